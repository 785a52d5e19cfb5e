import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();

test('is in the document as SVG, with a name and a text for a screen reader', async () => {
  const html = readFileSync(path.join(inject('site'), `${GUIDE.slice(1)}/index.html`), 'utf8');
  expect(html).toMatch(/<div class="diagram-drawing"[^>]*><svg/);
  const page = await reader.open(GUIDE, { javaScript: false });
  const drawing = page.getByRole('img', { name: 'Envio de informes diários e validação assíncrona' });
  expect((await drawing.boundingBox())?.height).toBeGreaterThan(100);
  const described = await drawing.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('recebe 201 com o número da solicitação');
});

test('has its source at hand, without JavaScript too, and no dead button there', async () => {
  const page = await reader.open(GUIDE, { javaScript: false });
  expect(await page.locator('.diagram-zoom:visible').count()).toBe(0);
  await page.getByText('Ver o código do diagrama').first().click();
  expect(await page.locator('.diagram-source pre').first().innerText()).toContain('sequenceDiagram');
});

test('takes its colours from the stylesheet, in both modes', async () => {
  const page = await reader.open(GUIDE);
  const colors = () =>
    page
      .locator('.diagram-drawing svg')
      .first()
      .evaluate((svg) =>
        ['text', '.d-box, .d-shape, rect'].map((part) => getComputedStyle(svg.querySelector(part) ?? svg).fill),
      );
  const light = await colors();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colors).not.toEqual(light);
  const dark = await colors();
  expect(light[0]).not.toBe(dark[0]);
  expect(await page.locator('.diagram-drawing [style], .diagram-drawing style').count()).toBe(0);
});

test('can be enlarged: a dialog by its button, closed by Escape or “Fechar”', async () => {
  const page = await reader.open(GUIDE, { size: [390, 844] });
  const button = page.getByRole('button', { name: /^Ampliar o diagrama/ }).first();
  await button.click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('.diagram-large svg').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.press('Enter');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});
