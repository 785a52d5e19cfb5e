// A site that is published again under an open tab, and hosts that answer with files that do not fit together.
import { expect, inject, test } from 'vitest';
import type { Nav } from '../../schemas/types.ts';
import { answered, changed, changedPage, firstOf } from '../testing/intercepts.ts';
import { hydrated } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader();
const navOf = (rendererVersion: string) =>
  changed<Nav>(inject('site'), 'nav.json', (nav) => ({ ...nav, rendererVersion }));

/** Pages loaded as a whole since the last call. */
const loads = () => reader.host.takeRequests().filter((path) => path.endsWith('/')).length;

test('a document of a newer contract: the page is loaded anew, and shown by the new program', async () => {
  const page = await reader.open('/docs/registro');
  loads();
  reader.host.intercept(
    firstOf(
      changedPage(inject('site'), '/docs/informes', () => ({ schemaVersion: 2 })),
      navOf('another'),
    ),
  );
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await page.waitForURL('**/docs/informes/');
  await arrivedAt(page, 'Informes');
  // The host still disagrees with itself, so the prerendered page stands alone: readable, and not in a loop.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
  expect(loads()).toBeLessThanOrEqual(2);
  expect(await page.locator('.needs-js:visible').count()).toBe(0);
});

test('a nav.json of another program: one reload, never a loop', async () => {
  const page = await reader.openEmpty();
  reader.host.intercept(navOf('another'));
  loads();
  await page.goto('/docs/registro/');
  await expect.poll(() => page.evaluate(() => sessionStorage.length).catch(() => 0)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js ?? '-').catch(() => '')).toBe('-');
  expect(loads()).toBe(2);
  // Published completely by now: the next visit is whole again.
  reader.host.intercept(undefined);
  await page.reload();
  await hydrated(page);
});

test('a tab that was open for long asks for the version when the reader comes back, and loads the next page anew', async () => {
  const page = await reader.openEmpty();
  await page.clock.install();
  await page.goto('/docs/registro');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  reader.host.intercept(navOf('newer'));
  reader.host.takeRequests();
  await page.clock.fastForward('06:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => reader.host.takeRequests()).toContain('/nav.json');
  await page.evaluate(() => fetch('/nav.json').then((answer) => answer.text()));
  reader.host.intercept(undefined);
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Informes');
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(false);
});

test('a page that is gone from the host after a new publication is told from one that never was', async () => {
  const page = await reader.open('/docs/registro');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  reader.host.intercept(firstOf(answered('/docs/informes.json', 404), navOf('newer')));
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await expect.poll(() => page.evaluate(() => 'isSame' in window).catch(() => true)).toBe(false);
  reader.takeTroubles(page);
});

test('a code chunk that cannot be loaded reloads the page, once', async () => {
  const page = await reader.open('/docs/registro');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const fail = () =>
    page.evaluate(() => {
      const event = new Event('vite:preloadError', { cancelable: true });
      return dispatchEvent(event) === false;
    });
  await fail().catch(() => undefined);
  await expect.poll(() => page.evaluate(() => 'isSame' in window).catch(() => true)).toBe(false);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  // The second time the failure is left to whoever asked for the chunk.
  expect(await fail()).toBe(false);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a program that is gone leaves the page as it reads without scripts: nothing hidden, no dead button', async () => {
  const page = await reader.openEmpty({ size: [390, 844] });
  reader.host.intercept(answered(/application-.*\.js$/, 404));
  await page.goto('/docs/Informes/plcota/apis/envio-e-retorno');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
  expect(await page.locator('.needs-js:visible, .copy-button:visible, .tab-list:visible').count()).toBe(0);
  expect(await page.locator('.tab-panel:visible').count()).toBe(await page.locator('.tab-panel').count());
  expect(await page.locator('.sidebar').isVisible()).toBe(true);
  reader.takeTroubles(page);
});
