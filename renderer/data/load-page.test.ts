import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from './load-page.ts';
import { LoadError } from './read-json.ts';

const answer = (body: string, init: ResponseInit & { type?: string } = {}) =>
  vi.stubGlobal('fetch', async (href: string) => {
    asked = href;
    return new Response(body, { ...init, headers: { 'content-type': init.type ?? 'application/json' } });
  });
let asked = '';

afterEach(() => vi.unstubAllGlobals());

test('asks for the document beside the page, below the base', async () => {
  answer('{"schemaVersion":1}');
  await loadPage('/docs/Informes', '/fundos/');
  expect(asked).toBe('/fundos/docs/Informes.json');
});

test('tells a found page from one of another contract', async () => {
  answer('{"schemaVersion":1,"route":"/a"}');
  expect(await loadPage('/a', '/')).toMatchObject({ kind: 'found', page: { route: '/a' } });
  answer('{"schemaVersion":2}');
  expect(await loadPage('/a', '/')).toEqual({ kind: 'outdated' });
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
