// Requests that no browser sends, made from such as it does by chance. The same seed gives the same requests.
import { connect } from 'node:net';
import { Chance } from './chance.ts';

const TARGETS = [
  '/',
  '/index.html',
  '/docs/guia',
  '/docs/guia.json',
  '/ten.bin',
  '/.nojekyll',
  '/assets/',
  '/nada',
  '/__docs-build/events',
  'http://localhost/docs/guia.json',
  'http://evil.example/',
];
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT'];
const HEADERS = [
  'Range: bytes=0-3',
  'Range: bytes=-3',
  'Range: bytes=3-1',
  'Range: bytes=99999-',
  'Range: bytes=0-99999999999999999999',
  'If-None-Match: *, W/"a", "b"',
  'If-Modified-Since: Sat, 21 Nov 2026 10:00:00 GMT',
  'If-Range: "a"',
  'Content-Length: 3',
  'Transfer-Encoding: chunked',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Expect: 100-continue',
  'Accept-Encoding: gzip, br',
  'Accept-Encoding: br;q=9, *;q=0',
  'If-Match: "a"',
  'Host: evil.example',
  `X-Large: ${'a'.repeat(20_000)}`,
];
const PIECES = [
  '%00',
  '%2e%2e%2f',
  '..',
  '/',
  '//',
  '\\',
  '?',
  '#',
  '%',
  '-',
  ',',
  '\0',
  '\r\n',
  ' ',
  '9'.repeat(30),
  '\xff',
  '%E0%A4%A',
];

export function* mutatedRequests(seed: number, count: number): Generator<string> {
  const chance = new Chance(seed);
  for (let i = 0; i < count; i++) {
    const method = chance.happens(0.7) ? 'GET' : chance.pick(METHODS);
    const headers = Array.from({ length: chance.upTo(3) }, () => chance.pick(HEADERS));
    let request = `${method} ${chance.pick(TARGETS)} HTTP/1.1\r\n${['Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
    for (let changes = chance.upTo(3); changes > 0; changes--) {
      // The first line is where most is decided.
      const at = chance.upTo((chance.happens(0.6) ? request.indexOf('\r') : request.length) - 1);
      const end = at + (chance.happens(0.5) ? 0 : chance.upTo(3));
      request = request.slice(0, at) + (chance.happens(0.8) ? chance.pick(PIECES) : '') + request.slice(end);
    }
    yield request;
  }
}

/** Sends each over a connection of its own, a few at once, and leaves when the answer begins. Gives the beginnings. */
export async function sendAll(port: number, requests: Iterable<string>): Promise<string[]> {
  const queue = requests[Symbol.iterator]();
  const replies: string[] = [];
  const sendInTurn = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) replies.push(await send(port, next.value));
  };
  await Promise.all(Array.from({ length: 20 }, sendInTurn));
  return replies;
}

/** Whether the server answered in HTTP, and not that it is out of order; or closed the connection, as it does to tunnels. */
export const isAnswer = (reply: string): boolean => reply === '' || /^HTTP\/1\.1 (?:[1-4]\d\d|505) /.test(reply);

/** Most of those that are no whole request become one by what comes after them. */
const LAST = '\r\n\r\nGET /nada HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

const BEGINNING = 2000;

const send = (port: number, request: string): Promise<string> =>
  new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request + LAST, 'latin1'));
    const leave = (): void => void socket.destroy();
    socket
      .once('data', (chunk: Buffer) => {
        reply = chunk.toString('latin1', 0, BEGINNING);
        leave();
      })
      .once('error', leave)
      .once('close', () => resolve(reply));
    // Where the last one counts as the body of the first, the server waits for more.
    socket.setTimeout(200, leave);
  });
