import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { textsByLook } from './looks.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Widths and heights that pages are checked at: one with the sidebar beside the page, and a phone. */
export const SIZES = [
  [1280, 800],
  [390, 844],
] as const;

/** In the page. */
declare const axe: typeof import('axe-core');

const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] };
/** All other rules for WCAG 2.2 AA and good practice, the size of targets included. */
const STRUCTURE: RunOptions = {
  rules: {
    'target-size': { enabled: true },
    'color-contrast': { enabled: false },
    'link-in-text-block': { enabled: false },
  },
  resultTypes: ['violations'],
};

/** Rules whose answer depends on where things stand and on what of a name is shown. */
const LAYOUT: RunOptions = {
  runOnly: ['target-size', 'scrollable-region-focusable', 'label-content-name-mismatch'],
  resultTypes: ['violations'],
};

const said = ({ violations }: AxeResults): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);

async function structureViolations(page: Page, rules: RunOptions): Promise<string[]> {
  // What is below a modal dialog is out of reach, and has been looked at without it.
  const results = await page.evaluate(
    (options) => axe.run(document.querySelector('dialog:modal') ?? document, options),
    rules,
  );
  if (results.passes.length === 0) throw new Error('axe has checked nothing');
  return said(results);
}

/** Looks of texts that axe had nothing against, on this page or on one before. */
const known = new Set<string>();

/** Asks about looks that are new, of three texts each: colours take axe longest, and are the same on most pages. */
async function colorViolations(page: Page): Promise<string[]> {
  const texts = await textsByLook(page);
  const fresh = (await texts.evaluate((all) => [...all.keys()])).filter((look) => !known.has(look));
  if (fresh.length === 0) return [];
  const found = said(
    await texts.evaluate(
      (all, [looks, options]) =>
        axe.run({ include: looks.flatMap((look) => all.get(look)?.slice(0, 3) ?? []) }, options),
      [fresh, COLORS] as const,
    ),
  );
  if (found.length === 0) for (const look of fresh) known.add(look);
  return found;
}

/**
 * What axe finds on the page as it stands, in both colour modes. They differ in nothing but colours, so all else is asked in
 * one. Nothing fades on the way: it would be measured halfway.
 */
export async function violationsInBothModes(page: Page, rules = STRUCTURE): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows none but its own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${await source};0`);
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, mode);
    const structure = mode === 'light' ? await structureViolations(page, rules) : [];
    found.push(...[...structure, ...(await colorViolations(page))].map((violation) => `${mode}: ${violation}`));
  }
  return found;
}

/** Kinds of elements that were asked for their structure on a phone, on this page or on one before. */
const knownOnPhone = new Set<string>();

/** What shows, by all that its structure depends on but for its texts. */
const kindsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const kinds = shown.map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        name === 'role' || name === 'class' ? `${name}=${value}` : name,
      );
      return [element.parentElement?.localName, element.localName, ...attributes.sort()].join(' ');
    });
    return [...new Set(kinds)];
  });

/**
 * The same, in both sizes. A page has one structure, which is asked in the wide window; on the phone it is asked again where
 * something shows of a kind that no page before has shown there.
 */
export async function violationsAtEverySize(page: Page): Promise<string[]> {
  const [wide, phone] = SIZES;
  await page.setViewportSize({ width: wide[0], height: wide[1] });
  const inWide = await violationsInBothModes(page);
  await page.setViewportSize({ width: phone[0], height: phone[1] });
  const kinds = await kindsOf(page);
  const isKnown = kinds.every((kind) => knownOnPhone.has(kind));
  const onPhone = await violationsInBothModes(page, isKnown ? LAYOUT : STRUCTURE);
  if (onPhone.length === 0) for (const kind of kinds) knownOnPhone.add(kind);
  return [
    ...inWide.map((violation) => `${wide[0]} px, ${violation}`),
    ...onPhone.map((violation) => `${phone[0]} px, ${violation}`),
  ];
}
