// Field lists as a reader meets them: by mouse, by keyboard, and without JavaScript.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { PageOptions } from '../testing/open-browser.ts';
import { startReader } from '../testing/reader.ts';

const ROUTE = '/docs/Informes/movimento-cota/lista_de_campos';
const FIELDS = 11;

const reader = startReader();
const folder = inject('site');

async function open(options: PageOptions = {}, hash = '') {
  const page = await reader.open(ROUTE + hash, options);
  const list = page.locator('.field-list').first();
  const shown = (): Promise<string[]> => list.locator('tbody tr:visible .field-name code').allInnerTexts();
  return { page, list, shown };
}

describe('the filter', () => {
  test('finds words without their accents, and keeps the objects around what it finds', async () => {
    const { list, shown } = await open();
    expect(await shown()).toHaveLength(FIELDS);
    await list.getByRole('searchbox', { name: 'Filtrar campos' }).fill('CODIGO associacao');
    await expect
      .poll(shown)
      .toEqual(['classe_investida', 'codigoanbima_subclasse_investida', 'codigocvm_subclasse_investida']);
    expect(await list.locator('.field-count').innerText()).toBe('2 de 11 campos');
    await list.getByRole('searchbox').fill('nada disso');
    await expect.poll(() => list.innerText()).toContain('Nenhum campo corresponde ao filtro.');
  });

  test('filters by obligation, by keyboard alone', async () => {
    const { page, list, shown } = await open();
    await list.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('cond');
    await expect.poll(async () => (await shown()).length).toBe(3);
    expect(await list.locator('tbody tr:visible .field-obligation').allInnerTexts()).toEqual([
      'obrigatório',
      'condicional',
      'condicional',
    ]);
  });

  test('gives way to a link that leads to a field it hides', async () => {
    const { page, list, shown } = await open();
    await list.getByRole('searchbox').fill('vendido');
    await expect.poll(async () => (await shown()).length).toBe(2);
    await page.evaluate(() => {
      location.hash = '#campo-classe_compra_cotas';
    });
    await expect.poll(async () => (await shown()).length).toBe(FIELDS);
  });
});

test('each field has an address that a click gives and a visit finds', async () => {
  const { page, list } = await open();
  const id = 'campo-classe_investida.valor_financeiro_vendido';
  const row = list.locator(`[id="${id}"]`);
  await row.hover();
  await row.getByRole('link', { name: 'Link direto para o campo valor_financeiro_vendido' }).click();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const visit = await open({ size: [390, 800] }, `#${id}`);
  const top = () => visit.list.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(40);
  expect(await top()).toBeLessThan(700);
});

test('offers the list as files, which are those that were published', async () => {
  const { page, list } = await open();
  const links = list.locator('.field-files a');
  expect(await links.allInnerTexts()).toEqual(['CSV', 'JSON Schema', 'TypeScript', 'JSON']);
  for (const link of await links.all()) {
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const name = download.suggestedFilename();
    const saved = await download.path();
    expect(readFileSync(saved)).toEqual(readFileSync(path.join(folder, 'data/fields', name)));
  }
});

test('shows a file layout above a sample line whose values lead to their fields', async () => {
  const page = await reader.open('/docs/Informes/movimento-cota/arquivos/Movimentacao_Cotas');
  const list = page.locator('.field-list').first();
  expect(await list.locator('.file-facts').innerText()).toContain('UTF-8, sem BOM');
  expect(await list.locator('.file-line code').innerText()).toBe(
    '2025-11-23;Sim;11111111000111;22222222000122;;;150000.00;0.00;1250000.00',
  );
  await list.locator('.file-line').getByRole('link', { name: '150000.00', exact: true }).click();
  expect(new URL(page.url()).hash).toBe('#campo-valor_financeiro_comprado');
  expect(await list.locator('tr:target .field-place').innerText()).toBe('coluna 7');
});

test('is complete without JavaScript, and offers no filter that would not work', async () => {
  const { list, shown } = await open({ javaScript: false });
  expect(await shown()).toHaveLength(FIELDS);
  expect(await list.getByRole('searchbox').count()).toBe(0);
  expect(await list.locator('.field-files a').count()).toBe(4);
});

test('keeps its roles and fits a window of 390, 1000 and 1440 pixels', async () => {
  const { page, list } = await open();
  const table = list.getByRole('table', { name: 'Corpo do envio' });
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(async () => [width, await excess()]).toEqual([width, 0]);
    expect(await table.getByRole('rowheader').count()).toBe(FIELDS);
    expect(await table.getByRole('columnheader').count()).toBe(4);
  }
});
