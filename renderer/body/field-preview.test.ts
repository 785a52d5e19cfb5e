import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, startReader } from '../testing/reader.ts';

const reader = startReader();

const OPERATIONS = '/docs/registro/apis/fundo_solicitacoes';
const previewOf = (page: Page) => page.locator('.field-preview');
const linkOn = (page: Page) =>
  page.locator('main a[href$="/docs/registro/lista_de_campos#campo-tipo_solicitacao"]').first();

/** Until every timer of the page that opens or closes a preview has run: timers run in order. */
const timersOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

test('a link to a field shows its row to those who point at it: they may enter it, dismiss it, and leave it', async () => {
  const page = await reader.open(OPERATIONS);
  const [preview, link] = [previewOf(page), linkOn(page)];
  await link.hover();
  await expect.poll(() => preview.allInnerTexts()).toHaveLength(1);
  const said = await preview.innerText();
  expect(said).toMatch(/tipo_solicitacao\s+string\s+obrigatório\s+O que se pede\s+INCLUSAO/);
  // Nothing in it is reached by keyboard or said by a screen reader, nor looks as if it could be pressed.
  expect(await preview.locator('.prose').evaluate((row) => (row as HTMLElement).inert)).toBe(true);
  expect(await preview.locator('a, button, [id]').count()).toBe(0);
  const box = await preview.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);

  await preview.hover();
  await timersOf(page);
  expect(await preview.count()).toBe(1);
  await page.mouse.move(5, 5);
  await expect.poll(() => preview.count()).toBe(0);

  await link.hover();
  await preview.waitFor();
  await page.keyboard.press('Escape');
  expect(await preview.count()).toBe(0);
});

test('a link to a field shows its row to those who reach it by keyboard, until they go on or follow it', async () => {
  const page = await reader.open(OPERATIONS);
  const preview = previewOf(page);
  await linkOn(page).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await preview.count()).toBe(0);
  await page.keyboard.press('Tab');
  await preview.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => preview.count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await preview.waitFor();
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'Lista de campos do registro');
  expect(await preview.count()).toBe(0);
});

test('a link to a heading, or to the row that it stands in, shows nothing', async () => {
  const page = await reader.open(OPERATIONS);
  const preview = previewOf(page);
  await linkOn(page).hover();
  await preview.waitFor();
  for (const link of ['.heading-link', '.fields tr[id] .field-link']) {
    await page.locator(link).first().hover();
    await expect.poll(() => preview.count()).toBe(0);
    await timersOf(page);
    expect([link, await preview.count()]).toEqual([link, 0]);
  }
});

test('on a phone a link is only a link', async () => {
  const page = await reader.open(OPERATIONS, { size: [390, 844], context: { hasTouch: true, isMobile: true } });
  await linkOn(page).focus();
  await linkOn(page).tap();
  await arrivedAt(page, 'Lista de campos do registro');
  expect(await previewOf(page).count()).toBe(0);
});
