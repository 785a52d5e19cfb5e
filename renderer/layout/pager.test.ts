import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { htmlPathOf } from '../../schemas/paths.ts';
import type { Nav } from '../../schemas/types.ts';
import { createNavIndex } from '../site/nav-index.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { PAGES } from '../testing/routes.ts';

const reader = startReader();

/** How many pages are gone through by clicks; of every page the HTML is read, which the application takes over as it is. */
const CLICKS = 6;

/** Where the links of a page's pager lead, and what they say. */
function neighboursOf(route: string): string[] {
  const html = readFileSync(path.join(inject('site'), htmlPathOf(route)), 'utf8');
  const pager = /<nav class="pager" aria-label="Páginas vizinhas">.*?<\/nav>/s.exec(html)?.[0] ?? '';
  return [...pager.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, text = '']) => `${href} ${text.replace(/<[^>]*>/g, '')}`,
  );
}

test('leads through the whole site in the order of the sidebar, with the titles of the neighbours', async () => {
  const nav = JSON.parse(readFileSync(path.join(inject('site'), 'nav.json'), 'utf8')) as Nav;
  const order = [...createNavIndex(nav).entries];
  for (const [position, [route, { previous, next }]] of order.entries()) {
    const wanted = [
      ...(previous ? [`${order[position - 1]?.[0]} Anterior ${previous.label}`] : []),
      ...(next ? [`${order[position + 1]?.[0]} Próxima ${next.label}`] : []),
    ];
    expect([route, neighboursOf(route)]).toEqual([route, wanted]);
  }
  expect(order.length).toBe(PAGES.length - 1);
  // A name that says of what: two pages of one name could not be told apart here.
  const names = order.map(([, { title }]) => title);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);

  const page = await reader.open(order[0]?.[0] ?? '');
  const pager = page.getByRole('navigation', { name: 'Páginas vizinhas' });
  for (const [position, [route]] of order.slice(0, CLICKS).entries()) {
    await pager.locator('[rel=next]').click();
    await expect.poll(() => pager.locator('[rel=prev]').getAttribute('href')).toBe(route);
    expect(new URL(page.url()).pathname).toBe(order[position + 1]?.[0]);
  }
});

test('goes back by “Anterior”', async () => {
  const page = await reader.open('/docs/registro/lista_de_campos');
  await page.getByRole('link', { name: /^Anterior/ }).click();
  await arrivedAt(page, 'Registro');
});

test('goes on and back by single keys, which are listed, leave typing alone and can be turned off', async () => {
  const page = await reader.open('/docs/registro');
  await page.keyboard.press('n');
  await arrivedAt(page, 'Lista de campos do registro');
  await page.locator('main input').first().press('p');
  await page.locator('main h1').focus();
  await page.keyboard.press('p');
  await arrivedAt(page, 'Registro');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect
    .poll(() => list.locator('li').allInnerTexts())
    .toEqual(['n\nPróxima', 'p\nAnterior', '/\nBuscar', '?\nAtalhos do teclado']);
  await list.getByRole('checkbox').uncheck();
  await list.getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(() => list.count()).toBe(0);
  await page.keyboard.press('n');
  // Off for keys; the list can be had all the same.
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
  expect(await list.getByRole('checkbox').isChecked()).toBe(false);
  expect(await page.locator('main h1').textContent()).toBe('Registro');
});
