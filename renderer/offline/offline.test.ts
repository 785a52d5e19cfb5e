// A site that is kept for reading without a network, below a base, under the strictest policy, with a host that goes away.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsInBothModes } from '../testing/axe.ts';
import { buildSite } from '../testing/build-site.ts';
import { hydrated, openBrowser } from '../testing/open-browser.ts';
import { type ServedSite, serveSite } from '../testing/serve-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-offline-'));
const contentOf = (name: string): string => path.join(folder, name, 'content');
const distOf = (name: string): string => path.join(folder, name, 'dist');

/** Neither the first page nor the second leads to the third, which would be fetched ahead. */
const PAGES = {
  index: '# Início\n\n[A](a.md)\n',
  a: '# A\n\nTexto um.\n',
  b: '# B\n\n[C](c.md)\n',
  c: '# C\n',
};

/** Builds the site; what differs from the first build is given. */
async function publish(out: string, pages: Partial<typeof PAGES> = {}, offline = true): Promise<void> {
  const content = contentOf(out);
  mkdirSync(path.join(content, 'pages'), { recursive: true });
  writeFileSync(path.join(content, 'site.yaml'), `title: T\noffline: ${offline}\n`);
  for (const [name, text] of Object.entries({ ...PAGES, ...pages }))
    writeFileSync(path.join(content, `pages/${name}.md`), text);
  await buildSite(content, distOf(out), '--base', '/x/');
}

/** Which build the host has; none while it is away. */
let published: string | undefined;
const hosts = new Map<string, ServedSite>();
let origin = '';
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  await Promise.all([
    publish('one'),
    publish('two', { a: '# A\n\nTexto dois.\n', c: '# C\n\nMais.\n' }),
    publish('off', { a: '# A\n\nTexto sem guarda.\n' }, false),
  ]);
  for (const name of ['one', 'two', 'off']) hosts.set(name, await serveSite(distOf(name), '/x/'));
  const front = await serveSite(distOf('one'), '/x/');
  hosts.set('front', front);
  origin = front.origin;
  front.intercept(async (request, response) => {
    const host = published === undefined ? undefined : hosts.get(published);
    if (host === undefined) {
      response.destroy();
      return true;
    }
    const { status, headers, body } = await fetch(host.origin + request.url, { redirect: 'manual' });
    const passed = ['content-type', 'location', 'content-security-policy'];
    for (const name of passed) if (headers.has(name)) response.setHeader(name, headers.get(name) ?? '');
    response.writeHead(status).end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
    return true;
  });
});
afterAll(async () => {
  await Promise.all([...hosts.values()].map((host) => host.close()));
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  published = 'one';
  context = await (await openBrowser()).newContext({ locale: 'pt-BR', baseURL: origin });
  page = await context.newPage();
});
afterEach(() => context.close());

/** Opens a page that is then kept, with all it loaded. */
async function visit(route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  for (const file of [route, route === '/x/' ? '/x/index.json' : `${route}.json`])
    await expect.poll(() => isKept(file)).toBe(true);
}

/** Whether a file is kept, of whatever build. */
const isKept = (address: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().some(({ url }) => new URL(url).pathname.replace(/\/$/, '') === wanted.replace(/\/$/, ''));
  }, address);

const text = (): Promise<string> => page.locator('main').innerText();

test('what was visited is there without a network, with its program; what was not says so', async () => {
  await visit('/x/');
  await visit('/x/a');
  published = undefined;
  await page.goto('/x/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'A', exact: true }).click();
  await page.waitForURL('**/x/a');
  await expect.poll(text).toContain('Texto um.');
  await page.reload();
  await hydrated(page);
  expect(await text()).toContain('Texto um.');
  await page.goto('/x/c');
  expect(await text()).toContain('Página não guardada');
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR');
});

test('a new build is told, an open page stays of its own, and the next visit is of the new one, without a network too', async () => {
  await visit('/x/');
  await visit('/x/a');
  published = 'two';
  await page.goto('/x/a');
  expect(await text()).toContain('Texto um.');
  const notice = page.locator('.offline-notice');
  await notice.waitFor();
  expect(await notice.innerText()).toContain('Há uma versão nova deste site.');
  expect(await violationsInBothModes(page)).toEqual([]);
  // Published anew under the open page: what it takes on is of its own build, or it is loaded as a whole.
  expect(await page.evaluate(() => fetch('/x/a.json').then((answer) => answer.text()))).toContain('Texto um.');
  expect(await page.evaluate(() => fetch('/x/c.json').then((answer) => answer.text()))).toBe('{"schemaVersion":0}');
  published = undefined;
  await page.reload();
  await hydrated(page);
  expect(await text()).toContain('Texto dois.');
  await expect.poll(() => notice.count()).toBe(0);
});

test('a page that was never visited, of a site published anew, is the host’s; what it loads is no other build’s', async () => {
  await visit('/x/');
  published = 'two';
  // The worker of the first build still answers.
  await page.goto('/x/c');
  await hydrated(page);
  expect(await text()).toContain('Mais.');
  expect(await page.evaluate(() => fetch('/x/a.json').then((answer) => answer.text()))).toContain('Texto dois.');
});

test('on the reader’s word the whole site is kept, and forgotten', async () => {
  await page.goto('/x/a');
  await hydrated(page);
  await page.getByRole('button', { name: 'Ler sem rede' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ler sem rede' });
  await dialog.getByText(/Guardados: \d+ de \d+ arquivos/).waitFor();
  expect(await violationsInBothModes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar o site inteiro' }).click();
  await expect
    .poll(async () => /Guardados: (\d+) de (\d+)/.exec(await dialog.innerText())?.slice(1))
    .toSatisfy((counts?: string[]) => counts !== undefined && counts[0] === counts[1]);
  published = undefined;
  await page.goto('/x/c');
  await hydrated(page);
  expect(await page.locator('h1').innerText()).toBe('C');
  await page.getByRole('button', { name: 'Ler sem rede' }).click();
  await dialog.getByRole('button', { name: 'Apagar o que foi guardado' }).click();
  await expect.poll(() => isKept('/x/c')).toBe(false);
  await page.goto('/x/c');
  expect(await text()).toContain('Página não guardada');
});

test('turned off, the worker goes, and nothing of it stays', async () => {
  await visit('/x/');
  await visit('/x/a');
  published = 'off';
  await page.goto('/x/a');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.goto('/x/a');
  await hydrated(page);
  expect(await text()).toContain('Texto sem guarda.');
  expect(await page.getByRole('button', { name: 'Ler sem rede' }).count()).toBe(0);
  expect(await left()).toEqual([0, 0]);
});
