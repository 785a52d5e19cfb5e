// Every page of the site, as a reader meets it: with JavaScript and without, under the strictest policy.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { documentPathOf, hrefOf, htmlPathOf } from '../schemas/paths.ts';
import type { Node, PageDocument } from '../schemas/types.ts';
import { hydrated, openBrowser, openPage } from './testing/open-browser.ts';
import { ROUTES } from './testing/routes.ts';
import { type ServedSite, serveSite } from './testing/serve-site.ts';

let browser: Browser;
const folder = inject('site');

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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

test('the site has the routes of the specification and no others', () => {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, route]) => route);
  expect(listed.sort()).toEqual([...ROUTES].sort());
});

describe.each([
  ['/', 'site'],
  ['/fundos/', 'siteUnderBase'],
] as const)('under %s', (base, built) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(inject(built), base);
  });
  afterAll(() => site.close());

  test.each(ROUTES)('%s works with JavaScript, without one console message', async (route) => {
    const { page, takeTroubles, close } = await openPage(browser, site.origin);
    const document = documentOf(route);
    const response = await page.goto(hrefOf(route, { base, trailingSlash: false }));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(await page.locator('h1').allInnerTexts()).toEqual([h1Of(document)]);
    expect(await page.title()).toMatch(route === '/' ? /^Hub de fundos/ : / \| Hub de fundos$/);
    expect(await page.getAttribute('html', 'lang')).toBe('pt-BR');
    expect(await page.getAttribute('meta[name=generator]', 'content')).toBe('docs-build 2.4.3');
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const inside = new Set(
      hrefs.filter((href) => href.startsWith(site.origin)).map((href) => href.split('#')[0] ?? href),
    );
    for (const href of inside) expect([href, (await fetch(href)).status]).toEqual([href, 200]);
    expect(takeTroubles()).toEqual([]);
    await close();
  });
});

describe('without JavaScript', () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(folder);
  });
  afterAll(() => site.close());

  test.each(ROUTES)('%s reads completely', async (route) => {
    const { page, takeTroubles, close } = await openPage(browser, site.origin, { javaScript: false });
    await page.goto(route);
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const passage of passagesOf(documentOf(route))) expect(shown).toContain(passage);
    expect(await page.locator('nav a[href]').count()).toBeGreaterThan(3);
    expect(takeTroubles()).toEqual([]);
    await close();
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
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(folder);
  });
  afterAll(() => site.close());

  test('answers with 404 and the not-found page', async () => {
    const { page, takeTroubles, close } = await openPage(browser, site.origin);
    const response = await page.goto('/docs/nao-existe');
    expect(response?.status()).toBe(404);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Página não encontrada');
    await hydrated(page);
    // The browser itself reports the status of the page; nothing else may be asked for in vain.
    expect(takeTroubles()).toEqual([expect.stringContaining('404 (Not Found)')]);
    await close();
  });

  test('shows the same page inside the application', async () => {
    const { page, close } = await openPage(browser, site.origin);
    await page.goto('/docs/registro');
    await hydrated(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/nao-existe');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => page.locator('h1').innerText()).toBe('Página não encontrada');
    await expect.poll(() => page.title()).toContain('Página não encontrada');
    await close();
  });
});
