// A large site's navigation does not come with every page: a page loads its part, and the whole when it is used.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, inject, test } from 'vitest';
import { documentPathOf, hrefOf, htmlPathOf } from '../../schemas/paths.ts';
import type { Nav, PageDocument } from '../../schemas/types.ts';
import { App } from '../app.tsx';
import { createNavIndex } from '../site/nav-index.ts';
import { hydrated } from '../testing/open-browser.ts';
import { arrivedAt, startReader } from '../testing/reader.ts';
import { PAGES } from '../testing/write-large-site.ts';

const reader = startReader('large');
const START = '/docs/c3/s2/p4';

const read = (file: string): string => readFileSync(path.join(inject('large'), file), 'utf8');
const readNav = (file: string): Nav => JSON.parse(read(file));
const partOf = (html: string): string => /data-nav="([^"]+)"/.exec(html)?.[1] ?? '';
const navRequests = (): string[] => reader.host.takeRequests().filter((request) => /\/nav[./]/.test(request));

test('the part says of each page what the whole says: the browser finds what was prerendered', () => {
  const { entries } = createNavIndex(readNav('nav.json'));
  expect(entries.size).toBeGreaterThan(300);
  for (const route of entries.keys()) {
    const html = read(htmlPathOf(route));
    const nav = readNav(partOf(html));
    const page: PageDocument = JSON.parse(read(documentPathOf(route)));
    const markup = renderToString(
      <StaticRouter basename="/" location={hrefOf(route, nav.site)}>
        <App site={{ nav, index: createNavIndex(nav), pages: undefined }} view={{ kind: 'page', page }} />
      </StaticRouter>,
    );
    expect(html.slice(html.indexOf('<body>')), route).toBe(`<body><div id="-root">${markup}</div></body>\n</html>\n`);
  }
});

test('a part is small, and a small site has none', () => {
  const whole = statSync(path.join(inject('large'), 'nav.json')).size;
  const part = statSync(path.join(inject('large'), partOf(read(htmlPathOf(START))))).size;
  expect(part).toBeLessThan(whole / 2);
  expect(readFileSync(path.join(inject('site'), 'index.html'), 'utf8')).not.toContain('data-nav');
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
