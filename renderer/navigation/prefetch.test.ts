import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answered, held } from '../testing/intercepts.ts';
import { hydrated } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader();

/** Documents asked for since the last call. */
const documents = () => reader.host.takeRequests().filter((path) => path.endsWith('.json') && path !== '/nav.json');

/** As on a connection of this kind. */
const connected = (page: Page, connection: object) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);

test('fetches the pages that links in sight lead to, and no others', async () => {
  const page = await reader.openEmpty();
  reader.host.takeRequests();
  await page.goto('/');
  await hydrated(page);
  const seen: string[] = [];
  const asked = () => {
    seen.push(...documents());
    return seen;
  };
  const last = page.locator('main table a').last();
  await expect.poll(asked).toContain('/docs/registro.json');
  expect(asked()).not.toContain('/docs/movimento-cota/video.json');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(asked).toContain('/docs/segregacao-taxas.json');
  expect(new Set(seen).size).toBe(seen.length);
});

test('fetches a page when its link is about to be used: hovered or focused', async () => {
  const page = await reader.open('/docs/registro');
  documents();
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).hover();
  await expect.poll(documents).toContain('/docs/informes.json');
  await page.locator('.navbar').getByRole('link', { name: 'Segregação de taxas' }).focus();
  await expect.poll(documents).toContain('/docs/segregacao-taxas.json');
});

test('shows a page fetched before at once, without asking again', async () => {
  const page = await reader.open('/docs/registro');
  documents();
  const link = page.locator('.navbar').getByRole('link', { name: 'Informes' });
  await link.hover();
  await expect.poll(documents).toContain('/docs/informes.json');
  await link.click();
  await arrivedAt(page, 'Informes');
  await page.goBack();
  await arrivedAt(page, 'Registro');
  expect(documents().filter((path) => /^\/docs\/(informes|registro)\.json$/.test(path))).toEqual([]);
});

test('joins a fetch that is under way', async () => {
  const page = await reader.open('/docs/registro');
  const late = held('/docs/informes.json');
  reader.host.intercept(late.intercept);
  documents();
  const link = page.locator('.navbar').getByRole('link', { name: 'Informes' });
  await link.hover();
  const asked: string[] = [];
  const fetched = () => {
    asked.push(...documents());
    return asked.filter((path) => path === '/docs/informes.json').length;
  };
  await expect.poll(fetched).toBe(1);
  await link.click();
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('true');
  late.release();
  await arrivedAt(page, 'Informes');
  expect(fetched()).toBe(1);
});

test.each([
  ['a 2g connection', { effectiveType: '2g' }],
  ['a slow 2g connection', { effectiveType: 'slow-2g' }],
  ['data-saver mode', { saveData: true, effectiveType: '4g' }],
])('fetches nothing ahead on %s, and pages still work', async (_, connection) => {
  const page = await reader.openEmpty();
  await connected(page, connection);
  await page.goto('/docs/registro');
  await hydrated(page);
  documents();
  const link = page.locator('.navbar').getByRole('link', { name: 'Informes' });
  await link.hover();
  await page.locator('main .card a').first().hover();
  // Two idle periods: whatever was to be fetched ahead has been asked for.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  expect(documents()).toEqual([]);
  await link.click();
  await arrivedAt(page, 'Informes');
  expect(documents()).toEqual(['/docs/informes.json']);
});

test('fails in silence, and is tried again on the click', async () => {
  const page = await reader.open('/docs/registro');
  reader.host.intercept(answered('/docs/informes.json', 503));
  documents();
  const link = page.locator('.navbar').getByRole('link', { name: 'Informes' });
  await link.hover();
  await expect.poll(documents).toContain('/docs/informes.json');
  expect(await page.locator('main h1').textContent()).toBe('Registro');
  await expect.poll(() => reader.takeTroubles(page)).toEqual([expect.stringContaining('503')]);
  reader.host.intercept(undefined);
  await link.click();
  await arrivedAt(page, 'Informes');
});
