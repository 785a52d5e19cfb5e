// Whom the servers answer, how long they wait, and what is left of a client that goes away.
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw, sendRaw } from '../testing/raw-http.ts';
import { type Listening, serve } from './serve.ts';
import { staticHost } from './static-host.ts';

/** Of a page that compresses well, and of a video that is more than the system takes in advance. */
const TEXT = '<p>texto</p>'.repeat(1000);
const VIDEO = 50_000_000;
const PATIENCE = 200;

let folder: string;
let serving: Listening;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-serve-'));
  for (const [name, content] of [
    ['index.html', TEXT],
    ['404.html', TEXT],
    ['short.html', 'a'.repeat(999)],
    ['image.png', TEXT],
    ['video.mp4', Buffer.alloc(VIDEO)],
  ] as const)
    writeFileSync(path.join(folder, name), content);
  const options = { host: 'localhost', port: 0, patience: PATIENCE };
  serving = await serve(staticHost(folder, '/'), { ...options, host: '127.0.0.1' });
  port = (serving.server.address() as AddressInfo).port;
});
afterAll(() => {
  serving.server.closeAllConnections();
  serving.server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['localhost', 200],
  ['LOCALHOST:3000', 200],
  ['localhost.', 200],
  ['docs.localhost', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:80', 200],
  ['evil.example', 403],
  ['localhost.evil.example', 403],
  ['evil.example:3000', 403],
  ['evil.example@localhost', 403],
  ['127.0.0.1.evil.example', 403],
])('a browser that was led here by the name %s gets %i', async (host, status) => {
  expect(await askRaw(port, '/', { host }, 'HEAD')).toMatchObject({ status });
  expect(await askRaw(port, `http://${host}/?q`, { host: 'localhost' }, 'HEAD')).toMatchObject({ status });
});

test('a name that is not known is told what to do', async () => {
  const { body } = await askRaw(port, '/', { host: 'Pc.example:3000' });
  expect(body).toBe(
    'This server does not answer to "pc.example". Ask for its address, or start it with --host pc.example.\n',
  );
});

test.each([
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a version that does not exist', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
  ['a method that does not exist', 'GRAB / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
])('%s', async (_, request, status) => {
  expect(await sendRaw(port, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test('headers that come a letter at a time, without an end, are not waited for', async () => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-'));
  const dripping = setInterval(() => socket.write('a'), PATIENCE / 10);
  socket.on('error', () => undefined).once('close', () => clearInterval(dripping));
  const reply = await new Promise((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString())));
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
});

const openVideos = (): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('video.mp4');
    } catch {
      return false;
    }
  }).length;

test.each([
  ['leaves in the middle', true],
  ['stops reading', false],
])('a client that %s leaves no file open', async (_, isLeaving) => {
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /video.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  expect(openVideos()).toBe(1);
  if (isLeaving) socket.destroy();
  await expect.poll(openVideos, { timeout: 60_000 }).toBe(0);
  socket.destroy();
});

const fetched = async (file: string, accepted: string, headers = {}): Promise<Response> =>
  fetch(`${serving.origin}/${file}`, { headers: { 'accept-encoding': accepted, ...headers } });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity, br;q=0.9', null],
  ['br;q=0, gzip;q=0', null],
  ['zstd', null],
  ['', null],
])('a browser that takes "%s" gets a text in %s, with a tag of its own', async (accepted, coding) => {
  const response = await fetched('', accepted);
  const { headers } = response;
  expect([headers.get('content-encoding'), headers.get('vary'), await response.text()]).toEqual([
    coding,
    'accept-encoding',
    TEXT,
  ]);
  const tag = headers.get('etag') ?? '';
  expect(tag).toMatch(coding === null ? /^"[^-"]+-[^-"]+-[^-"]+"$/ : new RegExp(`^"[^"]+-${coding}"$`));
  expect((await fetched('', accepted, { 'if-none-match': tag })).status).toBe(304);
  expect((await fetched('', coding === 'gzip' ? 'br' : 'gzip', { 'if-none-match': tag })).status).toBe(200);
});

test('what is small, packed already or asked for in part is sent as it is', async () => {
  for (const file of ['short.html', 'image.png', 'video.mp4']) {
    const { headers } = await askRaw(port, `/${file}`, { 'accept-encoding': 'br' }, 'HEAD');
    expect(headers, file).not.toHaveProperty('content-encoding');
    expect(headers, file).not.toHaveProperty('vary');
  }
  const part = await fetched('', 'br, gzip', { range: 'bytes=3-7' });
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, 'texto']);
  const missing = await fetched('nada', 'br');
  expect([missing.status, await missing.text()]).toEqual([404, TEXT]);
  const { headers } = await askRaw(port, '/', { 'accept-encoding': 'br' }, 'HEAD');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(headers).not.toHaveProperty('content-length');
});
