import { expect, test } from 'vitest';
import { held } from '../testing/intercepts.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader();

test('appears when a navigation has lasted 200 ms, not before, and goes when the page is there', async () => {
  const page = await reader.openEmpty();
  await page.clock.install();
  await page.goto('/docs/registro');
  await expect.poll(() => page.locator('.sidebar-toggle').count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.getElementById('-root') ?? {}).length))
    .toBeGreaterThan(0);
  const late = held('/docs/segregacao-taxas.json');
  reader.host.intercept(late.intercept);
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.locator('.navbar').getByRole('link', { name: 'Segregação de taxas' }).click();
  // The click is answered with a frame, and what it asks for begins after that.
  await page.clock.runFor(20);
  await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('true');
  const bar = page.getByRole('progressbar', { name: 'Carregando página' });
  await page.clock.runFor(179);
  expect(await bar.count()).toBe(0);
  await page.clock.runFor(21);
  await expect.poll(() => bar.count()).toBe(1);
  // The old page stays until the new one is there.
  expect(await page.locator('main h1').innerText()).toBe('Registro');

  late.release();
  await arrivedAt(page, 'Segregação de taxas');
  expect(await bar.count()).toBe(0);
});

test('does not appear for a navigation that is done sooner', async () => {
  const page = await reader.open('/docs/registro');
  await page.evaluate(() => {
    const seen = { count: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) seen.count += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  // Known already: shown at once, however slow the machine is.
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).hover();
  await expect.poll(() => reader.host.takeRequests()).toContain('/docs/informes.json');
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Informes');
  expect(await page.evaluate(() => (window as unknown as { seen: { count: number } }).seen.count)).toBe(0);
});
