// Section 8 of the specification.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { Nav } from '../../schemas/types.ts';
import { answered, changed, changedPage, held } from '../testing/intercepts.ts';
import { hydrated, openBrowser, openPage, settled } from '../testing/open-browser.ts';
import { arrivedAt, focused, startReader } from '../testing/reader.ts';
import { type Intercept, serveSite } from '../testing/serve-site.ts';

const reader = startReader();
const informes = '/docs/informes.json';

test('an unknown route: “Página não encontrada”, its text, the nearest routes and a way home', async () => {
  const page = await reader.open('/docs/registro/lista-de-campos');
  expect(await page.locator('main h1').textContent()).toBe('Página não encontrada');
  expect(await page.title()).toBe('Página não encontrada | Hub de fundos');
  const text = await page.locator('main').innerText();
  expect(text).toContain('Não foi possível encontrar o que você procura.');
  expect(text).toContain(
    'Entre em contato com o responsável pelo site que trouxe você até aqui e avise que o link está quebrado.',
  );
  expect(reader.takeTroubles(page)).toEqual([expect.stringContaining('404 (Not Found)')]);
  expect(await page.locator('main').getByRole('link', { name: 'Página inicial' }).getAttribute('href')).toBe('/');
  const nearest = page.locator('main li').first();
  expect(await nearest.innerText()).toBe('Lista de campos do registro /docs/registro/lista_de_campos');
  await nearest.getByRole('link').click();
  await arrivedAt(page, 'Lista de campos do registro');
});

test('an unknown route says the same without JavaScript, and names the right case of a wrong one with it', async () => {
  const plain = await reader.open('/nada', { javaScript: false });
  expect(await plain.locator('main').innerText()).toContain('Não foi possível encontrar o que você procura.');
  reader.takeTroubles(plain);
  const page = await reader.open('/docs/Registro');
  expect(await page.locator('main li').first().innerText()).toBe('Registro /docs/registro');
  reader.takeTroubles(page);
});

test('a page that crashes: “This page crashed.” and a “Try again” that fetches it again and works', async () => {
  const page = await reader.open('/docs/registro');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  reader.host.intercept(changedPage(inject('site'), '/docs/informes', () => ({ toc: null })));
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'This page crashed.');
  const message = page.locator('main article');
  expect(await message.getAttribute('lang')).toBe('en');
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  expect(await again.isVisible()).toBe(true);
  await expect.poll(() => focused(page)).toBe('This page crashed.');
  // Navbar, sidebar and breadcrumbs are whole; the same faulty document crashes again, and says so again.
  expect(await page.locator('.sidebar [aria-current=page]').innerText()).toBe('Informes');
  expect(await page.locator('.breadcrumbs [aria-current=page]').innerText()).toBe('Informes');
  expect(await page.locator('.navbar').getByRole('link', { name: 'Registro' }).isVisible()).toBe(true);
  reader.host.takeRequests();
  await again.click();
  await expect.poll(() => reader.host.takeRequests()).toContain(informes);
  await arrivedAt(page, 'This page crashed.');
  reader.host.intercept(undefined);
  await again.click();
  await arrivedAt(page, 'Informes');
  await expect.poll(() => focused(page)).toBe('Informes');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  for (const trouble of reader.takeTroubles(page)) expect(trouble).toContain('TypeError');
});

test('a crashed page can be left by any link', async () => {
  const page = await reader.open('/docs/registro');
  reader.host.intercept(changedPage(inject('site'), '/docs/informes', () => ({ toc: null })));
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'This page crashed.');
  await page.locator('.navbar').getByRole('link', { name: 'Registro' }).click();
  await arrivedAt(page, 'Registro');
  reader.takeTroubles(page);
});

test('a host that fails: “Retry” in place, in English marked as such, which works', async () => {
  const page = await reader.open('/docs/registro');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  reader.host.intercept(answered(informes, 503));
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Não foi possível carregar esta página');
  expect(await page.locator('main').innerText()).toContain('O servidor respondeu com um erro.');
  // The page has its place, though it did not come.
  expect(await page.locator('.sidebar [aria-current=page]').innerText()).toBe('Informes');
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  expect(await retry.getAttribute('lang')).toBe('en');
  expect(new URL(page.url()).pathname).toBe('/docs/informes');
  await retry.click();
  await arrivedAt(page, 'Não foi possível carregar esta página');
  reader.host.intercept(undefined);
  await retry.click();
  await arrivedAt(page, 'Informes');
  await expect.poll(() => focused(page)).toBe('Informes');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  for (const trouble of reader.takeTroubles(page)) expect(trouble).toContain('503');
});

test('a lost connection is told from a failing host, and the page comes by itself when the connection is back', async () => {
  const page = await reader.open('/docs/registro');
  await page.context().setOffline(true);
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Não foi possível carregar esta página');
  expect(await page.locator('main').innerText()).toContain('A conexão parece ter caído.');
  expect(await page.getByRole('button', { name: 'Retry' }).isVisible()).toBe(true);
  await page.context().setOffline(false);
  await arrivedAt(page, 'Informes');
  for (const trouble of reader.takeTroubles(page)) expect(trouble).toContain('ERR_INTERNET_DISCONNECTED');
});

test.each([
  ['404', 404, 'text/html'],
  ['a page of HTML in place of the document', 200, 'text/html'],
] as const)('a missing page, said by %s, is told from a lost connection', async (_, status, type) => {
  const page = await reader.open('/docs/registro');
  reader.host.intercept(answered(informes, status, '<p>', type));
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Página não encontrada');
  await expect.poll(() => page.title()).toBe('Página não encontrada | Hub de fundos');
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  reader.takeTroubles(page);
});

