import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** The narrowest and the widest window, and one in which boxes have room for what they show otherwise below 40 em. */
const ALWAYS = [320, 768, 2560];

/** In the narrowest window of each range that the style sheets tell apart, things stick out first. */
function widths(): number[] {
  const assets = path.join(inject('site'), 'assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const edges = sheets.flatMap((name) => [
    ...readFileSync(path.join(assets, name), 'utf8').matchAll(/@media[^{]*width[^{\d]*([\d.]+)px/g),
  ]);
  expect(edges.length).toBeGreaterThan(3);
  return [...new Set([...ALWAYS, ...edges.map(([, edge]) => Math.ceil(Number(edge)))])].sort((a, b) => a - b);
}

/** By how much the page is wider than the window, and what stands out of it. */
const excessOf = (page: Page) =>
  page.evaluate(() => {
    const isForListeners = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForListeners(element.parentElement));
    const outside = [...document.querySelectorAll('main *')].filter((element) => {
      // Asked first: a box in closed details is laid out for every question about it, which took most of the time.
      if (!element.checkVisibility()) return false;
      const box = element.getBoundingClientRect();
      const isOut = box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
      if (!isOut || isForListeners(element)) return false;
      return !element.closest('pre, .table-scroll, .diagram-drawing, .tab-list');
    });
    const excess = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    return [excess, ...outside.slice(0, 2).map((element) => element.outerHTML.slice(0, 80))];
  });

/** The page fits its window at every width, from 320 to 2560 px, without scrolling sideways. */
export async function expectToFit(page: Page): Promise<void> {
  for (const width of widths()) {
    await page.setViewportSize({ width, height: 700 });
    // Tables are measured again after a change of size.
    await expect.poll(async () => [width, ...(await excessOf(page))]).toEqual([width, 0]);
  }
}
