// The table of all error codes as a reader meets it.
import { expect, test } from 'vitest';
import { startReader } from '../testing/reader.ts';

const ROUTE = '/docs/Informes/codigos-de-erro';

const reader = startReader();

async function open(address = '') {
  const page = await reader.open(ROUTE + address);
  const list = page.locator('.error-codes');
  const shown = (): Promise<string[]> => list.locator('tbody tr:visible td:first-child').allInnerTexts();
  return { page, list, shown };
}

test('is filtered by words of a code, its meaning and who raises it; the filter stands in the address', async () => {
  const { page, list, shown } = await open();
  const total = (await shown()).length;
  expect(total).toBeGreaterThan(60);
  await list.getByRole('searchbox', { name: 'Filtrar códigos' }).fill('visto AUTENTICACAO pl');
  await expect.poll(async () => new Set(await shown())).toEqual(new Set(['401']));
  await expect.poll(() => list.locator('.field-count').innerText()).toMatch(new RegExp(`^\\d de ${total} linhas$`));
  await expect.poll(() => page.url()).toContain('?filtro-codigos=visto+AUTENTICACAO+pl');
  await list.getByRole('searchbox').fill('nada disso');
  await expect.poll(() => list.innerText()).toContain('Nenhum código corresponde ao filtro.');
});

test('a link leads to the first row of a code, to that of one who raises it, and past the filter', async () => {
  const { page, shown } = await open('/?filtro-codigos=MC05#erro-MC05');
  await expect.poll(shown).toEqual(['MC05']);
  await page.evaluate(() => {
    location.hash = '#erro-404-plcota-justificativa';
  });
  const row = page.locator('tr:has(#erro-404-plcota-justificativa)');
  await expect.poll(() => row.isVisible()).toBe(true);
  expect(await row.innerText()).toContain('Solicitação ou registro inexistente');
  await expect.poll(() => row.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('gradient');
  await row.getByRole('link', { name: 'API de PL/Cota: Cadastro da justificativa' }).click();
  await page.waitForURL('**/docs/Informes/plcota/apis/pl-cota-justificativa#operacao-plcota-justificativa-erros');
});
