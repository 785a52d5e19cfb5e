import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Widths and heights that pages are checked at: one with the sidebar beside the page, and a phone. */
export const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  readonly passes: readonly unknown[];
}

/** All rules for WCAG 2.2 AA and good practice, the size of targets included; or those that look at colours. */
const ALL = "{ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }";
const COLORS = "{ runOnly: ['cat.color'], resultTypes: ['violations'] }";

async function violationsOf(page: Page, rules: string): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${await source};0`);
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${rules})`);
  if (passes.length === 0) throw new Error('axe has checked nothing');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}

/** Nothing fades on the way: it would be measured halfway. */
async function violationsIn(page: Page, mode: 'light' | 'dark', rules: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, mode);
  return (await violationsOf(page, rules)).map((violation) => `${mode}: ${violation}`);
}

/** What axe finds on the page as it stands, in one colour mode. */
export const violationsInMode = (page: Page, mode: 'light' | 'dark'): Promise<string[]> =>
  violationsIn(page, mode, ALL);

/**
 * What axe finds on the page as it stands, in both colour modes. The second differs from the first in nothing but
 * colours, so the rules that look at those are enough for it.
 */
export const violationsInBothModes = async (page: Page): Promise<string[]> => [
  ...(await violationsIn(page, 'light', ALL)),
  ...(await violationsIn(page, 'dark', COLORS)),
];

/** The same, in both sizes. */
export async function violationsAtEverySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    found.push(...(await violationsInBothModes(page)).map((violation) => `${width} px, ${violation}`));
  }
  return found;
}
