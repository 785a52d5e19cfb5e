// Operations as a reader meets them: by mouse, by keyboard, by an address, and without JavaScript.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { focused, startReader } from '../testing/reader.ts';

const reader = startReader();
const ROUTE = '/docs/Informes/movimento-cota/apis/envio-e-retorno';
const LANGUAGES = ['curl', 'Python', 'Java', 'C#', 'JavaScript'];

test('say method, path and parts, in the order of a call', async () => {
  const page = await reader.open(ROUTE);
  const operation = page.getByRole('group', { name: 'Acompanhamento da solicitação' });
  expect(await operation.locator('.operation-line').innerText()).toMatch(
    /^GET\s+<hub-anbima>:\/v1\/movimentacao-cotas\/solicitacoes\/\{numeroSolicitacao\}$/,
  );
  expect(await operation.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Cabeçalhos e parâmetros',
    'Exemplos de código',
    'Respostas',
    'Erros e o que fazer',
    'Limites',
  ]);
  const parameters = operation.getByRole('table', { name: 'Cabeçalhos e parâmetros: Acompanhamento da solicitação' });
  expect(await parameters.locator('.field-name code').allInnerTexts()).toEqual([
    'Authorization',
    'numeroSolicitacao',
    'page',
    'page-size',
  ]);
  expect(await operation.getByText('(Exemplo, não publicado)').count()).toBe(1);
  await operation.getByRole('link', { name: 'Resposta do acompanhamento' }).click();
  expect(new URL(page.url()).hash).toBe('#consulta');
});

test('show their code in the language the reader chose, by mouse, on every operation and the next visit', async () => {
  const page = await reader.open(ROUTE);
  const lists = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: 'curl' }) });
  expect(await lists.count()).toBe(2);
  expect(await lists.first().getByRole('tab').allInnerTexts()).toEqual(LANGUAGES);
  await lists.first().getByRole('tab', { name: 'C#' }).click();
  for (const list of await lists.all()) {
    await expect.poll(() => list.getByRole('tab', { selected: true }).innerText()).toBe('C#');
  }
  await page.getByText('MovimentoCotaAcompanhamento.cs').waitFor();
  await page.goto('/docs/registro/apis/fundo_solicitacoes');
  await expect.poll(() => page.getByText('RegistroCadastro.cs').isVisible()).toBe(true);
  expect(await page.getByText('registro-cadastro.sh').isVisible()).toBe(false);
});

test('have their examples beside the text in a wide window, and below it in another', async () => {
  const page = await reader.open(ROUTE, { size: [1600, 900] });
  const operation = page.getByRole('group', { name: 'Cadastro da solicitação' });
  const places = async () => {
    const text = await operation.locator('.operation-line').boundingBox();
    const examples = await operation.locator('> :is(.tabs, .code-block)').all();
    const lefts = await Promise.all(examples.map(async (example) => (await example.boundingBox())?.x ?? 0));
    return { lefts, left: text?.x ?? 0, right: (text?.x ?? 0) + (text?.width ?? 0) };
  };
  const wide = await places();
  expect(wide.lefts.length).toBeGreaterThan(1);
  for (const left of wide.lefts) expect(left).toBeGreaterThan(wide.right);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1600);
  await page.setViewportSize({ width: 1440, height: 900 });
  const narrow = await places();
  for (const left of narrow.lefts) expect(left).toBe(narrow.left);
});

