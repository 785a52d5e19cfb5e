// Every page of the site, as a reader meets it, under the strictest policy: one visit to each in a wide window, one below
// a base on a phone, and one without JavaScript. The reader (testing/reader.ts) fails any of them for a console message,
// an error, or a request to another host.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { documentPathOf, hrefOf, htmlPathOf } from '../schemas/paths.ts';
import type { Node, PageDocument } from '../schemas/types.ts';
import { SIZES, violationsInBothModes } from './testing/axe.ts';
import { expectToFit } from './testing/fit.ts';
import { layoutShift } from './testing/layout-shift.ts';
import { hydrated } from './testing/open-browser.ts';
import { startReader } from './testing/reader.ts';
import { ROUTES } from './testing/routes.ts';

const folder = inject('site');
const reader = startReader();
const belowBase = startReader('siteUnderBase');

function documentOf(route: string): PageDocument {
  return JSON.parse(readFileSync(path.join(folder, documentPathOf(route)), 'utf8'));
}

const textOf = (node: Node): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''));

function h1Of({ body }: PageDocument): string {
  const h1 = body.children.find((node) => node.type === 'element' && node.tagName === 'h1');
  return h1 ? textOf(h1) : '';
}

/** Texts of the headings and paragraphs that stand at the top of a document. */
const passagesOf = ({ body }: PageDocument): string[] =>
  body.children.flatMap((node) =>
    node.type === 'element' && /^(?:h[1-6]|p)$/.test(node.tagName) ? [textOf(node).replace(/\s+/g, ' ').trim()] : [],
  );

/** Addresses inside the site, each with the first page that links to it. */
const linked = new Map<string, string>();

/** Opens a page and holds what is true of each, wherever it stands. */
async function visit(page: Page, base: string, route: string): Promise<void> {
  const response = await page.goto(hrefOf(route, { base, trailingSlash: false }));
  expect(response?.status()).toBe(200);
  await hydrated(page);
  expect(await layoutShift(page)).toEqual([0, []]);
  expect(await page.locator('h1').allInnerTexts()).toEqual([h1Of(documentOf(route))]);
  expect(await page.title()).toMatch(/ \| Hub de fundos$/);
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR');
  expect(await page.getAttribute('meta[name=generator]', 'content')).toBe('docs-build 2.4.3');
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*/, '')));
  const { origin } = new URL(page.url());
  for (const href of hrefs) if (href.startsWith(origin) && !linked.has(href)) linked.set(href, route);
}

/** Landmarks, named in Portuguese, and headings of which none is left out. */
async function expectStructure(page: Page): Promise<void> {
  const roles = ['banner', 'main', 'contentinfo'] as const;
  expect(await Promise.all(roles.map((role) => page.getByRole(role).count()))).toEqual([1, 1, 1]);
  const names = await page
    .locator('nav')
    .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')));
  expect(names).not.toContain(null);
  expect(names[0]).toBe('Principal');
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [position, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[position - 1] ?? 0) + 1);
}

test('the site has the routes of the specification and no others', () => {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, route]) => route);
  expect(listed.sort()).toEqual([...ROUTES].sort());
});

test.each(ROUTES)('%s works and stands still, is accessible in both modes, and fits every window', async (route) => {
  const page = await reader.openEmpty({ size: SIZES[0] });
  await visit(page, '/', route);
  await expectStructure(page);
  expect(await violationsInBothModes(page)).toEqual([]);
  await expectToFit(page);
});

test.each(ROUTES)('%s works, stands still and is accessible below a base, on a phone', async (route) => {
  const page = await belowBase.openEmpty({ size: SIZES[1] });
  await visit(page, '/fundos/', route);
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('every link inside the site leads to something', async () => {
  expect(linked.size).toBeGreaterThan(2 * ROUTES.length);
  for (const [href, route] of linked) expect([href, route, (await fetch(href)).status]).toEqual([href, route, 200]);
});

describe('without JavaScript', () => {
  test.each(ROUTES)('%s reads completely', async (route) => {
    const page = await reader.open(route, { javaScript: false });
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const passage of passagesOf(documentOf(route))) expect(shown).toContain(passage);
    expect(await page.locator('nav a[href]').count()).toBeGreaterThan(3);
  });

  test('nothing is inline on any page', () => {
    for (const route of [...ROUTES, '/404']) {
      const file = route === '/404' ? '404.html' : htmlPathOf(route);
      const html = readFileSync(path.join(folder, file), 'utf8');
      expect([route, html.match(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/g)]).toEqual([route, null]);
    }
  });
});

describe('an unknown route', () => {
  test('answers with 404 and the not-found page, which fits every window', async () => {
    const page = await reader.openEmpty();
    const response = await page.goto('/docs/nao-existe');
    expect(response?.status()).toBe(404);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Página não encontrada');
    await hydrated(page);
    // The browser itself reports the status of the page; nothing else may be asked for in vain.
    expect(reader.takeTroubles(page)).toEqual([expect.stringContaining('404 (Not Found)')]);
    await expectToFit(page);
  });

  test('shows the same page inside the application', async () => {
    const page = await reader.open('/docs/registro');
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/nao-existe');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => page.locator('h1').innerText()).toBe('Página não encontrada');
    await expect.poll(() => page.title()).toContain('Página não encontrada');
    reader.takeTroubles(page);
  });
});
