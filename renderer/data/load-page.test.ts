import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNav } from './load-nav.ts';
import { loadPage } from './load-page.ts';
import { isWithin, LoadError, readJson } from './read-json.ts';

const asked: string[] = [];
let url = '';
const answer = (body: string, init: ResponseInit & { type?: string } = {}) =>
  vi.stubGlobal('fetch', async (href: string, { mode }: RequestInit) => {
    asked.push(`${mode} ${href}`);
    const response = new Response(body, { ...init, headers: { 'content-type': init.type ?? 'application/json' } });
    return Object.defineProperty(response, 'url', { value: url || new URL(href, location.href).href });
  });

beforeEach(() => {
  url = '';
  asked.length = 0;
  vi.stubGlobal('location', new URL('https://site.example//evil.example/x'));
});
afterEach(() => vi.unstubAllGlobals());

test('asks for the document beside the page, below the base, of this host alone', async () => {
  answer('{"schemaVersion":1}');
  await loadPage('/docs/Informes', '/fundos/');
  expect(asked).toEqual(['same-origin /fundos/docs/Informes.json']);
});

test('tells a found page from one of another contract', async () => {
  answer('{"schemaVersion":1,"route":"/a"}');
  expect(await loadPage('/a', '/')).toMatchObject({ kind: 'found', page: { route: '/a' } });
  answer('{"schemaVersion":2,"route":"/a"}');
  expect(await loadPage('/a', '/')).toEqual({ kind: 'outdated' });
});

test('takes a document with its own route in it, and navigation with its own base, and no other', async () => {
  for (const json of ['{"schemaVersion":1,"route":"/b"}', '{"schemaVersion":1}', 'null', '"/a"', '1']) {
    answer(json);
    expect([json, await loadPage('/a', '/')]).toEqual([json, { kind: 'missing' }]);
  }
  answer('{"schemaVersion":1,"site":{"base":"/"}}');
  expect(await loadNav('/', undefined)).toMatchObject({ kind: 'found' });
  expect(await loadNav('/fundos/', undefined)).toEqual({ kind: 'missing' });
});

test.each([
  ...['', '/', '/..', '/../a', '/a/../b', '//evil.example/a', '/\\evil.example/a', '/a//b', '/%2fa', '/%2e%2e/a', 'a'],
  ...['/a\nb', '/a?b', '/a#b', '/\ud800', 'https://evil.example/a', 'javascript:x'],
])('for %j, which is no route, no other host and nothing outside the base is asked', async (route) => {
  answer('{"schemaVersion":1,"route":"/"}');
  await loadPage(route, '/fundos/').catch(() => undefined);
  expect(asked).toEqual(route === '/' ? ['same-origin /fundos/index.json'] : []);
});

test('whatever the path, the base decides: what lies outside is missing, and not asked for', async () => {
  answer('{}');
  expect(await readJson('../nav.json', '/fundos/')).toBeUndefined();
  expect(await readJson('/evil.example/nav.json', '/')).toBeUndefined();
  expect(await readJson('nav.json', '//evil.example/')).toBeUndefined();
  expect(await readJson('nav.json', 'https://evil.example/')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(isWithin('/pe%C3%A7as/a', '/peças/')).toBe(true);
  expect(isWithin('/fundosa', '/fundos/')).toBe(false);
});

test('follows a redirect within the site, and takes nothing from beyond it', async () => {
  answer('{"schemaVersion":1,"route":"/a"}');
  url = 'https://site.example/fundos/moved/a.json';
  expect(await loadPage('/a', '/fundos/')).toMatchObject({ kind: 'found' });
  for (url of [
    'https://site.example/outro/a.json',
    'https://evil.example/fundos/a.json',
    'http://site.example/fundos/a.json',
  ])
    expect([url, await loadPage('/a', '/fundos/')]).toEqual([url, { kind: 'missing' }]);
});

test('takes a host’s page of HTML for what it is: a missing document', async () => {
  answer('<!doctype html>', { type: 'text/html' });
  expect(await loadPage('/a', '/')).toEqual({ kind: 'missing' });
  answer('', { status: 404 });
  expect(await loadPage('/a', '/')).toEqual({ kind: 'missing' });
});

test('tells a failing host from a lost connection', async () => {
  answer('', { status: 503 });
  await expect(loadPage('/a', '/')).rejects.toMatchObject({ reason: 'server' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  await expect(loadPage('/a', '/')).rejects.toEqual(new LoadError('offline'));
});

test('lets an aborted request end as aborted', async () => {
  const controller = new AbortController();
  controller.abort(new DOMException('gone', 'AbortError'));
  vi.stubGlobal('fetch', () => Promise.reject(controller.signal.reason));
  await expect(loadPage('/a', '/', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
