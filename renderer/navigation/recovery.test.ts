// A site that is published again under an open tab, and hosts that answer with files that do not fit together.
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Nav } from '../../schemas/types.ts';
import { answered, changed, changedPage, firstOf, held } from '../testing/intercepts.ts';
import { layoutShift } from '../testing/layout-shift.ts';
import { hydrated, settled } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { FIELDS, GUIDE } from '../testing/routes.ts';
import type { Intercept } from '../testing/serve-site.ts';

const reader = startReader();
const navOf = (rendererVersion: string) =>
  changed<Nav>(inject('site'), 'nav.json', (nav) => ({ ...nav, rendererVersion }));

/** What answers to nobody without the application. */
const NEEDS_APPLICATION = ':is(.needs-js, .copy-button, .tab-list, .diagram-zoom):visible';

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

/** Bytes of the application, and where a part of it ends that is a program of its own. */
const [program] = readdirSync(path.join(inject('site'), 'assets')).filter((name) => /^application-.*\.js$/.test(name));
const source = readFileSync(path.join(inject('site'), 'assets', program ?? ''), 'utf8');
const answerProgram =
  (send: (response: ServerResponse) => void): Intercept =>
  ({ url }, response) => {
    if (!url?.endsWith(`/${program}`)) return false;
    response.setHeader('content-type', 'text/javascript');
    send(response);
    return true;
  };
const whole = { 'content-length': source.length };

describe.each([
  ['is gone', answerProgram((response) => response.writeHead(404).end())],
  ['is cut in half', answerProgram((response) => response.end(source.slice(0, source.length / 2)))],
  [
    'ends where a statement does',
    answerProgram((response) => response.end(source.slice(0, source.lastIndexOf('await ')))),
  ],
  [
    'breaks off with the connection',
    answerProgram((response) => response.writeHead(200, whole).write(source.slice(0, 9999), () => response.destroy())),
  ],
  ['is blocked on its way', answerProgram((response) => response.destroy())],
  ['is no program', answerProgram((response) => response.end('<!doctype html>'))],
  ['ends in an error', answerProgram((response) => response.end('throw new Error("broken")'))],
])('a program that %s', (_, intercept) => {
  test.each([
    ['/docs/registro', [1280, 800]],
    [GUIDE, [390, 844]],
  ] as const)(
    'leaves %s at %s as it reads without scripts: nothing hidden, no dead button, nothing moved',
    async (route, size) => {
      const page = await reader.openEmpty({ size });
      reader.host.intercept(intercept);
      await page.goto(route);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
      expect(await page.locator(NEEDS_APPLICATION).count()).toBe(0);
      expect(await page.locator('.tab-panel:visible').count()).toBe(await page.locator('.tab-panel').count());
      expect(await page.locator('.sidebar').isVisible()).toBe(true);
      expect(await layoutShift(page)).toEqual([0, []]);
      reader.takeTroubles(page);
    },
  );
});

test('a program that is on its way: what is pressed and typed is kept, and after ten seconds all is text', async () => {
  const page = await reader.openEmpty({ size: [390, 844] });
  const late = held(/application-.*\.js$/);
  reader.host.intercept(late.intercept);
  await page.clock.install();
  await page.goto(GUIDE);
  await page.clock.runFor(1000);
  const state = () => page.evaluate(() => document.documentElement.dataset.js);
  expect(await state()).toBe('');
  await page.clock.runFor(10_000);
  expect(await state()).toBe(undefined);
  expect(await page.locator('.tab-panel:visible').count()).toBe(await page.locator('.tab-panel').count());
  expect(await page.locator(NEEDS_APPLICATION).count()).toBe(0);
  late.release();
  await hydrated(page);
  expect(await page.locator(NEEDS_APPLICATION).count()).toBeGreaterThan(3);
  await page.locator('.navbar-menu').click();
  await page.getByRole('dialog').waitFor();
});

test('what is done before the program comes is acted on when it has come', async () => {
  const page = await reader.openEmpty({ size: [390, 844] });
  const late = held(/application-.*\.js$/);
  reader.host.intercept(late.intercept);
  await page.goto(FIELDS);
  expect(await page.evaluate(() => document.documentElement.dataset.js)).toBe('');
  const list = page.locator('.field-list').first();
  await list.getByRole('searchbox').fill('numero_cotistas');
  await page.locator('.color-mode-toggle').click();
  await page.locator('.navbar-menu').click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  late.release();
  await hydrated(page);
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expect
    .poll(() => list.locator('tbody tr:not([data-filtered]) .field-name code').allInnerTexts())
    .toEqual(['numero_cotistas']);
});
