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

test('enlarged, it opens whole, comes nearer by button, key and wheel, and is moved by dragging', async () => {
  const page = await reader.open(GUIDE, { size: [390, 844] });
  await page
    .getByRole('button', { name: /^Ampliar o diagrama/ })
    .first()
    .click();
  const box = page.getByRole('dialog').locator('.diagram-large');
  const width = () => box.locator('svg').evaluate((svg) => Math.round(svg.getBoundingClientRect().width));
  const room = await box.evaluate((element) => element.clientWidth);
  // Its own size is wider than a phone.
  expect(await box.locator('svg').evaluate((svg) => Number(svg.getAttribute('width')))).toBeGreaterThan(room);
  await expect.poll(width).toBe(room);
  await page.getByRole('button', { name: 'Aproximar' }).click();
  expect(await width()).toBe(Math.round(room * 1.5));
  await box.press('+');
  expect(await width()).toBe(Math.round(room * 2.25));
  await box.press('-');
  await page.getByRole('button', { name: 'Afastar' }).click();
  expect(await width()).toBe(room);
  const place = await box.boundingBox();
  const [x, y] = [(place?.x ?? 0) + 150, (place?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(room * 2);
  const left = () => box.evaluate((element) => element.scrollLeft);
  const before = await left();
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.up();
  await expect.poll(left).toBe(before + 60);
  await page.getByRole('button', { name: 'Ajustar à tela' }).click();
  expect(await width()).toBe(room);
});

test('keeps its words readable on a phone: it scrolls there, by keyboard too', async () => {
  const page = await reader.open(GUIDE, { size: [390, 844] });
  const box = page.locator('.diagram-box').first();
  await expect.poll(() => box.getAttribute('tabindex')).toBe('0');
  const scale = await box
    .locator('svg')
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().width / Number(svg.getAttribute('width')));
  expect(scale).toBeGreaterThan(0.75);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => box.getAttribute('tabindex')).toBe(null);
});
