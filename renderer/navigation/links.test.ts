import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, focused, scrolled, scrollTo, startReader } from '../testing/reader.ts';
import { GUIDE, SITE_URL } from '../testing/routes.ts';

const reader = startReader();

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('go to another page without a reload: title, scroll, focus', async () => {
  const page = await reader.open(GUIDE);
  await mark(page);
  await scrollTo(page, 900);
  await page.locator('.sidebar').getByRole('link', { name: 'Lista de campos' }).click();
  await arrivedAt(page, 'Lista de campos de PL/Cota');
  expect(pathOf(page)).toBe('/docs/Informes/plcota/lista_de_campos');
  await expect.poll(() => page.title()).toBe('Lista de campos de PL/Cota | Hub de fundos');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect.poll(() => focused(page)).toBe('Lista de campos de PL/Cota');
  // The title that gets the focus is what a screen reader says: nothing says it again.
  expect(await page.locator('#-end').textContent()).toBe('');
  expect(await isSame(page)).toBe(true);
});

test('answer before the next page is made: the address changes with the next frame', async () => {
  const page = await reader.open(GUIDE);
  const next = page.locator('.pager [rel=next]');
  const goal = await next.getAttribute('href');
  const before = pathOf(page);
  const atOnce = await next.evaluate((link) => {
    (link as HTMLElement).click();
    return location.pathname;
  });
  expect(atOnce).toBe(before);
  await expect.poll(() => pathOf(page)).toBe(goal);
});

test('say which page has come where the focus goes to a heading further down', async () => {
  const page = await reader.open('/docs/registro');
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${GUIDE}#como-funciona`);
  await arrivedAt(page, 'PL/Cota - v1.1.0');
  await expect.poll(() => page.locator('#-end').textContent()).toBe('Página carregada: PL/Cota - v1.1.0');
});

test('leave the other ways of clicking to the browser', async () => {
  const page = await reader.open(GUIDE);
  await mark(page);
  const link = page.locator('.pager [rel=next]');
  const ways = [() => link.click({ modifiers: ['Control'] }), () => link.click({ button: 'middle' })];
  for (const click of ways) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), click()]);
    // The tab is told of while it is still blank.
    await tab.waitForURL('**/docs/Informes/plcota/apis/pl-cota-justificativa/');
    await tab.close();
  }
  const [window] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Shift'] })]);
  await window.close();
  expect([pathOf(page), await isSame(page)]).toEqual([`${GUIDE}/`, true]);
});

test('hand files to the browser, and do not take them for pages', async () => {
  const page = await reader.open(GUIDE);
  await mark(page);
  const link = page.getByRole('link', { name: 'Baixar envio-requisicao.json' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('envio-requisicao.json');
  expect([pathOf(page), await isSame(page)]).toEqual([`${GUIDE}/`, true]);
});

test('follow the redirects of site.yaml, inside the application and on the host', async () => {
  const old = '/docs/plcota/apis/envio-e-retorno';
  const page = await reader.open('/docs/registro');
  await mark(page);
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }, old);
  await arrivedAt(page, 'PL/Cota - v1.1.0');
  expect([pathOf(page), await isSame(page)]).toEqual([GUIDE, true]);
  await page.goto(old);
  await page.waitForURL(`**${GUIDE}/`);
  expect(await page.locator('main h1').textContent()).toBe('PL/Cota - v1.1.0');
});

test('keep the head true: canonical address, description and title follow the page', async () => {
  const page = await reader.open('/docs/registro');
  await page.locator('.pager [rel=next]').click();
  await arrivedAt(page, 'Lista de campos do registro');
  const route = '/docs/registro/lista_de_campos';
  const canonical = () => page.getAttribute('link[rel=canonical]', 'href');
  await expect.poll(canonical).toBe(`${SITE_URL}${route}`);
  const description = await page.getAttribute('meta[name=description]', 'content');
  await page.goto(route);
  expect(await page.getAttribute('meta[name=description]', 'content')).toBe(description);
  expect(await canonical()).toBe(`${SITE_URL}${route}`);
});
