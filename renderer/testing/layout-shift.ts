import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

/** Sum of all layout shifts of a page so far, and what moved. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<readonly [number, readonly string[]]>((resolve) => {
      let sum = 0;
      const moved: string[] = [];
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      const add = (entries: readonly PerformanceEntry[]): void => {
        for (const entry of entries as readonly LayoutShift[]) {
          sum += entry.value;
          for (const { node } of entry.sources) moved.push((node as Element | undefined)?.className ?? '?');
        }
      };
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          add(observer.takeRecords());
          resolve([sum, moved]);
        }),
      );
    });
  });
