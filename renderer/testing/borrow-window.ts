// A new window costs more than most tests do in it: two seconds of computing, for its profile and for a process that has
// compiled nothing yet. So windows are used again, and each test finds its own as if it were new.
import type { Page } from 'playwright-core';
import { adjust, openBrowser, openPage, type PageOptions, type WatchedPage } from './open-browser.ts';
import { BLANK } from './serve-site.ts';

export interface BorrowedWindow extends WatchedPage {
  /** Gives it back. One in which something went wrong is closed. */
  giveBack(isSound: boolean): Promise<void>;
}

interface KeptWindow extends WatchedPage {
  /** Whether a test has changed it for good. */
  isChanged(): boolean;
}

const idle = new Map<string, KeptWindow[]>();

export async function borrowWindow(origin: string, options: PageOptions): Promise<BorrowedWindow> {
  const kind = JSON.stringify([origin, options.javaScript ?? true, options.context]);
  const others = (idle.get(kind) ?? []).filter(({ page }) => !page.isClosed());
  idle.set(kind, others);
  const known = others.pop();
  if (known) await adjust(known.page, options);
  const window = known ?? keep(await openPage(await openBrowser(), origin, options));
  return {
    ...window,
    async giveBack(isSound) {
      if (!isSound || window.isChanged()) return window.close();
      await leave(window, origin);
      others.push(window);
    },
  };
}

/** Leaves the page, with all that it stored, opened and pointed at. */
async function leave({ page, takeTroubles }: WatchedPage, origin: string): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  page.removeAllListeners('dialog');
  await page.goto(origin + BLANK);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  takeTroubles();
}

/** Takes notice of what cannot be taken back: scripts before every page, and a clock of the test's own. */
function keep(window: WatchedPage): KeptWindow {
  const { page } = window;
  const { clock } = page;
  const addInitScript = page.addInitScript.bind(page);
  const install = clock.install.bind(clock);
  let isChanged = false;
  page.addInitScript = (...args: Parameters<Page['addInitScript']>) => {
    isChanged = true;
    return addInitScript(...args);
  };
  clock.install = (...args) => {
    isChanged = true;
    return install(...args);
  };
  return { ...window, isChanged: () => isChanged };
}
