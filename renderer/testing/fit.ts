import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WIDTHS = [320, 390, 640, 768, 995, 996, 1100, 1199, 1200, 1440, 1920, 2560];

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
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    // Tables are measured again after a change of size.
    await expect.poll(async () => [width, ...(await excessOf(page))]).toEqual([width, 0]);
  }
}
