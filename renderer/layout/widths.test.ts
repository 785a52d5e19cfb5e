import { expect, test } from 'vitest';
import { startReader } from '../testing/reader.ts';
import { FIELDS, GUIDE } from '../testing/routes.ts';

const reader = startReader();
const sample = startReader('sample');

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
  const page = await reader.open(GUIDE);
  for (const width of [1000, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const text = await page.locator('article > p').first().boundingBox();
    const size = await page
      .locator('article > p')
      .first()
      .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    // About 80 characters.
    expect((text?.width ?? 0) / size).toBeLessThanOrEqual(42);
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
