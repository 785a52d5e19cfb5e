import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, focused, startReader } from '../testing/reader.ts';
import { GUIDE } from '../testing/routes.ts';

const reader = startReader();
const PHONE = { size: [390, 844] } as const;

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Abrir painel lateral' }).click();
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  return panel;
}

test('opens on demand, with the links of the navbar above the sidebar and the active page in sight', async () => {
  const page = await reader.open(GUIDE, PHONE);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const panel = await openPanel(page);
  const [links, list] = [panel.locator('.mobile-sidebar-links'), panel.locator('nav > .sidebar-list')];
  expect((await links.boundingBox())?.y).toBeLessThan((await list.boundingBox())?.y ?? 0);
  const active = await panel.locator('.sidebar-list [aria-current=page]').boundingBox();
  expect(active?.y).toBeGreaterThan(0);
  expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThan(844);
});

test('closes by its button, by Escape and by the backdrop, and gives the focus back', async () => {
  const page = await reader.open(GUIDE, PHONE);
  const isLeftToPanel = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('cancel', (event) => setTimeout(() => resolve(event.defaultPrevented)), true);
      }),
  );
  const ways: readonly ((panel: Awaited<ReturnType<typeof openPanel>>) => Promise<void>)[] = [
    (panel) => panel.getByRole('button', { name: 'Fechar painel lateral', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(380, 400),
  ];
  for (const close of ways) {
    await close(await openPanel(page));
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('Abrir painel lateral');
  }
  // The dialog's own end would style the whole page anew before the answer to the key is painted.
  expect(await isLeftToPanel).toBe(true);
  const menu = page.getByRole('button', { name: 'Abrir painel lateral' });
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
});

test('keeps the focus: Tab goes round in it, both ways', async () => {
  const page = await reader.open(GUIDE, PHONE);
  const panel = await openPanel(page);
  const stops = await panel.locator('a[href], button').count();
  const places = new Set<string>();
  for (let step = 0; step < stops; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const all = [...document.querySelectorAll('dialog[open] a[href], dialog[open] button')];
      return `${all.indexOf(document.activeElement as Element)}`;
    });
    expect(place).not.toBe('-1');
    places.add(place);
  }
  expect(places.size).toBe(stops);
  await panel.getByRole('button', { name: 'Fechar painel lateral' }).focus();
  await page.keyboard.press('Shift+Tab');
  const isLast = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('dialog[open] a[href], dialog[open] button')].at(-1) === document.activeElement,
    );
  expect(await isLast()).toBe(true);
});

test('closes by navigating, and leaves the reader at the title of the new page', async () => {
  const page = await reader.open(GUIDE, PHONE);
  const panel = await openPanel(page);
  await panel.locator('.sidebar-list').getByRole('link', { name: 'Lista de campos' }).click();
  await arrivedAt(page, 'Lista de campos de PL/Cota');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('Lista de campos de PL/Cota');
});

test('opens and closes categories, which stay as they are when it is opened again', async () => {
  const page = await reader.open(GUIDE, PHONE);
  let panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Expandir a categoria Registro' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  panel = await openPanel(page);
  expect(await panel.getByRole('button', { name: 'Recolher a categoria Registro' }).count()).toBe(1);
  expect(await panel.getByRole('button', { name: 'Recolher a categoria PL/Cota' }).count()).toBe(1);
});

test('keeps the page behind it still, and closes where the window grows to 996 px', async () => {
  const page = await reader.open(GUIDE, PHONE);
  await openPanel(page);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  await page.setViewportSize({ width: 996, height: 800 });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
