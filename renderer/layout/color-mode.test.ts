import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstPixel } from '../testing/first-pixel.ts';
import { answered, held } from '../testing/intercepts.ts';
import { hydrated } from '../testing/open-browser.ts';
import { startReader } from '../testing/reader.ts';

const reader = startReader();

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const WHITE = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 24, 22)';

test('is light unless the system prefers dark, and nothing is stored for the reader', async () => {
  const light = await reader.open('/docs/registro');
  expect([await themeOf(light), await paperOf(light), await stored(light)]).toEqual(['light', WHITE, null]);
  const dark = await reader.open('/docs/registro', { mode: 'dark' });
  expect([await themeOf(dark), await paperOf(dark), await stored(dark)]).toEqual(['dark', DARK, null]);
  await dark.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(dark)).toBe('light');
  const none = await reader.open('/docs/registro', { mode: 'no-preference' });
  expect(await themeOf(none)).toBe('light');
});

test('is switched by the reader and kept under `theme` as `light` or `dark`', async () => {
  const page = await reader.open('/docs/registro');
  // The answer to the click is painted before every element takes another colour.
  const atOnce = await page.getByRole('button', { name: 'Mudar para o modo escuro' }).evaluate((button) => {
    (button as HTMLButtonElement).click();
    return document.documentElement.dataset.theme;
  });
  expect(atOnce).toBe('light');
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect([await stored(page), await paperOf(page)]).toEqual(['dark', DARK]);
  // The bars of the browser follow, now and on the next visit.
  const bars = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((meta) => (meta as HTMLMetaElement).media));
  expect(await bars()).toEqual(['not all', 'all']);
  await page.reload();
  expect([await themeOf(page), await bars()]).toEqual(['dark', ['not all', 'all']]);
  // The choice outweighs the system.
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await themeOf(page)).toBe('dark');
  await page.getByRole('button', { name: 'Mudar para o modo claro' }).click();
  await expect.poll(() => themeOf(page)).toBe('light');
  expect(await stored(page)).toBe('light');
});

test('is given back to the system by a button that is there for those who chose', async () => {
  const page = await reader.open('/', { mode: 'dark', size: [390, 844] });
  const back = page.getByRole('contentinfo').getByRole('button', { name: 'Usar o modo do sistema' });
  expect(await back.count()).toBe(0);
  await page.getByRole('button', { name: 'Mudar para o modo claro' }).click();
  await expect.poll(() => themeOf(page)).toBe('light');
  // It fits the foot of a phone, which is no higher for it.
  expect(await page.locator('.footer').evaluate((foot) => foot.scrollHeight <= foot.clientHeight)).toBe(true);
  await back.click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect([await stored(page), await back.count()]).toEqual([null, 0]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('follows the system where another value is stored', async () => {
  const page = await reader.open('/docs/registro', { mode: 'dark' });
  await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
  await page.reload();
  expect(await themeOf(page)).toBe('dark');
});

test('follows the switch in another tab at once, and the system again when the choice is cleared', async () => {
  const page = await reader.open('/docs/registro');
  const other = await page.context().newPage();
  await other.goto('/docs/informes');
  await hydrated(other);
  await other.getByRole('button', { name: 'Mudar para o modo escuro' }).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await page.getByRole('button', { name: 'Mudar para o modo claro' }).count()).toBe(1);
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => themeOf(page)).toBe('light');
});

test.each([
  ['the system prefers it', 'dark', undefined],
  ['the reader chose it', 'light', 'dark'],
] as const)('is dark from the first paint when %s: the canvas needs no stylesheet', async (_, mode, choice) => {
  const page = await reader.openEmpty({ mode });
  if (choice) await page.addInitScript((value) => localStorage.setItem('theme', value), choice);
  // A stylesheet that is late leaves nothing to take a picture of; one that never comes shows the bare canvas.
  reader.host.intercept(answered(/\.css$/, 404));
  await page.goto('/docs/registro');
  await hydrated(page);
  expect(Math.max(...(await firstPixel(page)))).toBeLessThan(0x40);
  expect(reader.takeTroubles(page)).toEqual([expect.stringContaining('404')]);
});

test('is decided before the first stylesheet and the first element: nothing can be painted sooner', async () => {
  const page = await reader.openEmpty({ mode: 'dark' });
  const late = held(/\.css$/);
  reader.host.intercept(late.intercept);
  await page.goto('/docs/registro', { waitUntil: 'commit' });
  await expect.poll(() => themeOf(page)).toBe('dark');
  expect(await page.getAttribute('meta[name=color-scheme]', 'content')).toBe('dark');
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  const head = await page
    .locator('head > *')
    .evaluateAll((elements) => elements.slice(0, 6).map((element) => element.outerHTML));
  expect(head).toEqual([
    expect.stringContaining('charset'),
    expect.stringContaining('color-scheme'),
    expect.stringContaining('theme-color'),
    expect.stringContaining('theme-color'),
    expect.stringMatching(/^<script src="\/assets\/theme-[^"]+\.js"><\/script>$/),
    expect.stringContaining('rel="stylesheet"'),
  ]);
  late.release();
  await page.waitForLoadState();
  expect(await paperOf(page)).toBe(DARK);
});

test('is the system’s without JavaScript, with no dead button', async () => {
  const page = await reader.open('/docs/registro', { mode: 'dark', javaScript: false });
  expect(await page.locator('.color-mode-toggle').isVisible()).toBe(false);
  expect(Math.max(...(await firstPixel(page)))).toBeLessThan(0x40);
});

test('can be switched where storage is blocked, like everything else', async () => {
  const page = await reader.openEmpty();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/docs/Informes/plcota/apis/envio-e-retorno');
  await hydrated(page);
  await page.getByRole('button', { name: 'Mudar para o modo escuro' }).click();
  await expect.poll(() => themeOf(page)).toBe('dark');
  await page.getByRole('tab', { name: 'Python' }).first().click();
  expect(await page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
  await page.locator('.navbar').getByRole('link', { name: 'Registro' }).click();
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Registro');
  expect(await themeOf(page)).toBe('dark');
});