test('show it by keyboard, and copy what is shown', async () => {
  const page = await reader.open(ROUTE, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const operation = page.getByRole('group', { name: 'Cadastro da solicitação' });
  await operation.getByRole('tab', { name: 'curl' }).focus();
  for (const language of [...LANGUAGES.slice(1), 'curl', 'Python']) {
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe(language);
  }
  const panel = operation.getByRole('tabpanel', { name: 'Python' });
  await panel.getByRole('button', { name: /Copiar/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^import os\n/);
  expect(copied).toContain('os.environ["HUB_BASE_URL"] + "/v1/movimentacao-cotas/solicitacoes"');
  expect(await panel.locator('.code-keyword').first().innerText()).toBe('import');
});

test('have their parts in the table of contents, and say method and status by colour as well', async () => {
  const page = await reader.open(ROUTE, { size: [1440, 900] });
  const operation = page.getByRole('group', { name: 'Acompanhamento da solicitação' });
  const parts = await operation.getByRole('heading', { level: 3 }).evaluateAll((all) => all.map(({ id }) => id));
  for (const id of parts) expect(await page.locator(`.toc [href="#${id}"]`).count()).toBe(1);
  const tone = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);
  const badges = page.locator('article > .table-box .method');
  expect(await badges.allInnerTexts()).toEqual(['POST', 'GET']);
  expect(await tone(badges.first())).not.toBe(await tone(badges.last()));
  expect(await tone(operation.locator('.operation-line .method'))).toBe(await tone(badges.last()));
  const status = (code: string) => operation.locator(':is(th, td) > code', { hasText: code }).first();
  expect(await tone(status('200'))).not.toBe(await tone(status('401')));
});

test('copy their address, and headings and fields theirs, by small buttons that say what they copy', async () => {
  const page = await reader.open(ROUTE, { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const operation = page.getByRole('group', { name: 'Acompanhamento da solicitação' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const address = '<hub-anbima>:/v1/movimentacao-cotas/solicitacoes/{numeroSolicitacao}';
  await operation.getByRole('button', { name: `Copiar ${address}` }).click();
  await expect.poll(copied).toBe(address);
  await operation.getByRole('button', { name: 'Copiar page-size' }).click();
  await expect.poll(copied).toBe('page-size');
  await operation.getByRole('link', { name: 'Link direto para Limites' }).click();
  await expect.poll(copied).toMatch(/#.*limites$/);
  expect(await copied()).toBe(page.url());
  await page.getByText('Endereço copiado').waitFor({ state: 'attached' });
});

test('have addresses for their parts, which open a closed tab', async () => {
  const page = await reader.open(`${ROUTE}#operacao-movimento-cota-acompanhamento-javascript`);
  const operation = page.locator('#operacao-movimento-cota-acompanhamento');
  await expect
    .poll(() => operation.getByRole('tab', { name: 'JavaScript' }).getAttribute('aria-selected'))
    .toBe('true');
  for (const part of ['parametros', 'codigo', 'respostas', 'erros', 'limites', 'caminho-numeroSolicitacao']) {
    const id = `operacao-movimento-cota-acompanhamento-${part}`;
    expect([id, await page.locator(`[id="${id}"]`).count()]).toEqual([id, 1]);
    expect([id, await page.locator(`article a[href="#${id}"]:not(.toc-inline a)`).count()]).toEqual([id, 1]);
  }
});

test('are complete without JavaScript', async () => {
  const page = await reader.open(ROUTE, { javaScript: false });
  const operation = page.getByRole('group', { name: 'Cadastro da solicitação' });
  expect(await operation.locator('.tab-panel-label:visible').allInnerTexts()).toEqual([
    ...LANGUAGES,
    '201',
    '400',
    '401',
    '404',
    '500',
  ]);
  expect(await operation.locator('pre:visible').count()).toBe(1 + 5 + 5);
});

test('offer the same as OpenAPI and as data', async () => {
  const page = await reader.open(ROUTE);
  const link = page.getByRole('link', { name: /OpenAPI 3\.1/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const folder = inject('site');
  expect(readFileSync(await download.path())).toEqual(
    readFileSync(path.join(folder, 'data/openapi/movimento-cota.json')),
  );
  const data = JSON.parse(readFileSync(path.join(folder, 'data/operations/movimento-cota.json'), 'utf8'));
  expect(data.operations.map(({ id }: { readonly id: string }) => id)).toEqual([
    'movimento-cota-cadastro',
    'movimento-cota-acompanhamento',
  ]);
});

test('fit a window of 390, 1000 and 1440 pixels without scrolling sideways', async () => {
  const page = await reader.open(ROUTE);
  for (const width of [390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tables = page.locator('.operation .table-scroll');
    // Tables are measured again after a change of size.
    await expect.poll(() => tables.evaluateAll((all) => all.every(({ dataset }) => dataset.fits === ''))).toBe(true);
    const [scroll, client] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect([width, scroll]).toEqual([width, client]);
  }
});
