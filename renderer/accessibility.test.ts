// What is not on every page: failures, open panels, menus and dialogs. Each route as it is opened is in
// every-route.test.ts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { htmlPathOf } from '../schemas/paths.ts';
import { SIZES, violationsAtEverySize, violationsInBothModes } from './testing/axe.ts';
import { answered, changedPage } from './testing/intercepts.ts';
import { layoutShift } from './testing/layout-shift.ts';
import { hydrated } from './testing/open-browser.ts';
import { arrivedAt, startReader } from './testing/reader.ts';
import { GUIDE } from './testing/routes.ts';

const reader = startReader();
const sample = startReader('sample');

test('the not-found page, a failed and a crashed page are accessible', async () => {
  const page = await reader.open('/docs/registro/lista');
  expect(await violationsAtEverySize(page)).toEqual([]);
  reader.host.intercept(answered('/docs/informes.json', 503));
  await page.goto('/docs/registro');
  await hydrated(page);
  await page.locator('.navbar-menu').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Informes', exact: true }).first().click();
  await arrivedAt(page, 'Não foi possível carregar esta página');
  expect(await violationsAtEverySize(page)).toEqual([]);
  reader.host.intercept(changedPage(inject('site'), '/docs/informes', () => ({ toc: null })));
  await page.getByRole('button', { name: 'Retry' }).click();
  await arrivedAt(page, 'This page crashed.');
  expect(await violationsAtEverySize(page)).toEqual([]);
  reader.takeTroubles(page);
});

test.each(['/', GUIDE, '/docs/registro'])('the open panel is accessible on %s', async (route) => {
  const page = await reader.open(route, { size: SIZES[1] });
  await page.locator('.navbar-menu').click();
  await page.getByRole('dialog').waitFor();
  const closed = page.getByRole('dialog').locator('.sidebar-toggle[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  // High enough for all of it: axe takes a button that the edge of what scrolls cuts off for a small one.
  await page.setViewportSize({ width: SIZES[1][0], height: 2400 });
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('open menus, dialogs, details and notices are accessible', async () => {
  const page = await sample.open('/guia');
  await page.locator('.menu summary').click();
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.locator('details.details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  await page.getByRole('tab', { name: 'Python' }).first().click();
  expect(await violationsAtEverySize(page)).toEqual([]);
  const guide = await reader.open(GUIDE);
  await guide.locator('.diagram-zoom').first().click();
  expect(await violationsInBothModes(guide)).toEqual([]);
});

test('names say what a thing is, once: headings, copy buttons, tab lists, notes', async () => {
  const page = await sample.open('/guia');
  const has = (role: 'heading' | 'button' | 'tablist' | 'note', name: string) =>
    page.getByRole(role, { name, exact: true, includeHidden: true }).count();
  expect(await has('heading', 'Abas')).toBe(1);
  expect(await has('tablist', 'Abas: curl, Python')).toBeGreaterThan(0);
  expect(await has('button', 'Copiar o código python')).toBeGreaterThan(0);
  const guide = await reader.open(GUIDE);
  const notes = await guide.getByRole('note').evaluateAll((all) => all.map((note) => note.getAttribute('aria-label')));
  expect(notes.length).toBeGreaterThan(0);
  expect(notes).not.toContain(null);
  // A landmark without a name of its own says nothing.
  expect(await guide.getByRole('complementary').count()).toBe(0);
});

test('nothing moves where the page comes in two halves, parted in the middle of the navbar', async () => {
  const page = await reader.openEmpty();
  const html = readFileSync(path.join(inject('site'), htmlPathOf('/docs/registro')), 'utf8');
  const middle = html.indexOf('color-mode-toggle');
  let sendRest = (): void => {};
  reader.host.intercept(({ url }, response) => {
    if (url !== '/docs/registro/') return false;
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
    return true;
  });
  const arrival = page.goto('/docs/registro/');
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.navbar-end') !== null).catch(() => false))
    .toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  sendRest();
  await arrival;
  await hydrated(page);
  expect(await layoutShift(page)).toEqual([0, []]);
});
