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

test('a page whose values are examples says so at its top', async () => {
  const page = await reader.open('/docs/Informes/plcota/lista_de_campos');
  const notice = page.getByRole('note').first();
  expect(await notice.innerText()).toContain('Página ilustrativa');
  const [title, box] = [await page.locator('h1').boundingBox(), await notice.boundingBox()];
  expect(box?.y).toBeGreaterThan(title?.y ?? 0);
  expect(box?.y).toBeLessThan(400);
});
