import { expect, test } from 'vitest';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();

test('name the way to the page at hand, each step a link, the page itself marked', async () => {
  const page = await reader.open(GUIDE);
  const trail = page.getByRole('navigation', { name: 'Você está aqui' });
  expect(await trail.getByRole('link', { name: 'Página inicial' }).getAttribute('href')).toBe('/');
  const steps = (await trail.locator('li').allInnerTexts()).map((text) => text.trim());
  expect(steps).toEqual(['', 'Informes', 'PL/Cota', 'APIs', 'Envio e retorno']);
  expect(await trail.locator('[aria-current=page]').innerText()).toBe('Envio e retorno');
  await trail.getByRole('link', { name: 'PL/Cota' }).click();
  await arrivedAt(page, 'PL/Cota');
});