test('a document that breaks off can be fetched again', async () => {
  const page = await reader.open('/docs/registro');
  reader.host.intercept(answered(informes, 200, '{"schemaVersion":1,', 'application/json'));
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Não foi possível carregar esta página');
  reader.host.intercept(undefined);
  await page.getByRole('button', { name: 'Retry' }).click();
  await arrivedAt(page, 'Informes');
});

/** Answers with the files of the site, and a type of another kind, or none. */
const typed =
  (type: string | undefined): Intercept =>
  ({ url = '' }, response) => {
    if (!url.endsWith('.json')) return false;
    if (type !== undefined) response.setHeader('content-type', type);
    response.end(readFileSync(path.join(inject('site'), url)));
    return true;
  };

test.each([undefined, 'application/octet-stream', 'text/plain'])(
  'a host that does not know JSON, and says %s, is read all the same',
  async (type) => {
    const page = await reader.openEmpty();
    reader.host.intercept(typed(type));
    await page.goto('/docs/registro');
    await hydrated(page);
    await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
    await arrivedAt(page, 'Informes');
  },
);

describe.each([
  ['a host that fails', answered(/\.json$/, 500)],
  ['a host that answers everything with its home page', answered(/\.json$/, 200, '<!doctype html><p>Home')],
  ['a host that says nothing of the type of its home page', answered(/\.json$/, 200, '<!doctype html><p>Home', '')],
  ['documents that break off', answered(/\.json$/, 200, '{"schemaVersion":1,', 'application/json')],
  ['a connection that is lost', ({ url = '' }, response) => url.endsWith('.json') && response.destroy().destroyed],
] satisfies [string, Intercept][])('%s', (_, intercept) => {
  test('leaves the page as it reads without scripts, loads it once, and puts nothing of ours on the console', async () => {
    const page = await reader.openEmpty();
    reader.host.intercept(intercept);
    reader.host.takeRequests();
    await page.goto('/docs/registro/');
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
    expect(await page.locator('main h1').innerText()).toBe('Registro');
    expect(reader.host.takeRequests().filter((address) => address.endsWith('/'))).toEqual(['/docs/registro/']);
    // What the browser itself says of answers.
    for (const trouble of reader.takeTroubles(page)) expect(trouble).toMatch(/Failed to load resource/);
  });
});

test('a page that finds none of its files, as under a wrong base, says so above its text, and no other page does', async () => {
  const page = await reader.openEmpty();
  reader.host.intercept(answered(/^\/assets\//, 404));
  await page.goto('/docs/registro/');
  const said = page.getByText('não foram carregados');
  await expect.poll(() => said.isVisible()).toBe(true);
  expect(await page.locator('main h1').innerText()).toBe('Registro');
  for (const trouble of reader.takeTroubles(page)) expect(trouble).toContain('404');
  reader.host.intercept(undefined);
  await page.reload();
  await hydrated(page);
  expect(await said.isVisible()).toBe(false);
});

test('what an extension changes before the application comes is mended in silence', async () => {
  const page = await reader.openEmpty();
  const late = held(/application-.*\.js$/);
  reader.host.intercept(late.intercept);
  await page.goto('/docs/registro');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', '1');
    document.body.append(document.createElement('extension-panel'));
    const root = document.querySelector('#-root');
    root?.prepend(document.createElement('extension-bar'));
    for (const paragraph of document.querySelectorAll('main p')) {
      const mark = document.createElement('font');
      mark.append(...paragraph.childNodes);
      paragraph.append(mark);
    }
    document.querySelector('main h1')?.remove();
    for (const link of document.querySelectorAll('a')) link.setAttribute('data-seen', '1');
  });
  late.release();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.dataset.js)).toBe('ready');
  expect(await page.locator('#-root').getAttribute('data-mended')).toBe('');
  await expect.poll(() => page.locator('main h1').innerText()).toBe('Registro');
  expect(await page.locator('extension-panel').count()).toBe(1);
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Informes');
});

test('with storage that is full everything works, and nothing is remembered', async () => {
  const page = await reader.openEmpty();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/docs/registro');
  await hydrated(page);
  await page.locator('.color-mode-toggle').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.locator('.navbar').getByRole('link', { name: 'Informes' }).click();
  await arrivedAt(page, 'Informes');
  // Where a reload cannot be remembered, none is begun.
  reader.host.intercept(changed<Nav>(inject('site'), 'nav.json', (nav) => ({ ...nav, rendererVersion: 'newer' })));
  reader.host.takeRequests();
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ theme: 'light' });
  expect(await page.evaluate(() => document.documentElement.dataset.js)).toBe(undefined);
  expect(reader.host.takeRequests().filter((address) => address.startsWith('/docs/informes/'))).toHaveLength(1);
});

test('a site under another path than it was built for is its text, loaded once', async () => {
  const wrong = await serveSite(inject('site'), '/elsewhere/');
  const { page, takeTroubles, close } = await openPage(await openBrowser(), wrong.origin);
  await page.goto('/elsewhere/docs/registro/');
  expect(await page.locator('main h1').innerText()).toBe('Registro');
  expect(await page.locator('main p').first().isVisible()).toBe(true);
  expect(wrong.takeRequests().filter((address) => address.endsWith('/registro/'))).toHaveLength(1);
  for (const trouble of takeTroubles()) expect(trouble).toMatch(/Failed to load|Refused to|MIME type/);
  await close();
  await wrong.close();
});
