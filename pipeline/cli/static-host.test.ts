// What a browser, a player, and whoever means harm get from `preview`, byte by byte.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tries } from '../testing/at-scale.ts';
import { isAnswer, mutatedRequests, sendAll } from '../testing/mutated-requests.ts';
import { askRaw, type RawReply } from '../testing/raw-http.ts';
import { type SentContent, sendContent } from './send-content.ts';
import { serve } from './serve.ts';
import { staticHost } from './static-host.ts';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'docs-build-')), 'dist');
  for (const [file, text] of Object.entries({
    'index.html': '<h1>Início</h1>',
    '404.html': '<h1>Não há</h1>',
    'docs/guia/index.html': '<h1>Guia</h1>',
    'docs/guia.json': '{}',
    'docs/guia.md': '# Açúcar\n',
    'ten.bin': '0123456789',
    'empty.txt': '',
    'robots.txt': 'Allow: /\n',
    'um arquivo é.csv': 'a;b\n',
    'types.d.ts': 'type A = 1;\n',
    'image.svg': '<svg/>',
    '.nojekyll': 'secret',
    '.git/config': 'secret',
    'docs/.hidden/index.html': 'secret',
    '.well-known/security.txt': 'Contact: x\n',
    '.well-known/.key': 'secret',
  })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, '../secret.txt'), 'secret');
  ({ server } = await serve(staticHost(folder, '/'), { host: '127.0.0.1', port: 0 }));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(path.dirname(folder), { recursive: true });
});

const portOf = (of: Server): number => (of.address() as AddressInfo).port;

const ask = (target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<RawReply> =>
  askRaw(portOf(server), target, headers, method);

test.each([
  ['/', 200, 'text/html; charset=utf-8', '<h1>Início</h1>'],
  ['/?q=1', 200, 'text/html; charset=utf-8', '<h1>Início</h1>'],
  ['/docs/guia/', 200, 'text/html; charset=utf-8', '<h1>Guia</h1>'],
  ['/docs/guia/index.html', 200, 'text/html; charset=utf-8', '<h1>Guia</h1>'],
  ['/docs/guia.json', 200, 'application/json; charset=utf-8', '{}'],
  ['/docs/guia.md', 200, 'text/markdown; charset=utf-8', '# Açúcar\n'],
  ['/robots.txt', 200, 'text/plain; charset=utf-8', 'Allow: /\n'],
  ['/um%20arquivo%20%C3%A9.csv', 200, 'text/csv; charset=utf-8', 'a;b\n'],
  ['/types.d.ts', 200, 'text/plain; charset=utf-8', 'type A = 1;\n'],
  ['/image.svg', 200, 'image/svg+xml; charset=utf-8', '<svg/>'],
  ['/empty.txt', 200, 'text/plain; charset=utf-8', ''],
  ['/ten.bin', 200, 'application/octet-stream', '0123456789'],
  ['/.well-known/security.txt', 200, 'text/plain; charset=utf-8', 'Contact: x\n'],
])('%s is there', async (target, status, type, body) => {
  const reply = await ask(target);
  expect(reply).toMatchObject({ status, body, headers: { 'content-type': type, 'accept-ranges': 'bytes' } });
  expect(Number(reply.headers['content-length'])).toBe(Buffer.byteLength(body));
  expect(await ask(target, {}, 'HEAD')).toEqual({
    ...reply,
    headers: { ...reply.headers, date: expect.anything() },
    body: '',
  });
});

test.each([
  '/nada',
  '/docs/guia.xml',
  '/docs/guia.json/',
  '/docs/guia/index.html/x',
  '/.nojekyll',
  '/.git/config',
  '/docs/.hidden/',
  '/docs/.well-known/x',
  '/.well-known/.key',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/docs/../../secret.txt',
  '/docs%2fguia.json',
  '/docs\\guia.json',
  '/docs//guia.json',
  '//docs/guia.json',
  '//evil.example/',
  '/%00',
  '/%E0%A4%A',
  '/%',
  `/${'a'.repeat(5000)}`,
  'http://localhost/nada',
  '*',
])('%.30s is not', async (target) => {
  const reply = await ask(target);
  expect(reply).toMatchObject({ status: 404, body: '<h1>Não há</h1>' });
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a folder without its slash sends on, with the query', async () => {
  expect(await ask('/docs/guia?q=1')).toMatchObject({ status: 301, headers: { location: '/docs/guia/?q=1' } });
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=0-99999999999999999999', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=3-1', 200, '0123456789', undefined],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=a-b', 200, '0123456789', undefined],
])('Range: %s', async (range, status, body, contentRange) => {
  const reply = await ask('/ten.bin', { range });
  expect(reply).toMatchObject({ status, body });
  expect(reply.headers['content-range']).toBe(contentRange);
  expect(Number(reply.headers['content-length'])).toBe(body.length);
});

test('a part is given of the content that the rest is of, and else the whole', async () => {
  const { headers } = await ask('/ten.bin');
  const range = 'bytes=0-0';
  expect(await ask('/ten.bin', { range, 'if-range': headers.etag ?? '' })).toMatchObject({ status: 206 });
  expect(await ask('/ten.bin', { range, 'if-range': '"other"' })).toMatchObject({ status: 200 });
  expect(await ask('/nada', { range })).toMatchObject({ status: 404, body: '<h1>Não há</h1>' });
});

