// A site in another brand: logo, colours, fonts, menus and a module of its own, no footer, below a base.
import { expect, test } from 'vitest';
import { SIZES, violationsAtEverySize, violationsInBothModes } from './testing/axe.ts';
import { layoutShift } from './testing/layout-shift.ts';
import { hydrated } from './testing/open-browser.ts';
import { focused, startReader } from './testing/reader.ts';

const reader = startReader('branded');
const GUIDE = '/payments/guide';

test('shows its own logo, colours, fonts, icons and module, and loads none of ours in their place', async () => {
  const page = await reader.openEmpty();
  reader.host.takeRequests();
  await page.goto(GUIDE);
  await hydrated(page);
  expect(await layoutShift(page)).toEqual([0, []]);
  expect(await page.locator('.navbar-title').getByRole('img', { name: 'Payments' }).count()).toBe(1);
  expect(await page.locator('.navbar-title').innerText()).toBe('');
  const asked = reader.host.takeRequests();
  for (const own of ['logo.svg', 'fonts/slabo.woff2', 'assets/link-github.svg', 'status.svg', 'mark.js', 'brand.css'])
    expect(asked).toContain(`/payments/${own}`);
  expect(asked.filter((address) => /geist|logo-dark/.test(address))).toEqual([]);
  expect(await page.getAttribute('html', 'data-mark')).toBe('loaded');
  const shown = await page.evaluate(() => ({
    text: getComputedStyle(document.body).fontFamily.split(',')[0],
    code: getComputedStyle(document.querySelector('code') ?? document.body).fontFamily.split(',')[0],
    link: getComputedStyle(document.querySelector('.prose > p a') ?? document.body).color,
  }));
  expect(shown).toMatchObject({ text: '"Site Text"', code: 'ui-monospace', link: 'rgb(106, 27, 143)' });
  // A busy machine is done with the first view before the font has come, which then waits for the next page.
  const faces = await page.evaluate(async () =>
    (await document.fonts.load('1em "Site Text"')).map(({ status }) => status),
  );
  expect(faces).toEqual(['loaded']);
  const outside = page.getByRole('link', { name: 'Source (external site)' });
  expect((await outside.boundingBox())?.width).toBeLessThan(60);
});

test('has no footer and keeps no room for one, and says on the page when it was changed', async () => {
  const page = await reader.open(GUIDE);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  const room = () => page.locator('#\\-root').evaluate((root) => getComputedStyle(root).paddingBottom);
  expect(await room()).toBe('0px');
  expect(await page.locator('.page-tools time').count()).toBe(1);
});

test('has the logo of the colour mode, which without scripts is that of the system', async () => {
  const page = await reader.open(GUIDE, { mode: 'dark' });
  const logo = page.locator('.navbar .logo:visible');
  const shown = () => logo.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(await shown()).toEqual(['/payments/logo-dark.svg']);
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect.poll(shown).toEqual(['/payments/logo.svg']);
  const plain = await reader.open(GUIDE, { mode: 'dark', javaScript: false });
  expect(
    await plain.locator('.navbar .logo:visible').evaluateAll((all) => all.map((image) => image.getAttribute('src'))),
  ).toEqual(['/payments/logo-dark.svg']);
});

test('what is read from right to left is mirrored, but for code and drawings', async () => {
  const page = await reader.open(GUIDE, { size: [1440, 900] });
  const edges = () =>
    page.evaluate(() =>
      [
        '.navbar-title',
        '.sidebar',
        '.sidebar a[aria-current]',
        '.prose',
        '.prose > p',
        '.toc a',
        '.status .icon-chevron',
        '.tab-list button',
        '.pager a',
      ].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [
          selector,
          Math.round(box?.left ?? -1),
          Math.round(document.documentElement.clientWidth - (box?.right ?? -1)),
        ] as const;
      }),
    );
  const fromLeft = await edges();
  // As `lang: ar` has it.
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'));
  await expect.poll(edges).toEqual(fromLeft.map(([selector, left, right]) => [selector, right, left]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect([await direction('.prose pre'), await direction('.d-svg'), await direction('.prose td')]).toEqual([
    'ltr',
    'ltr',
    'rtl',
  ]);
  // The key that points to a tab leads to it.
  await page.getByRole('tab', { name: 'curl' }).press('ArrowLeft');
  expect(await focused(page)).toBe('Python');
});

test('a menu opens by key and pointer, closes by Escape and by leaving, and leads on', async () => {
  const page = await reader.open(GUIDE);
  const menu = page.locator('.navbar .menu').first();
  const isOpen = () => menu.evaluate((details) => (details as HTMLDetailsElement).open);
  await menu.locator('summary').press('Enter');
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Fields');
  await page.keyboard.press('Escape');
  expect([await isOpen(), await focused(page)]).toEqual([false, 'Reference']);
  await menu.locator('summary').click();
  // Over what stands below the navbar.
  const link = menu.getByRole('link', { name: 'Fields' });
  await link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/payments/fields');
  await expect.poll(isOpen).toBe(false);
  const colour = () => menu.locator('summary').evaluate((summary) => getComputedStyle(summary).fontWeight);
  expect(await colour()).toBe('600');
});

test('a menu opens without scripts, in a narrow window too, where it stays within the row', async () => {
  for (const size of [[1280, 800], SIZES[1]] as const) {
    const page = await reader.open(GUIDE, { javaScript: false, size });
    await page.locator('.navbar .menu summary').first().click();
    const link = page.locator('.navbar .menu').getByRole('link', { name: 'Operations' });
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/payments/api/operations/');
  }
});

test('the panel of small screens has the logo, and the menus in their place', async () => {
  const page = await reader.open(GUIDE, { size: SIZES[1] });
  await page.locator('.navbar-menu').click();
  const panel = page.getByRole('dialog');
  expect(await panel.getByRole('img', { name: 'Payments' }).count()).toBe(1);
  await panel.locator('.menu summary').click();
  expect(await violationsInBothModes(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Operations' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/payments/api/operations');
});

test.each(['', 'guide', 'fields', 'api/operations'])(
  '/%s is accessible at both sizes and in both modes',
  async (route) => {
    const page = await reader.open(`/payments/${route}`);
    await page.locator('.navbar .menu summary').first().click();
    expect(await violationsAtEverySize(page)).toEqual([]);
  },
);
