// The search as readers use it: by keyboard, by pointer and by the address of its page, on the site of this repository.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, violationsInBothModes } from '../testing/axe.ts';
import { hydrated } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader();
const below = startReader('siteUnderBase');

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const active = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.querySelector('.result-title')?.textContent ?? '') : '';
  });
const address = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test('by keyboard alone: opened by Ctrl+K or /, chosen by arrows, followed by Enter, closed by Escape', async () => {
  const page = await reader.open('/docs/registro');
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.keyboard.type('codigoanbima_subclasse');
  await expect.poll(() => active(page)).toBe('codigoanbima_subclasse_investida');
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('[aria-selected=true]').getAttribute('id')).not.toBe('-search-results-0');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe('codigoanbima_subclasse_investida');
  expect(await page.getByRole('dialog').getByRole('status').textContent()).toMatch(/^Resultados: \d+$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => address(page)).toContain('codigoanbima_subclasse_investida');
  expect(await page.getByRole('dialog').count()).toBe(0);
  // What led somewhere is offered again.
  await page.keyboard.press('Control+k');
  await expect.poll(() => options(page).allInnerTexts()).toEqual(['codigoanbima_subclasse']);
  await page.getByRole('button', { name: 'Apagar buscas recentes' }).click();
  await expect.poll(() => options(page).count()).toBe(0);
});

test('says what it finds, what to try where it finds nothing, and the nearest word', async () => {
  const page = await reader.open('/');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await field(page).fill('movimentacao');
  await expect.poll(() => options(page).count()).toBeGreaterThan(3);
  expect(await page.locator('.result mark').allInnerTexts()).toContain('Movimentação');
  expect(await violationsInBothModes(page)).toEqual([]);
  await field(page).fill('autentxxxxacao');
  await page.locator('.search-nothing').filter({ hasText: 'Nada encontrado para “autentxxxxacao”.' }).waitFor();
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Você quis dizer “autenticacao”?' }).click();
  await expect.poll(() => options(page).first().innerText()).toContain('Autenticação');
});

test('has a page with an address, which can be shared, and goes on where the dialog ends', async () => {
  const page = await reader.open('/docs/registro', { size: SIZES[1] });
  await page.getByRole('button', { name: 'Buscar' }).click();
  await field(page).fill('409');
  await expect.poll(() => options(page).count()).toBeGreaterThan(1);
  await page.getByRole('link', { name: 'Ver todos os resultados' }).click();
  await arrivedAt(page, 'Busca');
  expect(address(page)).toBe('/busca?q=409');
  await page.reload();
  await hydrated(page);
  const results = page.locator('.search-page-list .result');
  await expect.poll(() => results.first().locator('.result-title').innerText()).toBe('409');
  expect(await page.title()).toBe('Busca | Hub de fundos');
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('tipo_taxa');
  await expect.poll(() => address(page)).toBe('/busca?q=tipo_taxa');
  await expect.poll(() => results.first().locator('.result-title').innerText()).toBe('tipo_taxa');
  await results.first().click();
  await expect.poll(() => address(page)).toContain('tipo_taxa');
  await page.goBack();
  await arrivedAt(page, 'Busca');
  await expect.poll(() => results.first().locator('.result-title').innerText()).toBe('tipo_taxa');
});

test('a page loads nothing of it before it is asked for, and then once, below a base as well', async () => {
  const page = await below.open('/fundos/docs/registro');
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /search/.test(name)).length);
  expect(await loaded()).toBe(0);
  await page.keyboard.press('Control+k');
  await field(page).fill('token');
  await expect.poll(() => options(page).first().getAttribute('href')).toMatch(/^\/fundos\/docs\//);
});

test('without JavaScript its page says so, and its button is not offered', async () => {
  const page = await reader.open('/busca', { javaScript: false });
  await page.getByText('A busca precisa de JavaScript.').waitFor();
  expect(await page.getByRole('button', { name: 'Buscar' }).count()).toBe(0);
});

test('where its index cannot be fetched it says so, and works once it can', async () => {
  const page = await reader.open('/docs/registro');
  reader.host.intercept(({ url = '' }, response) => {
    if (!url.startsWith('/data/search/')) return false;
    response.writeHead(503).end();
    return true;
  });
  await page.keyboard.press('Control+k');
  await field(page).fill('token');
  await page.locator('.search-nothing').filter({ hasText: 'Não foi possível carregar a busca' }).waitFor();
  reader.takeTroubles(page);
  reader.host.intercept(undefined);
  await field(page).fill('token ');
  await expect.poll(() => options(page).count()).toBeGreaterThan(0);
});
