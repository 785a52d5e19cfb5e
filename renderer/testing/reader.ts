// What nearly every browser test is made of: a host and windows, and no test that passes while something goes wrong on a
// page.
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { type BorrowedWindow, borrowWindow } from './borrow-window.ts';
import { hydrated, type PageOptions } from './open-browser.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

export interface Reader {
  readonly host: ServedSite;
  /** Opens a path in a window that nothing was opened in; with JavaScript, waits until the application has taken over. */
  open(path: string, options?: PageOptions): Promise<Page>;
  /** An empty window, for tests that prepare something before the first page. */
  openEmpty(options?: PageOptions): Promise<Page>;
  /** What went wrong so far. A test takes what it caused itself; the rest fails it. */
  takeTroubles(page: Page): string[];
}

type BuiltSite = 'site' | 'siteUnderBase' | 'sample' | 'large' | 'documentation' | 'branded';

/** Of sites that are not published at the root of their host. */
const BASES: Partial<Record<BuiltSite, string>> = { siteUnderBase: '/fundos/', branded: '/payments/' };

/** All test files of a process share the hosts, like the browser; they end with the process. */
const hosts = new Map<BuiltSite, Promise<ServedSite>>();

function hostOf(site: BuiltSite): Promise<ServedSite> {
  const others = site === 'sample' ? { '/v1/': inject('older') } : {};
  const host = hosts.get(site) ?? serveSite(inject(site), BASES[site] ?? '/', { others });
  hosts.set(site, host);
  return host;
}

export function startReader(site: BuiltSite = 'site'): Reader {
  let host: ServedSite;
  const windows = new Map<Page, BorrowedWindow>();

  beforeAll(async () => {
    host = await hostOf(site);
  });
  afterEach(async ({ task }) => {
    host.intercept(undefined);
    const troubles = [...windows.values()].flatMap((window) => window.takeTroubles());
    const isSound = task.result?.state !== 'fail' && troubles.length === 0;
    const all = [...windows.values()];
    windows.clear();
    await Promise.all(all.map((window) => window.giveBack(isSound)));
    expect(troubles).toEqual([]);
  });

  const openEmpty = async (options: PageOptions = {}): Promise<Page> => {
    const window = await borrowWindow(host.origin, options);
    windows.set(window.page, window);
    window.page.setDefaultTimeout(30_000);
    return window.page;
  };
  return {
    get host() {
      return host;
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
