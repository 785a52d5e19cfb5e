import { expect, test } from 'vitest';
import { answered } from '../testing/intercepts.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader('sample');

test('every interface string can be set in site.yaml, those of failures and their language as well', async () => {
  reader.host.intercept(answered('/guia.json', 503));
  const page = await reader.open('/curta');
  expect(await page.locator('.pager-word').allInnerTexts()).toEqual(['Página anterior', 'Página seguinte']);
  await page.locator('.navbar').getByRole('link', { name: 'Guia' }).click();
  await arrivedAt(page, 'Não foi possível carregar esta página');
  const retry = page.getByRole('button', { name: 'Buscar de novo' });
  expect(await retry.getAttribute('lang')).toBe('pt-BR');
  reader.takeTroubles(page);
});
