// A host on this machine that goes wrong in every way hosts do, so that no test asks the network.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface MisbehavingHost {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Every request so far, such as `HEAD /ok`. */
  readonly requests: readonly string[];
  readonly userAgents: ReadonlySet<string>;
  /** The most requests that were open at once. */
  readonly busiest: () => number;
  close(): void;
}

type Answer = (request: IncomingMessage, response: ServerResponse, time: number) => void;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end();
  };
const redirect = (location: string, code = 302): Answer => status(code, { location });

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/ok': status(200),
  '/missing': status(404),
  '/gone': status(410),
  '/private': status(401),
  '/forbidden': status(403),
  '/teapot': status(418),
  '/down': status(503),
  '/head-403': (request, response) => response.writeHead(request.method === 'HEAD' ? 403 : 200).end('text'),
  '/head-404': (request, response) => response.writeHead(request.method === 'HEAD' ? 404 : 200).end('text'),
  '/head-405': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end('text'),
  '/recovers': (_, response, time) => response.writeHead(time <= 2 ? 500 : 200).end(),
  '/recovers-at-once': (_, response, time) => response.writeHead(time <= 2 ? 503 : 200, { 'retry-after': '0' }).end(),
  '/busy': (_, response, time) => response.writeHead(time === 1 ? 429 : 200, { 'retry-after': '2' }).end(),
  '/busy-all-day': status(429, { 'retry-after': '86400' }),
  '/silent': () => {},
  '/closes': (request) => request.socket.destroy(),
  '/lies-about-its-length': (request, response) => {
    response.writeHead(request.method === 'HEAD' ? 405 : 200, { 'content-length': '1000' });
    if (request.method === 'HEAD') response.end();
    else response.write('short', () => response.destroy());
  },
  '/no-http': (request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  '/moved': redirect('/ok#part', 301),
  '/moved-and-gone': redirect('/gone', 301),
  '/moved-to-nowhere': status(301),
  '/moved-with-accents': redirect(Buffer.from('/ção').toString('latin1')),
  '/%C3%A7%C3%A3o': status(200),
  '/round': redirect('/and-round'),
  '/and-round': redirect('/round'),
  '/leaves-the-web': redirect('ftp://files.example/x'),
};

/** A host that answers as `ANSWERS` has it, `/hops/<n>` with so many redirects, and all else with 200. */
export async function misbehavingHost(): Promise<MisbehavingHost> {
  const requests: string[] = [];
  const userAgents = new Set<string>();
  const times = new Map<string, number>();
  let open = 0;
  let busiest = 0;
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    requests.push(`${request.method} ${request.url}`);
    userAgents.add(request.headers['user-agent'] ?? '');
    times.set(path, (times.get(path) ?? 0) + 1);
    busiest = Math.max(busiest, ++open);
    response.once('close', () => open--);
    const hops = Number(/^\/hops\/(\d+)$/.exec(path)?.[1] ?? 0);
    const answer = ANSWERS[path] ?? (hops > 0 ? redirect(`/hops/${hops - 1}`) : status(200));
    // A moment of work, so that requests overlap if they may.
    setTimeout(() => answer(request, response, times.get(path) ?? 0), 2);
  });
  return { origin: await listen(server, 'http'), requests, userAgents, busiest: () => busiest, close: closing(server) };
}

/** A host whose certificate no browser accepts. Its key is worth nothing: it was made for this file. */
export async function distrustedHost(): Promise<{ readonly origin: string; close(): void }> {
  const server = createSecureServer({ key: KEY, cert: CERTIFICATE }, (_, response) => response.end());
  return { origin: await listen(server, 'https'), close: closing(server) };
}

async function listen(server: Server, scheme: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const closing = (server: Server) => (): void => {
  server.closeAllConnections();
  server.close();
};

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzoHx9+iYyZnePso5
Pw9oZMAnL6fr1KOcqQawkG2WuZChRANCAAQgf7OVuXWbYVCrqH9LGeB3XboD+NRX
wFMBYdk/fivP9vx315dJym72PrO5oxOD/1yNcrPAlfJyHKehaQ1fSw/8
-----END PRIVATE KEY-----`;

const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUcZGJU+010+XCj5ih0sapAmHApqIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMDExMDQzOVoYDzIxMjYxMDI3
MTEwNDM5WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQgf7OVuXWbYVCrqH9LGeB3XboD+NRXwFMBYdk/fivP9vx315dJym72
PrO5oxOD/1yNcrPAlfJyHKehaQ1fSw/8o1MwUTAdBgNVHQ4EFgQUVj4LRo+Y1/Xi
3NV3Bmc/qzuCnIAwHwYDVR0jBBgwFoAUVj4LRo+Y1/Xi3NV3Bmc/qzuCnIAwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBwYPC1e9p2CqzUHlWU0sM+
uIyGzD9zx7PiHjMRVzKrpwIhALnTJ538W8DNXBEp8OycQq3JNWMTez8um7ksVHDR
Os81
-----END CERTIFICATE-----`;
