import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startReader } from '../testing/reader.ts';
import { FIELDS, GUIDE, ROUTES } from '../testing/routes.ts';

const reader = startReader();
const sample = startReader('sample');
const WIDTHS = [320, 390, 640, 768, 995, 996, 1100, 1199, 1200, 1440, 1920, 2560];

/** By how much the page is wider than the window, and what stands out of it. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const outside = [...document.querySelectorAll('main *')].filter((element) => {
      const box = element.getBoundingClientRect();
      const isOut = box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
      return isOut && !element.closest('pre, .table-scroll, .diagram-drawing, .tab-list, .sr-only');
    });
    const excess = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    return [excess, ...outside.slice(0, 2).map((element) => element.outerHTML.slice(0, 80))];
  });

test.each([...ROUTES, '/nao-existe'])('%s fits every window from 320 to 2560 px', async (route) => {
  const halves = [WIDTHS.slice(0, WIDTHS.length / 2), WIDTHS.slice(WIDTHS.length / 2)];
  await Promise.all(
    halves.map(async (widths) => {
      const page = await reader.open(route, { size: [widths[0] ?? 0, 700] });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        // Tables are measured again after a change of size.
        await expect.poll(async () => [width, ...(await excessOf(page))]).toEqual([width, 0]);
      }
      reader.takeTroubles(page);
    }),
  );
});

test('reads at 200 % zoom, and at 400 %, without scrolling sideways and with nothing covered', async () => {
  for (const zoom of [2, 4]) {
    const page = await sample.open('/guia', {
      size: [1280 / zoom, 1024 / zoom],
      context: { deviceScaleFactor: zoom },
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.getByRole('button', { name: 'Abrir painel lateral' }).isVisible()).toBe(true);
    const room = await page.evaluate(() => {
      const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const footer = document.querySelector('.footer');
      const isFixed = footer !== null && getComputedStyle(footer).position === 'fixed';
      return (innerHeight - navbar - (isFixed ? 120 : 0)) / innerHeight;
    });
    expect(room).toBeGreaterThan(0.5);
  }
});

test('keeps lines of text at a length that reads well, however wide the window', async () => {
  for (const width of [1000, 1440, 2560]) {
    const page = await reader.open(GUIDE, { size: [width, 900] });
    const text = await page.locator('article > p').first().boundingBox();
    const size = await page
      .locator('article > p')
      .first()
      .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    // About 80 characters.
    expect((text?.width ?? 0) / size).toBeLessThanOrEqual(42);
    await page.close();
  }
});

test('has room for the text spacing that WCAG 1.4.12 asks for', async () => {
  const page = await reader.open(FIELDS, { size: [390, 844] });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
