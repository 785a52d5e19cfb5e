import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from './find-chromium.mjs';

export interface PageOptions {
  /** Width and height of the window in CSS pixels; 1280 × 800 unless given. */
  readonly size?: readonly [width: number, height: number];
  /** Colours that the reader's system prefers; light unless given. */
  readonly mode?: 'light' | 'dark' | 'no-preference';
  /** What else it asks for. */
  readonly media?: { readonly reducedMotion?: 'reduce'; readonly forcedColors?: 'active' };
  readonly javaScript?: boolean;
  /** What a window has from its beginning on, such as permissions. */
  readonly context?: BrowserContextOptions;
}

/** A page and what went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Console messages of every kind, uncaught errors and requests to other hosts since the last call. */
  takeTroubles(): string[];
  close(): Promise<void>;
}

let running: Promise<Browser> | undefined;

/** A real Chromium that asks nobody for anything. All test files of a process share it, and it ends with the process. */
export function openBrowser(): Promise<Browser> {
  running ??= launch();
  return running;
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium: run `npm test`, which says what to install.');
  const quiet = ['background-networking', 'component-update', 'sync', 'gpu', 'quic'].map((name) => `--disable-${name}`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--no-first-run', ...quiet] });
  browser.once('disconnected', () => {
    running = undefined;
  });
  return browser;
}

/** Opens a window of its own. */
export async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    javaScriptEnabled: options.javaScript ?? true,
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
  await adjust(page, options);
  return {
    page,
    takeTroubles: () => troubles.splice(0),
    close: () => context.close(),
  };
}

/** Gives a window the size and the system that a test asks for, whatever it had before. */
export async function adjust(page: Page, { size = [1280, 800], mode = 'light', media }: PageOptions): Promise<void> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.emulateMedia({
    media: null,
    colorScheme: mode,
    reducedMotion: 'no-preference',
    forcedColors: 'none',
    ...media,
  });
}

/** Waits until the application has taken the page over, and found it as it was prerendered. */
export async function hydrated(page: Page): Promise<void> {
  const taken = await page.waitForFunction(() => {
    const { mended } = document.querySelector<HTMLElement>('#-root')?.dataset ?? {};
    return document.documentElement.dataset.js === 'ready' && { mended };
  });
  expect(await taken.jsonValue(), 'what was prerendered differs from what the application shows').toEqual({});
}

/** Waits until the application has taken the page over, or given it up. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.js !== '');
