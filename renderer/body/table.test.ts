import { expect, test } from 'vitest';
import { scrollTo, startReader } from '../testing/reader.ts';
import { FIELDS } from '../testing/routes.ts';

const sample = startReader('sample');
const real = startReader();

test('scrolls in a box that the keyboard reaches where, and only where, it is too wide', async () => {
  const page = await sample.open('/guia', { size: [500, 800] });
  const boxes = page.locator('.table-scroll');
  const wide = boxes.nth(2);
  await expect.poll(() => wide.getAttribute('tabindex')).toBe('0');
  expect(await wide.getAttribute('role')).toBe('region');
  expect(await wide.getAttribute('aria-label')).toContain('Coluna comprida');
  expect(await boxes.first().getAttribute('tabindex')).toBe(null);
  expect(await boxes.first().getAttribute('role')).toBe(null);
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 2200, height: 800 });
  await expect.poll(() => wide.getAttribute('tabindex')).toBe(null);
});

test('keeps its header in sight while it is read', async () => {
  const page = await real.open('/docs/Informes/movimento-cota/lista_de_campos', { size: [1600, 600] });
  const table = page
    .locator('.table-scroll[data-fits] table')
    .filter({ has: page.locator('tr:nth-child(6)') })
    .first();
  await table.waitFor();
  const head = table.locator('thead th').first();
  const top = await table.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollTo(page, top + 100);
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(60);
});

test('becomes cards on a phone where it has many columns: each value beside the name of its column', async () => {
  const page = await real.open('/docs/Informes/plcota/apis/envio-e-retorno', { size: [390, 844] });
  const table = page.locator('.table-cards').filter({ hasText: 'Leitura' }).first();
  const row = table.locator('tbody tr').first();
  const cells = row.locator('th, td');
  expect(await cells.first().getAttribute('data-label')).toBe('Valor de exemplo');
  const places = await cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(new Set(places).size).toBe(1);
  const label = await cells.nth(2).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Leitura');
  // It is still a table to a screen reader.
  expect(await table.getAttribute('role')).toBe('table');
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('names its rows by their first cell where that tells them apart, as a table and as cards', async () => {
  for (const size of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const page = await real.open('/docs/Informes/plcota/apis/envio-e-retorno', { size });
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Significado' }) });
    expect(await table.first().getByRole('rowheader').allInnerTexts()).toEqual(['201 Created', '400 Bad Request']);
    expect(await table.first().getByRole('columnheader').count()).toBe(2);
    // What the operations are called, how they are called: on a phone no column is left too narrow for its name.
    const calls = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Método e caminho' }) });
    expect(await calls.getByRole('rowheader').count()).toBe(2);
    expect(await calls.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0))).toBe(
      true,
    );
  }
  // Two rows of the same first cell have no names, and no more do sentences.
  const page = await sample.open('/guia');
  expect(await page.locator('tbody th[scope=row]').count()).toBeGreaterThan(0);
});

test('leaves no empty line in a card for a cell without a value', async () => {
  const page = await sample.open('/guia', { size: [390, 844] });
  const cards = page.locator('.table-cards tbody tr');
  expect(await cards.nth(0).locator(':is(th, td):visible').count()).toBe(4);
  expect(await cards.nth(1).locator(':is(th, td):visible').count()).toBe(3);
});

test('a row that a link leads to stands clear of the column names, which stay in sight', async () => {
  const page = await real.open(`${FIELDS}#codigo-PC04`);
  const clear = page.locator('#codigo-PC04').evaluate((code) => {
    const heads = code.closest('table')?.querySelector('thead')?.getBoundingClientRect();
    return heads !== undefined && code.getBoundingClientRect().top >= heads.bottom;
  });
  expect(await clear).toBe(true);
});
