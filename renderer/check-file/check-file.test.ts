// A reader's own file, held to a contract in the page.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsInBothModes } from '../testing/axe.ts';
import { startReader } from '../testing/reader.ts';
import type { Intercept } from '../testing/serve-site.ts';

const PAGE = '/docs/Informes/confira-seu-arquivo';
const NAME = 'Movimentacao_Cotas_20251123_001.csv';
const HEADER =
  'data;classe_compra_cotas;cnpj_classe_investidora;cnpj_classe_investida;codigoanbima_subclasse_investida;codigocvm_subclasse_investida;valor_financeiro_comprado;valor_financeiro_vendido;valor_posicao_final_investida';
const RIGHT = '2025-11-23;Sim;11111111000111;22222222000122;;;1.00;0.00;2.00';
const WRONG = '2025-11-23;Sim;11111111000111;22222222000122;;;=1+1;0.00;2.00';

const reader = startReader();

/** A host of files alone, which says nothing of policies. */
const plain: Intercept = (_, response) => {
  response.removeHeader('content-security-policy');
  return false;
};

const place = (page: Page) => page.getByRole('region', { name: 'Movimentacao_Cotas_AAAAMMDD_NNN.csv' });
const status = (page: Page) => place(page).getByRole('status').textContent();
const give = (page: Page, lines: readonly string[], name = NAME) =>
  place(page)
    .getByLabel('Escolha um arquivo')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) });

test('a file is checked in a worker that can fetch nothing, each fault with its place and a link to its field', async () => {
  reader.host.intercept(plain);
  const page = await reader.open(PAGE);
  await give(page, [HEADER, RIGHT, WRONG]);
  await expect.poll(() => status(page)).toBe(`${NAME}: 1 problema.`);
  expect(await place(page).getByRole('listitem').innerText()).toMatch(
    /^Linha 3, Coluna 48\s+valor_financeiro_comprado\s+tipo\s+"\[1\]\.valor_financeiro_comprado" deve ser um número, não "=1\+1"\.$/,
  );
  expect(await place(page).getByRole('link', { name: 'valor_financeiro_comprado' }).getAttribute('href')).toBe(
    '/docs/Informes/movimento-cota/arquivos/Movimentacao_Cotas#campo-valor_financeiro_comprado',
  );
  const [worker, ...others] = page.workers();
  expect(others).toEqual([]);
  const fetched = (address: string) =>
    worker?.evaluate(
      (from) =>
        fetch(from).then(
          () => 'fetched',
          () => 'refused',
        ),
      address,
    );
  expect([await fetched(`${reader.host.origin}/nav.json`), await fetched('https://example.com/')]).toEqual([
    'refused',
    'refused',
  ]);
  expect(await violationsInBothModes(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await place(page).getByRole('link', { name: 'Salvar em CSV' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(/^3;48;valor_financeiro_comprado;tipo;/);
  await give(page, [HEADER, RIGHT]);
  await expect.poll(() => status(page)).toBe(`${NAME}: nenhum problema.`);
  expect(await place(page).getByRole('listitem').count()).toBe(0);
});

test('a check can be cancelled, and the next one begins anew', async () => {
  reader.host.intercept(plain);
  const page = await reader.open(PAGE);
  // The program never answers: it is still being loaded.
  reader.host.intercept((request, response) => {
    plain(request, response);
    return request.url?.includes('check-file-program') ?? false;
  });
  await give(page, [HEADER, RIGHT], 'Movimentacao_Cotas_20251123_002.csv');
  await give(page, [HEADER, RIGHT]);
  await expect.poll(() => status(page)).toBe(`Conferindo ${NAME}: 0 %`);
  await place(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(() => status(page)).toBe(`A conferência de ${NAME} foi cancelada.`);
  await expect.poll(() => page.locator('.check-file-frame').count()).toBe(0);
  reader.host.intercept(plain);
  await give(page, [HEADER, RIGHT]);
  await expect.poll(() => status(page)).toBe(`${NAME}: nenhum problema.`);
});

test('where the policy of the host allows no such worker the frame checks, by keyboard and of what is pasted', async () => {
  const page = await reader.open(PAGE);
  await place(page).getByText('Colar o conteúdo').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(`${HEADER}\n${RIGHT}\n2025-11-23;Talvez`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page)).toBe('Conteúdo colado: 1 problema.');
  expect(await place(page).getByRole('listitem').innerText()).toContain('A linha 3 deve ter 9 colunas, não 2.');
  expect(page.workers()).toEqual([]);
  const fetched = page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('.check-file-frame')?.contentDocument?.defaultView;
    return frame?.fetch(`${location.origin}/nav.json`).then(
      () => 'fetched',
      () => 'refused',
    );
  });
  expect(await fetched).toBe('refused');
  // The browser says what it refused.
  for (const said of reader.takeTroubles(page))
    expect(said).toMatch(/TrustedScriptURL|connect-src|Content Security Policy/);
});

test('without JavaScript the page says what does the same', async () => {
  const page = await reader.open(PAGE, { javaScript: false });
  expect(await place(page).innerText()).toContain('docs-build check-file --contract movimento-cota-arquivo');
});
