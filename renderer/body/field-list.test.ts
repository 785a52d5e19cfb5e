// Field lists as a reader meets them: by mouse, by keyboard, and without JavaScript.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { held } from '../testing/intercepts.ts';
import { hydrated, type PageOptions } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';

const ROUTE = '/docs/Informes/movimento-cota/lista_de_campos';
const FIELDS = 11;

/** Pages that are read for a list of fields. */
const LISTS = [
  ROUTE,
  '/docs/Informes/plcota/lista_de_campos',
  '/docs/registro/lista_de_campos',
  '/docs/segregacao-taxas/lista_de_campos',
  '/docs/Informes/movimento-cota/arquivos/Movimentacao_Cotas',
  '/docs/Informes/plcota/arquivos/PL_Cota',
  '/docs/segregacao-taxas/arquivos/Segregacao_Taxas',
];

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
      .toEqual([
        'classe_investidora',
        'classe_investida',
        'codigoanbima_subclasse_investida',
        'codigocvm_subclasse_investida',
      ]);
    expect(await list.locator('.field-count').innerText()).toBe('2 de 11 campos');
    await list.getByRole('searchbox').fill('nada disso');
    await expect.poll(() => list.innerText()).toContain('Nenhum campo corresponde ao filtro.');
  });

  test('filters by obligation, by keyboard alone', async () => {
    const { page, list, shown } = await open();
    await list.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('cond');
    await expect.poll(async () => (await shown()).length).toBe(4);
    expect(await list.locator('tbody tr:visible .field-obligation').allInnerTexts()).toEqual([
      'obrigatório',
      'obrigatório',
      'condicional',
      'condicional',
    ]);
  });

  test('takes no notice of the address of a page that is still on its way', async () => {
    const { page, list, shown } = await open();
    await list.getByRole('searchbox').fill('codigo');
    await expect.poll(shown).not.toHaveLength(FIELDS);
    const found = await shown();
    const late = held('/docs/registro.json');
    reader.host.intercept(late.intercept);
    await page.evaluate(() => {
      history.pushState({}, '', '/docs/registro?filtro=nada');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('true');
    expect([await list.getByRole('searchbox').inputValue(), await shown()]).toEqual(['codigo', found]);
    late.release();
    await arrivedAt(page, 'Registro');
  });

  test('gives way to a link that leads to a field it hides', async () => {
    const { page, list, shown } = await open();
    await list.getByRole('searchbox').fill('vendido');
    await expect.poll(async () => (await shown()).length).toBe(3);
    await page.evaluate(() => {
      location.hash = '#campo-classe_compra_cotas';
    });
    await expect.poll(async () => (await shown()).length).toBe(FIELDS);
  });
});

describe('what a reader looks for', () => {
  const hits = (list: Locator) =>
    list.evaluate(() => [...(CSS.highlights.get('field-hit') ?? [])].map((range) => (range as Range).toString()));

  test('is marked where it stands, and what only holds it is pale', async () => {
    const { list } = await open();
    await list.getByRole('searchbox').fill('vendido');
    await expect.poll(() => hits(list)).toEqual(['vendido']);
    expect(await list.locator('tr[data-hit] .field-name code').allInnerTexts()).toEqual(['valor_financeiro_vendido']);
    expect(await list.locator('tr[data-around]:visible .field-name code').allInnerTexts()).toEqual([
      'classe_investidora',
      'classe_investida',
    ]);
    const ink = (row: string) =>
      list
        .locator(`${row} .field-name code`)
        .first()
        .evaluate((name) => getComputedStyle(name).color);
    expect(await ink('tr[data-around]:visible')).not.toBe(await ink('tr[data-hit]'));
  });

  test('stands in the address: it can be sent, and is there on the way back', async () => {
    const { page, list, shown } = await open();
    await list.getByRole('searchbox').fill('cnpj investidora');
    await expect.poll(() => new URL(page.url()).search).toBe('?filtro=cnpj+investidora');
    const found = await shown();
    expect(found.length).toBeLessThan(FIELDS);
    await page.locator('.pager-next').click();
    await page.waitForURL('**/tratamentos_de_substituidos**');
    await page.goBack();
    await expect.poll(shown).toEqual(found);
    expect(await list.getByRole('searchbox').inputValue()).toBe('cnpj investidora');
    await page.goto(`${ROUTE}/?obrigacao=when`);
    await hydrated(page);
    await expect.poll(async () => (await shown()).length).toBe(4);
    expect(await list.getByRole('combobox').inputValue()).toBe('when');
  });
});

