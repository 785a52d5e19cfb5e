import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { startReader } from '../testing/reader.ts';

const reader = startReader('sample');

test('offer the page as Markdown, to look at and to copy, and where it is edited', async () => {
  const page = await reader.open('/guia', { context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  const tools = page.locator('.page-tools');
  expect(await tools.getByRole('link', { name: 'Ver como Markdown' }).getAttribute('href')).toBe('/guia.md');
  expect(await tools.getByRole('link', { name: 'Editar esta página' }).getAttribute('href')).toBe(
    'https://fora.example/edit/pages/guia.md',
  );
  const copy = tools.locator('.copy-button');
  expect(await copy.innerText()).toBe('Copiar como Markdown');
  await copy.click();
  await expect.poll(() => copy.innerText()).toBe('Copiado');
  const markdown = readFileSync(path.join(inject('sample'), 'guia.md'), 'utf8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});
