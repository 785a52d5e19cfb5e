// What a reader's connection has to carry: upper bounds, in bytes as gzip sends them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { documentPathOf, htmlPathOf } from '../schemas/paths.ts';
import { hydrated } from './testing/open-browser.ts';
import { startReader } from './testing/reader.ts';
import { FIELDS, GUIDE, PAGES } from './testing/routes.ts';

const reader = startReader();
const folder = inject('site');
const KB = 1000;

/** Sans and mono, Latin alone. */
const FONTS = ['geist-latin-wght-normal.woff2', 'geist-mono-latin-wght-normal.woff2'];

const gzipped = (file: string): number => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;

test('a page loads its program, its style and the site data, and nothing else', async () => {
  const page = await reader.openEmpty();
  for (const route of ['/docs/registro', FIELDS, GUIDE]) {
    await page.goto(route);
    await hydrated(page);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
    );
    const own = files.filter((file) => !file.endsWith('.json') || file === '/nav.json' || file === `${route}.json`);
    const kinds = own.map((file) => file.replace(/^\/assets\//, '').replace(/-[\w-]{8}\./, '.'));
    const rest = kinds.filter((kind) => !kind.startsWith('/'));
    const listed = ['application.css', 'application.js', ...FONTS, 'icon.svg', 'theme.js'];
    expect([route, rest.sort()]).toEqual([route, listed.filter((kind) => rest.includes(kind))]);
    expect(rest).toEqual(expect.arrayContaining([...FONTS]));
  }
});

test('the program of a page without diagrams for the browser is at most 109 kB, its style at most 13 kB, its fonts at most 60 kB', async () => {
  const page = await reader.open(FIELDS);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  );
  const bytesOf = (ending: string): number =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipped(file), 0);
  expect(bytesOf('.js')).toBeGreaterThan(50 * KB);
  expect(bytesOf('.js')).toBeLessThanOrEqual(109 * KB);
  expect(bytesOf('.css')).toBeGreaterThan(1 * KB);
  expect(bytesOf('.css')).toBeLessThanOrEqual(13 * KB);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0)).toBeLessThanOrEqual(
    60 * KB,
  );
  // A style for a pseudo-element of every element is one more to compute for each of them whenever the colours change.
  const forAll = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(', ') : []))
      .filter((selector) => /^\*?::/.test(selector)),
  );
  expect(forAll).toEqual([]);
  // Both are shown, the sans in a weight of its own between regular and bold.
  const shown = () =>
    page.evaluate(() => ['600 1rem Geist', '1rem "Geist Mono"'].map((font) => document.fonts.check(font)));
  expect(await shown()).toEqual([true, true]);
});

test('no page weighs more than 40 kB, no document more than 25 kB, and the site data at most 10 kB', () => {
  for (const route of PAGES) {
    expect([route, gzipped(htmlPathOf(route)) <= 40 * KB]).toEqual([route, true]);
    expect([route, gzipped(documentPathOf(route)) <= 25 * KB]).toEqual([route, true]);
  }
  expect(gzipped('nav.json')).toBeLessThanOrEqual(10 * KB);
});
