// Postman collections, and where fields are used, as a reader meets them: by mouse, by keyboard, and without JavaScript.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { startReader } from '../testing/reader.ts';

const reader = startReader();
const ROUTE = '/docs/Informes/movimento-cota/apis/postman';
const TITLE = 'Movimentação de cotas - v1.0.0';

test('say each request with its method and path, below its folder', async () => {
  const page = await reader.open(ROUTE);
  const collection = page.getByRole('region', { name: TITLE });
  const folder = collection.getByRole('list', { name: '2. Cadastro' });
  expect((await folder.locator('.request-head').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'POST Cadastrar solicitação /v1/movimentacao-cotas/solicitacoes',
    'POST Cadastrar substituição /v1/movimentacao-cotas/solicitacoes',
  ]);
  const request = page.locator('#pedido-cadastrar-solicitacao');
  expect(await request.innerText()).toContain('Testes: A solicitação foi criada (201)');
  expect(await request.innerText()).toContain('Guarda: numero_solicitacao');
});

test('lead from a request to its operation in the guide, and from a variable to what sets it', async () => {
  const page = await reader.open(ROUTE);
  await page.getByRole('table').first().getByRole('link', { name: 'Obter token' }).click();
  expect(new URL(page.url()).hash).toBe('#pedido-obter-token');
  await page.getByRole('article').getByRole('link', { name: 'Acompanhar solicitação' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.url())
    .toMatch(/\/movimento-cota\/apis\/envio-e-retorno#operacao-movimento-cota-acompanhamento$/);
});

test('are complete without JavaScript: requests, variables, and the file with its hash', async () => {
  const page = await reader.open(ROUTE, { javaScript: false });
  const collection = page.locator('.collection');
  expect(await collection.locator('.request:visible').count()).toBe(4);
  const rows = await collection.locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(7);
  expect(rows[3]).toMatch(/access_token[\s\S]*segredo[\s\S]*guardada por Obter token/);
  const file = readFileSync(path.join(inject('site'), 'data/postman/movimento-cota.postman_collection.json'));
  expect(await collection.locator('.download-hash').textContent()).toContain(
    createHash('sha256').update(file).digest('hex'),
  );
});

test('a field says where it is used when it is asked, by keyboard, and leads there', async () => {
  const page = await reader.open('/docs/Informes/movimento-cota/lista_de_campos');
  const row = page.locator('[id="campo-classe_investidora.cnpj_classe_investidora"]');
  const uses = row.locator('.field-uses');
  expect(await uses.locator('li:visible').count()).toBe(0);
  await uses.locator('summary').focus();
  await page.keyboard.press('Enter');
  const request = uses.getByRole('link', { name: `${TITLE}: Cadastrar solicitação` });
  await request.click();
  await expect.poll(() => page.url()).toMatch(/\/apis\/postman#pedido-cadastrar-solicitacao$/);
});

test('what is said of uses is not searched by the filter of a list', async () => {
  const page = await reader.open('/docs/Informes/movimento-cota/lista_de_campos');
  const list = page.locator('.field-list').first();
  await list.getByRole('searchbox', { name: 'Filtrar campos' }).fill('Cadastrar solicitação');
  await expect.poll(() => list.innerText()).toContain('Nenhum campo corresponde ao filtro.');
});
