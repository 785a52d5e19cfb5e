// What a browser, a player, and whoever means harm get from `preview`, byte by byte.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mutatedRequests, sendAll } from '../testing/mutated-requests.ts';
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

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are and takes whatever comes until the server closes the connection. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(portOf(server), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close its side while bytes are still on their way to it.
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
  });
}

async function ask(target: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const reply = await send(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = reply.split(/\r\n\r\n(.*)/s);
  const [first = '', ...rest] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      rest.map((line) =>
        line
          .toLowerCase()
          .split(/: (.*)/s)
          .slice(0, 2),
      ),
    ),
    body,
  };
}

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
  'http://localhost/',
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
  for (const since of [earlier, 'yesterday']) expect(await status({ 'if-modified-since': since }), since).toBe(200);
  expect(await ask('/ten.bin', { 'if-none-match': etag, range: 'bytes=0-1' })).toMatchObject({ status: 304, body: '' });
  writeFileSync(path.join(folder, 'ten.bin'), 'other bytes');
  expect(await status({ 'if-none-match': etag })).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is not allowed', async (method) => {
  expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'get, head' } });
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

const portOf = (of: Server): number => (of.address() as AddressInfo).port;

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

test('thousands of requests that no browser sends change nothing for the next one', async () => {
  await sendAll(portOf(server), mutatedRequests(7, 2000));
  expect(await ask('/ten.bin')).toMatchObject({ status: 200, body: '0123456789' });
});