test('a browser that has the content is told so, by its tag before its time', async () => {
  const { etag = '', 'last-modified': modified = '' } = (await ask('/ten.bin')).headers;
  const later = new Date(Date.parse(modified) + 5000).toUTCString();
  const earlier = new Date(Date.parse(modified) - 5000).toUTCString();
  const status = async (headers: Record<string, string>): Promise<number> => (await ask('/ten.bin', headers)).status;
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect(await status({ 'if-none-match': tag }), tag).toBe(304);
  expect(await status({ 'if-none-match': '"x"', 'if-modified-since': later })).toBe(200);
  for (const since of [modified, later]) expect(await status({ 'if-modified-since': since }), since).toBe(304);
  const otherForms = [modified.replace(/, (\d+) (\w+) \d\d(\d+)/, 'day, $1-$2-$3'), 'Sun Nov  6 08:49:37 2094'];
  for (const since of otherForms) expect(await status({ 'if-modified-since': since }), since).toBe(304);
  for (const since of [earlier, 'yesterday', '2094', 'Sun Nov  6 08:49:37 1994'])
    expect(await status({ 'if-modified-since': since }), since).toBe(200);
  expect(await ask('/ten.bin', { 'if-none-match': etag, range: 'bytes=0-1' })).toMatchObject({ status: 304, body: '' });
  writeFileSync(path.join(folder, 'ten.bin'), 'other bytes');
  expect(await status({ 'if-none-match': etag })).toBe(200);
});

test('whoever wants a content alone that is no longer there gets nothing', async () => {
  const { etag = '', 'last-modified': modified = '' } = (await ask('/ten.bin')).headers;
  const earlier = new Date(Date.parse(modified) - 5000).toUTCString();
  const status = async (headers: Record<string, string>): Promise<number> => (await ask('/ten.bin', headers)).status;
  for (const tag of ['"x"', `W/${etag}`]) expect(await status({ 'if-match': tag }), tag).toBe(412);
  for (const tag of [etag, `"x", ${etag}`, '*']) expect(await status({ 'if-match': tag }), tag).toBe(200);
  expect(await status({ 'if-match': etag, 'if-unmodified-since': earlier })).toBe(200);
  expect(await status({ 'if-unmodified-since': earlier })).toBe(412);
  expect(await status({ 'if-unmodified-since': modified })).toBe(200);
  expect(await ask('/nada', { 'if-match': '"x"' })).toMatchObject({ status: 404 });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is not allowed', async (method) => {
  expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('a link is what it leads to, and nothing where that is not given away', async () => {
  for (const [name, to] of [
    ['inside.bin', 'ten.bin'],
    ['outside.txt', '../secret.txt'],
    ['absolute.txt', path.join(folder, '../secret.txt')],
    ['above', '..'],
    ['hidden', '.git'],
    ['hidden.txt', '.nojekyll'],
    ['through', 'above'],
  ] as const)
    symlinkSync(to, path.join(folder, name));
  expect(await ask('/inside.bin')).toMatchObject({ status: 200, body: '0123456789' });
  for (const target of [
    '/outside.txt',
    '/absolute.txt',
    '/above/secret.txt',
    '/above',
    '/hidden/config',
    '/hidden.txt',
    '/through/secret.txt',
  ])
    expect(await ask(target), target).toMatchObject({ status: 404, body: '<h1>Não há</h1>' });
});

test('a file that has gone away, or become another thing, is not there', async () => {
  symlinkSync('nowhere', path.join(folder, 'broken.txt'));
  symlinkSync('loop.txt', path.join(folder, 'loop.txt'));
  for (const target of ['/broken.txt', '/loop.txt']) expect(await ask(target), target).toMatchObject({ status: 404 });
  renameSync(folder, `${folder}-elsewhere`);
  expect(await ask('/')).toMatchObject({ status: 404, body: 'Not found.\n' });
  renameSync(`${folder}-elsewhere`, folder);
  expect(await ask('/')).toMatchObject({ status: 200 });
});

test.each([
  ['ends early', () => [Buffer.from('012')]],
  [
    'cannot be read on',
    function* () {
      yield Buffer.from('012');
      throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
    },
  ],
])('a content that %s ends its connection, and nothing else', async (_, read: SentContent['read']) => {
  const content = { type: 'text/plain', size: 10, read };
  const failing = await serve((request, response) => sendContent(request, response, content), {
    host: '127.0.0.1',
    port: 0,
  });
  try {
    for (const round of [1, 2]) {
      const response = await fetch(failing.origin);
      expect(response.status, `round ${round}`).toBe(200);
      await expect(response.text()).rejects.toThrow('terminated');
    }
  } finally {
    failing.server.close();
  }
});

test('an answer that cannot be made is a 500', async () => {
  const failing = await serve(() => Promise.reject(new Error('out of order')), { host: '127.0.0.1', port: 0 });
  const response = await fetch(failing.origin);
  expect([response.status, await response.text()]).toEqual([500, '/ cannot be shown.\nout of order\n']);
  failing.server.close();
});

test('requests that no browser sends get an answer or none, and nothing that is not given away', async () => {
  const openFiles = (): number => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  const replies = await sendAll(portOf(server), mutatedRequests(7, tries('test:servers', { some: 400, many: 10_000 })));
  expect(replies.filter((reply) => reply.includes('secret') || !isAnswer(reply))).toEqual([]);
  const statuses = new Set(replies.map((reply) => reply.slice(9, 12)));
  expect([...statuses]).toEqual(
    expect.arrayContaining(['200', '206', '301', '304', '400', '403', '404', '405', '412', '416', '431']),
  );
  expect(await ask('/ten.bin')).toMatchObject({ status: 200, body: '0123456789' });
  await expect.poll(openFiles).toBeLessThanOrEqual(before + 2);
});
