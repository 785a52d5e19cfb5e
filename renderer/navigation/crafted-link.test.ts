// A link that an attacker made, so that the application would take a document from another host: opened without the
// policy that would stop it, on hosts that answer whatever is asked for.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { answered } from '../testing/intercepts.ts';
import { openBrowser, openPage, settled } from '../testing/open-browser.ts';
import { type ServedSite, serveSite } from '../testing/serve-site.ts';

let browser: Browser;
let evil: Server;
let evilHost: string;
const evilRequests: string[] = [];

const text = (value: string) => ({ type: 'text', value });
const element = (tagName: string, properties: object, children: readonly object[]) => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A document whose text is a script. */
function attackDocument(route: string): string {
  const attack = '<img src="x" onerror="window.attacked = true">';
  const children = [
    element('h1', {}, [text('Attack')]),
    element('p', { dangerouslySetInnerHTML: { __html: attack }, onClick: attack, style: 'color: red' }, []),
  ];
  const facts = { schemaVersion: 1, route, title: 'Attack', description: '', sourcePath: 'a.md', layout: 'doc' };
  return JSON.stringify({ ...facts, toc: [], body: { type: 'root', children } });
}

beforeAll(async () => {
  evil = createServer(({ url = '' }, response) => {
    evilRequests.push(url);
    response.setHeader('access-control-allow-origin', '*');
    // The route that a program would ask for which takes the other host for a part of it.
    const route = `//${evilHost}${decodeURIComponent(url.replace(/\.json$/, ''))}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(attackDocument(route));
  });
  await new Promise<void>((resolve) => {
    evil.listen(0, '127.0.0.1', resolve);
  });
  evilHost = `127.0.0.1:${(evil.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterEach(() => {
  evilRequests.length = 0;
});
afterAll(async () => {
  await new Promise((resolve) => {
    evil.close(resolve);
  });
});

/** What is written after the base; EVIL stands for the attacker's host. */
const FORMS = [
  '/EVIL/..%2fdocs/registro/lista_de_campos/',
  '%2fEVIL/..%2fdocs/registro/lista_de_campos/',
  '%2FEVIL/..%2Fdocs/registro/',
  '\\EVIL/..%2fdocs/registro/',
  '%5cEVIL/..%5cdocs/registro/',
  '\\\\EVIL\\docs',
  '/%5cEVIL/docs/registro',
  '%5c/EVIL/docs/registro',
  '%2f%2fEVIL/docs/registro',
  '%5c%5cEVIL/docs/registro',
  '/EVIL',
  '/EVIL/',
  '//EVIL/docs/registro',
  '///EVIL/docs/registro/',
  '/%2fEVIL/docs/registro',
  '%252fEVIL/docs/registro',
  '%255cEVIL/docs/registro',
  '%25252fEVIL/docs/registro',
  '.%2f/EVIL/docs/registro',
  '..%2f/EVIL/docs/registro',
  '..%2f..%2f/EVIL/docs/registro',
  '%2e%2e%2f/EVIL/docs/registro',
  '%252e%252e%252f/EVIL/docs/registro',
  '%252e%252e/EVIL/docs/registro',
  'docs/..%2f..%2f/EVIL/docs/registro',
  'docs//EVIL/docs/registro',
  'docs/registro//',
  '%09/EVIL/docs/registro',
  '%0a/EVIL/docs/registro',
  '%0d%0a/EVIL/docs/registro',
  '%20/EVIL/docs/registro',
  '%00/EVIL/docs/registro',
  '%7f/EVIL/docs/registro',
  '%c2%85/EVIL/docs/registro',
  '／EVIL/docs/registro',
  '／／EVIL/docs/registro',
  '＼EVIL/docs/registro',
  '․․／EVIL/docs/registro',
  '%e2%80%8b/EVIL/docs/registro',
  '%cc%b8/EVIL/docs/registro',
  '%ed%a0%80/EVIL/docs/registro',
  '%/EVIL/docs/registro',
  '%2/EVIL/docs/registro',
  '@EVIL/docs/registro',
  'a:b@EVIL/docs/registro',
  ';@EVIL/docs/registro',
  'http:%2f%2fEVIL/docs/registro',
  'http://EVIL/docs/registro',
  'http:/EVIL/docs/registro',
  'javascript:%2f%2f%0aattacked=1',
  'data:application/json,{}',
  '/EVIL%23/docs/registro',
  '/EVIL%3f/docs/registro',
  '/EVIL/index.html',
  'index.html//EVIL/docs/registro',
  'docs/%2e%2e%2f/EVIL/docs/registro',
  '/EVIL/..;/docs/registro',
  'constructor',
  '__proto__',
] as const;

/** Those that were enough for a program that trusted the address, whatever the host makes of them. */
const WORST = FORMS.filter((form) => /^[/\\]|^%(?:2f|5c)/i.test(form));

describe.each([
  ['merging', '/fundos/', WORST],
  ['falling-back', '/', FORMS],
] as const)('on a host that is %s, under %s', (manner, base, forms) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(inject(base === '/' ? 'site' : 'siteUnderBase'), base, { policy: '', manner });
    // How the pages look is all the same here, and a quarter of what they cost.
    site.intercept(answered(/\.(?:css|woff2)$/, 200, '', 'text/css'));
  });
  afterAll(() => site.close());

  test('no form of the link runs a script, asks the other host, or shows another page than “not found”', async () => {
    const { page, close } = await openPage(browser, site.origin);
    const found: unknown[] = [];
    for (const form of forms) {
      await page.goto(`${site.origin}${base}${form.replace('EVIL', evilHost)}`);
      await settled(page);
      const [title, attacked] = await page.evaluate(() => [
        document.querySelector('main h1')?.textContent,
        'attacked' in window,
      ]);
      if (title !== 'Página não encontrada' || attacked) found.push([form, title, attacked]);
    }
    expect([found, evilRequests]).toEqual([[], []]);
    await close();
  });
});

test('a document of the site itself cannot do more: what it says is shown, and its links are links', async () => {
  const site = await serveSite(inject('sample'), '/', { policy: '' });
  const { page, close } = await openPage(browser, site.origin);
  await page.goto('/guia');
  await settled(page);
  const hrefs = [
    '//EVIL/docs/registro',
    '/\\EVIL/docs',
    '/.//EVIL/docs',
    '/%2fEVIL/docs',
    'javascript:attacked=1',
    '/x/..//EVIL/x',
  ];
  const diagram = `%%{init: {"themeCSS": "* { background: url(http://${evilHost}/css) }", "fontFamily": "x; background: url(http://${evilHost}/font)"}}%%\npie\n "a" : 3`;
  const drawing = element('doc-diagram', { diagramType: 'pie', label: 'Pie' }, [element('pre', {}, [text(diagram)])]);
  const links = hrefs.map((href) => element('a', { href: href.replace('EVIL', evilHost) }, [text(href)]));
  const { body, ...rest } = JSON.parse(attackDocument('/graficos'));
  site.intercept(
    answered(
      '/graficos.json',
      200,
      JSON.stringify({ ...rest, body: { type: 'root', children: [...body.children, drawing, ...links] } }),
      'application/json',
    ),
  );
  await page.locator('.sidebar').getByRole('link', { name: 'Gráficos' }).click();
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Attack');
  for (const link of await page.locator('main article a').all()) await link.hover();
  await expect.poll(() => page.locator('.diagram-drawing').count(), { timeout: 30_000 }).toBe(1);
  await page.locator('main article a').last().click();
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Página não encontrada');
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(evilRequests).toEqual([]);
  await close();
  await site.close();
});
