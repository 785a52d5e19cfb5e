// A large site's navigation does not come with every page: a page loads its part, and the whole when it is used.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { documentPathOf, htmlPathOf } from '../../schemas/paths.ts';
import type { Nav, PageDocument } from '../../schemas/types.ts';
import { createPrerender } from '../prerender.tsx';
import { createNavIndex, type NavEntry } from '../site/nav-index.ts';
import { expectReactsMarkup } from '../testing/expect-reacts-markup.tsx';
import { hydrated } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { PAGES, WIDE } from '../testing/write-large-site.ts';

const reader = startReader('large');
const START = '/docs/c3/s2/p4';

const read = (file: string): string => readFileSync(path.join(inject('large'), file), 'utf8');
const readNav = (file: string): Nav => JSON.parse(read(file));
const partOf = (html: string): string => /data-nav="([^"]+)"/.exec(html)?.[1] ?? '';
const navRequests = (): string[] => reader.host.takeRequests().filter((request) => /\/nav[./]/.test(request));

test('the part says of each page what the whole says: the browser finds what was prerendered', () => {
  const { entries } = createNavIndex(readNav('nav.json'));
  expect(entries.size).toBeGreaterThan(300);
  const placeOf = (entry: NavEntry | undefined) =>
    entry && { ...entry, ancestors: entry.ancestors.map(({ label, route }) => [label, route]) };
  for (const [route, { index }] of expectReactsMarkup(inject('large')))
    expect(placeOf(index.entries.get(route)), route).toEqual(placeOf(entries.get(route)));
});

test('a part is small, and a small site has none', () => {
  const whole = statSync(path.join(inject('large'), 'nav.json')).size;
  const part = statSync(path.join(inject('large'), partOf(read(htmlPathOf(START))))).size;
  expect(part).toBeLessThan(whole / 2);
  expect(readFileSync(path.join(inject('site'), 'index.html'), 'utf8')).not.toContain('data-nav');
});

/** Bytes of a page in the middle of so many side by side, and of its part of the navigation. */
function bytesOf(count: number): { readonly html: number; readonly part: number } {
  const whole = readNav('nav.json');
  const items = Array.from({ length: count }, (_, i) => ({
    kind: 'page' as const,
    route: `/docs/lado/p${10_000 + i}`,
    label: `Página ${10_000 + i}`,
  }));
  const nav: Nav = { ...whole, sidebar: [{ kind: 'category', label: 'Lado a lado', items }] };
  const assets = {
    version: 'x',
    script: 'a.js',
    styles: [],
    fonts: { text: '', code: '' },
    theme: 't.js',
    live: 'l.js',
  };
  const prerender = createPrerender({ nav, assets });
  const page: PageDocument = JSON.parse(read(documentPathOf(START)));
  const html = prerender.page({ ...page, route: `/docs/lado/p${10_000 + count / 2}` });
  const part = prerender.navParts().get(partOf(html))?.();
  return { html: html.length, part: JSON.stringify(part).length };
}

test('what a page weighs does not grow with its section', () => {
  vi.stubGlobal('__GENERATOR__', 'docs-build');
  onTestFinished(() => void vi.unstubAllGlobals());
  const [few, many] = [bytesOf(500), bytesOf(2000)];
  expect(many.html / few.html).toBeLessThan(1.03);
  expect(many.part / few.part).toBeLessThan(1.03);
});

test('what is left out of a part is called by its name there, in case the whole does not come', () => {
  const whole = createNavIndex(readNav('nav.json')).entries;
  const part = createNavIndex(readNav(partOf(read(htmlPathOf('/docs/largo/p80'))))).entries;
  for (const route of ['/docs/largo/p49', '/docs/largo/p102'])
    expect([part.get(route)?.previous, part.get(route)?.next]).toEqual([
      whole.get(route)?.previous,
      whole.get(route)?.next,
    ]);
});

test('in a long section a page shows those around it, and links to what is left out', async () => {
  const page = await reader.open('/docs/largo/p80');
  const links = page.locator('.sidebar .sidebar-link').filter({ hasText: /^(Lado a lado|Mais) / });
  const shown = await links.allInnerTexts();
  const numbered = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `Lado a lado ${from + i}`);
  expect(shown).toEqual([
    'Lado a lado 1',
    'Mais 47 páginas',
    ...numbered(49, 102),
    'Mais 57 páginas',
    `Lado a lado ${WIDE}`,
  ]);
  const more = links.filter({ hasText: 'Mais 57 páginas' });
  expect(await more.getAttribute('href')).toBe('/docs/largo/p103');
  // The whole takes its place under the focus of the keyboard: the link leads where it led.
  await more.focus();
  await expect.poll(() => links.count()).toBe(WIDE);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lado a lado 103');
  expect(await page.locator('.sidebar [aria-current=page]').allInnerTexts()).toEqual(['Lado a lado 80']);
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'Lado a lado 103');
});

test('the whole comes when the reader stirs, and fills the categories that were closed', async () => {
  reader.host.takeRequests();
  const page = await reader.open(START);
  expect(navRequests()).toEqual([`/${partOf(read(htmlPathOf(START)))}`]);
  await page.mouse.move(200, 200);
  await expect.poll(navRequests).toEqual(['/nav.json']);
  const sidebar = page.locator('.sidebar');
  await sidebar.getByRole('button', { name: 'Expandir a categoria c8' }).click();
  const opened = sidebar
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Recolher a categoria c8' }) })
    .last();
  await opened.getByRole('button', { name: 'Expandir a categoria s3' }).click();
  await expect.poll(() => sidebar.getByRole('link', { name: /^Página 8\.3\./ }).count()).toBe(PAGES);
  await page.mouse.move(210, 210);
  expect(navRequests()).toEqual([]);
});

test('a link followed by keyboard arrives with breadcrumbs, neighbours and an open branch', async () => {
  const page = await reader.open(START);
  await page.locator('main').getByRole('link', { name: 'Antigo' }).focus();
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'Página 7.2.5');
  await expect.poll(() => page.locator('.breadcrumbs li').count()).toBeGreaterThan(2);
  expect(await page.locator('.pager a').allInnerTexts()).toEqual([
    expect.stringContaining('Página 7.2.4'),
    expect.stringContaining('Página 7.2.6'),
  ]);
  expect(await page.locator('.sidebar [aria-current=page]').innerText()).toBe('Página 7.2.5');
});

test('without the whole the page stands, and the next sign asks again', async () => {
  const page = await reader.openEmpty();
  reader.host.intercept((request, response) => {
    if (request.url !== '/nav.json') return false;
    response.writeHead(503).end();
    return true;
  });
  await page.goto(START);
  await hydrated(page);
  await page.locator('html').press('Shift');
  await expect.poll(() => reader.takeTroubles(page).filter((trouble) => trouble.includes('503')).length).toBe(1);
  reader.host.intercept(undefined);
  reader.host.takeRequests();
  await page.mouse.move(300, 300);
  await expect.poll(navRequests).toEqual(['/nav.json']);
});
