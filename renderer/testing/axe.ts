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

/** All rules for WCAG 2.2 AA and good practice, the size of targets included; or those of them that look at colours. */
const ALL = "{ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] }";
const COLORS = "{ runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] }";

async function violationsOf(page: Page, rules: string): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${await source};0`);
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${rules})`);
  if (passes.length === 0) throw new Error('axe has checked nothing');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
}

/**
 * What axe finds on the page as it stands, in both colour modes. The second differs from the first in nothing but
 * colours, so the rules that look at those are enough for it. Nothing fades on the way: it would be measured halfway.
 */
export async function violationsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [mode, rules] of [
    ['light', ALL],
    ['dark', COLORS],
  ] as const) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, mode);
    found.push(...(await violationsOf(page, rules)).map((violation) => `${mode}: ${violation}`));
  }
  return found;
}

/** The same, in both sizes. */
export async function violationsAtEverySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    found.push(...(await violationsInBothModes(page)).map((violation) => `${width} px, ${violation}`));
  }
  return found;
}
