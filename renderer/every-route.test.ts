// Every page of the site, as a reader meets it, under the strictest policy: one visit to each in a wide window and one
// without JavaScript; below-base.test.ts has one on a phone. The reader (testing/reader.ts) fails any of them for a console
// message, an error, or a request to another host.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { htmlPathOf } from '../schemas/paths.ts';
import type { PageDocument } from '../schemas/types.ts';
import { violationsAtEverySize } from './testing/axe.ts';
import { expectToFit } from './testing/fit.ts';
import { hydrated } from './testing/open-browser.ts';
import { startReader } from './testing/reader.ts';
import { PAGES, ROUTES } from './testing/routes.ts';
import { documentOf, expectAnswers, textOf, visit } from './testing/visit.ts';

const folder = inject('site');
const reader = startReader();

/** Texts of the headings and paragraphs that stand at the top of a document. */
const passagesOf = ({ body }: PageDocument): string[] =>
  body.children.flatMap((node) =>
    node.type === 'element' && /^(?:h[1-6]|p)$/.test(node.tagName) ? [textOf(node).replace(/\s+/g, ' ').trim()] : [],
  );

/** Addresses inside the site, each with the first page that links to it. */
const linked = new Map<string, string>();

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

test('the site has the routes of the specification, the general guides, and no others', () => {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, route]) => route);
  expect(listed.sort()).toEqual([...PAGES].sort());
});

test.each(PAGES)(
  '%s works and stands still, is accessible in both modes at both widths, and fits every window',
  async (route) => {
    const page = await reader.openEmpty();
    await visit(page, '/', route, linked);
    await expectStructure(page);
    expect(await violationsAtEverySize(page)).toEqual([]);
    await expectToFit(page);
  },
);

test('every link inside the site leads to something', async () => {
  expect(linked.size).toBeGreaterThan(2 * PAGES.length);
  await expectAnswers(linked);
});

describe('without JavaScript', () => {
  test.each(ROUTES)('%s reads completely', async (route) => {
    const page = await reader.open(route, { javaScript: false });
    // What stands before a list of fields is folded, natively.
    for (const summary of await page.locator('article > details.details > summary').all()) await summary.click();
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const passage of passagesOf(documentOf(route))) expect(shown).toContain(passage);
    expect(await page.locator('nav a[href]').count()).toBeGreaterThan(3);
  });

  test('nothing is inline on any page', () => {
    for (const route of [...PAGES, '/404']) {
      const file = route === '/404' ? '404.html' : htmlPathOf(route);
      const html = readFileSync(path.join(folder, file), 'utf8');
      // What search engines read is a block of data: of that type, it is no script to a browser or its policy.
      const acting = /<style|\sstyle=|\son[a-z]+=|<script(?! type="application\/ld\+json">)(?![^>]*\ssrc=)/g;
      expect([route, html.match(acting)]).toEqual([route, null]);
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
