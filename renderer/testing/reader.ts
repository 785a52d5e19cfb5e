// What nearly every browser test is made of: one browser and one host for the file, windows that close by themselves,
// and no test that passes while something goes wrong on a page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { hydrated, openBrowser, openPage, type PageOptions, type WatchedPage } from './open-browser.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

export interface Reader {
  readonly host: ServedSite;
  readonly browser: Browser;
  /** Opens a path in a window of its own; with JavaScript, waits until the application has taken over. */
  open(path: string, options?: PageOptions): Promise<Page>;
  /** An empty window of its own, for tests that prepare it before the first page. */
  openEmpty(options?: PageOptions): Promise<Page>;
  /** What went wrong so far. A test takes what it caused itself; the rest fails it. */
  takeTroubles(page: Page): string[];
}

export function startReader(site: 'site' | 'siteUnderBase' | 'sample' | 'large' = 'site'): Reader {
  let browser: Browser;
  let host: ServedSite;
  const windows = new Map<Page, WatchedPage>();

  beforeAll(async () => {
    const others = site === 'sample' ? { '/v1/': inject('older') } : {};
    host = await serveSite(inject(site), site === 'siteUnderBase' ? '/fundos/' : '/', { others });
    browser = await openBrowser();
  });
  afterEach(async () => {
    host.intercept(undefined);
    const troubles = [...windows.values()].flatMap((window) => window.takeTroubles());
    await Promise.all([...windows.values()].map((window) => window.close()));
    windows.clear();
    expect(troubles).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await host.close();
  });

  const openEmpty = async (options: PageOptions = {}): Promise<Page> => {
    const window = await openPage(browser, host.origin, options);
    windows.set(window.page, window);
    window.page.setDefaultTimeout(10_000);
    return window.page;
  };
  return {
    get host() {
      return host;
    },
    get browser() {
      return browser;
    },
    openEmpty,
    open: async (path, options = {}) => {
      const page = await openEmpty(options);
      await page.goto(path);
      if (options.javaScript !== false) await hydrated(page);
      return page;
    },
    takeTroubles: (page) => windows.get(page)?.takeTroubles() ?? [],
  };
}

/** Waits for a title in the main area: a navigation has arrived. */
export const arrivedAt = (page: Page, title: string): Promise<void> =>
  expect.poll(() => page.locator('main h1').textContent()).toBe(title);

/** Scrolls, and waits until the page has been told. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    for (let frames = 2; frames > 0; frames--) await new Promise(requestAnimationFrame);
  }, top);

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Text of the element that has the focus, or its name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  });