describe('a long list', () => {
  const LONG = '/docs/registro/lista_de_campos';
  const visible = 'tbody tr:visible:not(.field-group)';

  async function openLong(hash = '', size: readonly [number, number] = [390, 844]) {
    const page = await reader.open(LONG + hash, { size });
    return { page, list: page.locator('.field-list') };
  }

  test('shows its outline first: inner objects are closed, and open by keyboard', async () => {
    const { list } = await openLong();
    expect(await list.locator('tbody tr:not(.field-group)').count()).toBe(126);
    expect(await list.locator(visible).count()).toBeLessThan(30);
    expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(12_000);
    const documents = list.getByRole('button', { name: 'Abrir documentos (3)', exact: true });
    await documents.press('Enter');
    await list.getByRole('button', { name: 'Recolher documentos', exact: true }).waitFor();
    await list.getByText('tipo_documento', { exact: true }).waitFor();
  });

  test('opens for a link to what is closed, from its index, the table of contents or another page', async () => {
    const { page, list } = await openLong('#campo-fundo.classes.subclasses.codigo_subclasse', [1440, 900]);
    const row = (id: string) => list.locator(`[id="${id}"]`);
    await expect.poll(() => row('campo-fundo.classes.subclasses.codigo_subclasse').isVisible()).toBe(true);
    expect(await row('campo-fundo.prestadores.identificador').isVisible()).toBe(false);
    await page.locator('.toc').getByRole('link', { name: 'prestadores[]' }).first().click();
    await expect.poll(() => row('campo-fundo.prestadores.identificador').isVisible()).toBe(true);
    await list.locator('.field-index summary').click();
    await list.locator('.field-index').getByRole('link', { name: 'Índices e sufixos' }).click();
    const group = list.getByRole('row', { name: 'Índices e sufixos' });
    await expect.poll(() => group.evaluate((element) => element.hasAttribute('data-linked'))).toBe(true);
    expect(await list.locator('.field-index').evaluate((index) => (index as HTMLDetailsElement).open)).toBe(false);
  });

  test('closes and opens as a whole, and is found by the browser’s own search', async () => {
    const { list } = await openLong();
    await list.locator('.field-index summary').click();
    await list.getByRole('button', { name: 'Recolher tudo' }).click();
    await expect.poll(() => list.locator(visible).count()).toBe(4);
    const hidden = list.locator('[id="campo-fundo.documentos.url"]');
    expect(await hidden.getAttribute('hidden')).toBe('until-found');
    await hidden.evaluate((row) => row.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect.poll(() => hidden.isVisible()).toBe(true);
    await list.getByRole('button', { name: 'Abrir tudo' }).click();
    await expect.poll(() => list.locator(visible).count()).toBe(126);
  });

  test('prints as a table whose head stands on each page, with what is closed, on well below 27 pages', async () => {
    const { page, list } = await openLong();
    await page.emulateMedia({ media: 'print' });
    expect(await list.locator(visible).count()).toBe(126);
    const display = (part: string) =>
      list
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).display);
    expect(await display('thead')).toBe('table-header-group');
    expect(await list.locator('.field-list-bar:visible, button:visible, .field-uses:visible').count()).toBe(0);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(18);
  });
});

test('the first field of each list that a page is read for stands near the top', async () => {
  const page = await reader.openEmpty({ javaScript: false });
  for (const route of LISTS) {
    await page.goto(route);
    const first = page.locator('.fields tbody tr:not(.field-group)').first();
    for (const [width, limit] of [
      [390, 2 * 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const isNear = await first.evaluate((row, most) => row.getBoundingClientRect().top < most, limit);
      expect([route, width, isNear]).toEqual([route, width, true]);
    }
  }
});

test('rows copy as lines with tabulators, as spreadsheets take them', async () => {
  const { list } = await open();
  const copied = await list.evaluate((element) => {
    const rows = element.querySelectorAll('tbody tr');
    getSelection()?.setBaseAndExtent(rows[0] as Node, 0, rows[1] as Node, 4);
    const event = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
    rows[0]?.dispatchEvent(event);
    return event.clipboardData
      ?.getData('text/plain')
      .split('\n')
      .map((line) => line.split('\t'));
  });
  expect(copied?.map(([name, type, obligation]) => [name, type, obligation])).toEqual([
    ['data', 'date AAAA-MM-DD', 'obrigatório'],
    ['classe_compra_cotas', 'string', 'obrigatório'],
  ]);
  expect(copied?.[0]).toHaveLength(4);
});

test('each field has an address that a click gives and a visit finds, and its whole row is marked', async () => {
  const { page, list } = await open();
  const id = 'campo-classe_investidora.classe_investida.valor_financeiro_vendido';
  const row = list.locator(`[id="${id}"]`);
  await row.hover();
  await row.getByRole('link', { name: 'Link direto para o campo valor_financeiro_vendido' }).click();
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  const visit = await open({ size: [390, 800] }, `#${id}`);
  const top = () => visit.list.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(40);
  expect(await top()).toBeLessThan(700);
  const colors = await visit.page.evaluate((target) => {
    const paint = (id: string) => getComputedStyle(document.getElementById(id) as Element).backgroundColor;
    return [paint(target), paint('campo-data')];
  }, id);
  expect(colors[0]).not.toBe(colors[1]);
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

test('shows a file layout above a sample line whose values lead to their fields, each lit with its value', async () => {
  const page = await reader.open('/docs/Informes/movimento-cota/arquivos/Movimentacao_Cotas');
  const list = page.locator('.field-list').first();
  expect(await list.locator('.file-facts').innerText()).toContain('UTF-8, sem BOM');
  expect(await list.locator('.file-line code').innerText()).toBe(
    '2025-11-23;Sim;11111111000111;22222222000122;;;150000.00;0.00;1250000.00',
  );
  const lit = () =>
    list.locator('[data-lit]').evaluateAll((elements) => elements.map(({ id, textContent }) => id || textContent));
  const both = ['campo-cnpj_classe_investida', '22222222000122'];
  await list.locator('.file-line').getByRole('link', { name: '22222222000122' }).hover();
  await expect.poll(lit).toEqual(both);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await expect.poll(lit).toEqual([]);
  await list.locator('tr').filter({ hasText: 'cnpj_classe_investida' }).getByRole('link').first().focus();
  await expect.poll(lit).toEqual(both);
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
