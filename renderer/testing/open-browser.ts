import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

export type ColorMode = 'light' | 'dark';

export interface PageOptions {
  /** Width and height of the window in CSS pixels; 1280 × 800 unless given. */
  readonly size?: readonly [width: number, height: number];
  readonly mode?: ColorMode;
  readonly javaScript?: boolean;
  readonly context?: BrowserContextOptions;
}

/** A page and what went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Console messages of every kind, uncaught errors and requests to other hosts since the last call. */
  takeTroubles(): string[];
  close(): Promise<void>;
}

/** A real Chromium that asks nobody for anything. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium: run `npm test`, which says what to install.');
  const quiet = ['background-networking', 'component-update', 'sync', 'gpu', 'quic'].map((name) => `--disable-${name}`);
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run', ...quiet] });
};

export async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<WatchedPage> {
  const { size = [1280, 800], mode = 'light', javaScript = true } = options;
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    colorScheme: mode,
    javaScriptEnabled: javaScript,
    locale: 'pt-BR',
    baseURL: origin,
    ...options.context,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => troubles.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:')) troubles.push(`request to ${url}`);
  });
  return {
    page,
    takeTroubles: () => troubles.splice(0),
    close: () => context.close(),
  };
}

/** Waits until the application has taken the page over. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.js === 'ready');

/** Waits until the application has taken the page over, or given it up. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.js !== '');
