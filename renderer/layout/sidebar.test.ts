import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrivedAt, scrolled, startReader } from '../testing/reader.ts';
import { FIELDS, GUIDE } from '../testing/routes.ts';

const reader = startReader();
const LAST = '/docs/segregacao-taxas/arquivos/Segregacao_Taxas';

const sidebarOf = (page: Page) => page.locator('.sidebar');

const isInSight = (page: Page): Promise<boolean> =>
  page.locator('.sidebar [aria-current=page]').evaluate((link) => {
    const frame = link.closest('.sidebar')?.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    return frame !== undefined && place.top >= frame.top && place.bottom <= frame.bottom;
  });

test('is the same on all docs pages, and nothing hides it', async () => {
  const page = await reader.open(GUIDE);
  const labels = () => sidebarOf(page).locator('nav > ul > li > .sidebar-row > a').allInnerTexts();
  expect(await labels()).toEqual(['Registro', 'Informes', 'Segregação de taxas']);
  const hiding = sidebarOf(page).locator('button:not([aria-expanded])');
  expect(await hiding.count()).toBe(0);
  await page.goto('/docs/registro');
  expect(await labels()).toEqual(['Registro', 'Informes', 'Segregação de taxas']);
  await page.goto('/');
  expect(await sidebarOf(page).count()).toBe(0);
});

test('opens one category without closing another, and keeps what is open while navigating', async () => {
  const page = await reader.open(FIELDS);
  const isOpen = (label: string) =>
    sidebarOf(page)
      .getByRole('button', { name: `Recolher a categoria ${label}`, exact: true })
      .count();
  expect(await Promise.all([isOpen('Informes'), isOpen('PL/Cota'), isOpen('Registro')])).toEqual([1, 1, 0]);
  await sidebarOf(page).getByRole('button', { name: 'Expandir a categoria Registro' }).click();
  expect(await Promise.all([isOpen('Informes'), isOpen('PL/Cota'), isOpen('Registro')])).toEqual([1, 1, 1]);
  await sidebarOf(page).getByRole('link', { name: 'Segregação de taxas' }).click();
  await arrivedAt(page, 'Segregação de taxas');
  const open = ['Informes', 'PL/Cota', 'Registro', 'Segregação de taxas'];
  expect(await Promise.all(open.map(isOpen))).toEqual([1, 1, 1, 1]);
  await sidebarOf(page).getByRole('button', { name: 'Recolher a categoria Informes' }).click();
  expect(await Promise.all(open.map(isOpen))).toEqual([0, 0, 1, 1]);
});

test('marks the active page, and brings it into sight on arrival', async () => {
  const page = await reader.open(LAST, { size: [1280, 500] });
  const marked = sidebarOf(page).locator('[aria-current=page]');
  expect(await marked.getAttribute('href')).toBe(LAST);
  await expect.poll(() => isInSight(page)).toBe(true);
  // Opened by hand, the categories above push the page out of sight; going there brings it back.
  for (const label of ['Informes', 'Movimentação de cotas', 'PL/Cota']) {
    await sidebarOf(page)
      .getByRole('button', { name: `Expandir a categoria ${label}`, exact: true })
      .click();
  }
  await page.locator('.pager').getByRole('link', { name: 'Anterior' }).click();
  await expect.poll(() => marked.getAttribute('href')).toBe('/docs/segregacao-taxas/arquivos');
  await expect.poll(() => isInSight(page)).toBe(true);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('stands beside the page from 996 px on, and is a panel below', async () => {
  const page = await reader.open(GUIDE, { size: [996, 800] });
  expect(await sidebarOf(page).isVisible()).toBe(true);
  const [side, main] = [await sidebarOf(page).boundingBox(), await page.locator('main').boundingBox()];
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  await page.setViewportSize({ width: 995, height: 800 });
  expect(await sidebarOf(page).isVisible()).toBe(false);
});

test('stands below the article on a phone without JavaScript', async () => {
  const page = await reader.open(GUIDE, { size: [390, 844], javaScript: false });
  const [side, main] = [await sidebarOf(page).boundingBox(), await page.locator('main').boundingBox()];
  expect(side?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  expect(await page.locator('button:visible').count()).toBe(0);
});
