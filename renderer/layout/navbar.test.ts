import { expect, test } from 'vitest';
import { startReader } from '../testing/reader.ts';
import { FIELDS, GUIDE } from '../testing/routes.ts';

const reader = startReader();

const linksIn = (selector: string) => async (page: Awaited<ReturnType<typeof reader.open>>) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) => links.map((link) => [link.firstChild?.textContent, link.getAttribute('href')]));

test('has three links on the left and the association’s site on the right, marked as leaving the site', async () => {
  const page = await reader.open(GUIDE);
  expect(await linksIn('.navbar-inner > .navbar-links')(page)).toEqual([
    ['Registro', '/docs/registro'],
    ['Informes', '/docs/informes'],
    ['Segregação de taxas', '/docs/segregacao-taxas'],
  ]);
  expect(await linksIn('.navbar-end .navbar-links')(page)).toEqual([['ANBIMA', 'https://www.anbima.com.br']]);
  const outside = page.getByRole('link', { name: 'ANBIMA (site externo)' });
  expect(await outside.getAttribute('rel')).toBe('noopener');
  const [left, title, right] = await Promise.all(
    ['.navbar-inner > .navbar-links', '.navbar-title', '.navbar-end'].map((part) => page.locator(part).boundingBox()),
  );
  expect(title?.x).toBeLessThan(left?.x ?? 0);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});

test('stays at the top of the window while the page scrolls', async () => {
  const page = await reader.open(GUIDE);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(async () => (await page.locator('.navbar').boundingBox())?.y).toBe(0);
});

test('marks the area that the page at hand belongs to', async () => {
  const page = await reader.open(FIELDS);
  const marks = () =>
    page
      .locator('.navbar-inner > .navbar-links a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-current')));
  expect(await marks()).toEqual([null, 'true', null]);
  await page.locator('.navbar').getByRole('link', { name: 'Registro' }).click();
  await expect.poll(marks).toEqual(['page', null, null]);
});

test('has its links in the bar at 996 px, and in the panel, above the sidebar, at 995 px', async () => {
  const page = await reader.open(GUIDE, { size: [996, 800] });
  const bar = page.locator('.navbar-inner > .navbar-links');
  const menu = page.getByRole('button', { name: 'Abrir painel lateral' });
  expect([await bar.isVisible(), await menu.isVisible()]).toEqual([true, false]);
  await page.setViewportSize({ width: 995, height: 800 });
  await expect.poll(async () => [await bar.isVisible(), await menu.isVisible()]).toEqual([false, true]);
  await menu.click();
  const panel = page.getByRole('dialog');
  const names = () =>
    panel.getByRole('link').evaluateAll((links) => links.slice(0, 5).map((link) => link.firstChild?.textContent));
  await expect.poll(names).toEqual(['Registro', 'Informes', 'Segregação de taxas', 'ANBIMA', 'Registro']);
});

test('leads home by its title and has room for every control on a phone', async () => {
  const page = await reader.open(GUIDE, { size: [320, 640] });
  const toggle = page.getByRole('button', { name: 'Mudar para o modo escuro' });
  const box = await toggle.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.locator('.navbar-title').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
