import { expect, test } from 'vitest';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader();

test('the home page: title, the tagline that names its audience, the three areas as cards, the latest changes', async () => {
  const page = await reader.open('/');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('.home-tagline').innerText()).toContain(
    'equipes técnicas das instituições e demais interessados',
  );
  const cards = page.locator('.card');
  expect(await cards.locator('.card-label').allInnerTexts()).toEqual(['Registro', 'Informes', 'Segregação de taxas']);
  for (const text of await cards.locator('.card-body').allInnerTexts()) expect(text.length).toBeGreaterThan(20);
  expect(await page.getByRole('heading', { name: /mudanças/i }).count()).toBe(1);
  // The whole card is the link.
  await cards.nth(1).click({ position: { x: 30, y: 90 } });
  await arrivedAt(page, 'Informes');
});

test('an index page: what the area is, and a card for each page below it', async () => {
  const page = await reader.open('/docs/plcota');
  const links = page.locator('.card a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/docs/Informes/plcota/lista_de_campos',
    '/docs/plcota/apis',
    '/docs/docs/plcota/arquivos',
  ]);
  const lead = page.locator('article > p').first();
  expect((await lead.innerText()).length).toBeGreaterThan(40);
});

test('a page whose values are examples says so in one line below its title, which opens', async () => {
  for (const javaScript of [true, false]) {
    const page = await reader.open('/docs/Informes/plcota/arquivos/PL_Cota', { javaScript });
    const notice = page.locator('.status');
    expect(await notice.innerText()).toBe('Página ilustrativa');
    const [title, box] = [await page.locator('h1').boundingBox(), await notice.boundingBox()];
    expect(box?.y).toBeGreaterThan(title?.y ?? 0);
    expect([(box?.y ?? 0) < 400, (box?.height ?? 0) <= 44]).toEqual([true, true]);
    await notice.locator('> summary').click();
    expect(await notice.innerText()).toContain('são exemplos');
  }
});

test('the home page uses its right half: who sends what, and since when', async () => {
  const page = await reader.open('/', { size: [1440, 900] });
  const lead = page.locator('.home-lead');
  expect(await lead.locator('tbody tr').count()).toBe(4);
  const [title, box] = [await page.locator('h1').boundingBox(), await lead.boundingBox()];
  expect(box?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect(box?.y).toBeLessThan((title?.y ?? 0) + 50);
  // Columns, not cards: all of it is seen at once, and the first section with it.
  expect((await lead.locator('thead').boundingBox())?.height).toBeGreaterThan(20);
  expect((await lead.boundingBox())?.height).toBeLessThan(500);
});

test('one right edge: text, cards, tables, code, downloads and pager end where the column ends, each row of cards full', async () => {
  for (const [width, route] of [
    [1440, '/docs/plcota'],
    [1920, '/docs/Informes/plcota/arquivos/PL_Cota'],
  ] as const) {
    const page = await reader.open(route, { size: [width, 900] });
    const ends = await page.evaluate(() => {
      const column = document.querySelector('.article-column')?.getBoundingClientRect().right ?? 0;
      const blocks = '.prose > :is(p, .cards, .table-box, .code-block, .download, .field-list), .pager';
      const rights = [...document.querySelectorAll(blocks)].map((block) => block.getBoundingClientRect().right);
      const cards = [...document.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
      const lasts = cards.filter(({ top }, i) => cards[i + 1]?.top !== top).map(({ right }) => right);
      return [...rights, ...lasts].map((right) => Math.round(right - column));
    });
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends)).toEqual(new Set([0]));
  }
});
