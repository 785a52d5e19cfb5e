import { expect, test } from 'vitest';
import { held } from '../testing/intercepts.ts';
import { arrivedAt, focused, startReader } from '../testing/reader.ts';

const reader = startReader('sample');

test('shows the Markdown of site.yaml above the navbar, with links that stay in the application', async () => {
  const page = await reader.open('/curta');
  const bar = page.getByRole('region', { name: 'Aviso' });
  expect(await bar.locator('strong').innerText()).toBe('nova versão');
  const [above, navbar] = [await bar.boundingBox(), await page.locator('.navbar').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(navbar?.y ?? 0);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await bar.getByRole('link', { name: 'Leia o que mudou' }).click();
  await arrivedAt(page, 'Guia');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await bar.isVisible()).toBe(true);
});

test('once dismissed, stays away: on other pages, in later visits and before the application runs', async () => {
  const page = await reader.open('/curta');
  const bar = page.locator('.announcement');
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  expect(await bar.isVisible()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('announcement'))).toBe('aviso-1');
  // The button that had the focus is gone; the focus is not.
  expect(await focused(page)).toBe('Manual de exemplo');
  const late = held(/application-.*\.js$/);
  reader.host.intercept(late.intercept);
  await page.goto('/guia', { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  expect(await bar.isVisible()).toBe(false);
  late.release();
});

test('comes back when it is another one: the dismissal was of its id', async () => {
  const page = await reader.open('/curta');
  await page.evaluate(() => localStorage.setItem('announcement', 'aviso-0'));
  await page.reload();
  expect(await page.locator('.announcement').isVisible()).toBe(true);
});

test('can be read, and offers no dead button, without JavaScript', async () => {
  const page = await reader.open('/curta', { javaScript: false });
  expect(await page.locator('.announcement').isVisible()).toBe(true);
  expect(await page.locator('.announcement button').isVisible()).toBe(false);
});
