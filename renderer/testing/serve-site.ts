// A static host for the tests, in the manner of `python3 -m http.server`, with the strictest policy on every answer. A
// test may step in front of it to delay, fail or change an answer.
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SECURITY_POLICY } from '../../schemas/security-policy.ts';

/** An empty page of every site. */
export const BLANK = '/-blank';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Answers a request itself and returns true, or leaves it to the host. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export interface ServedSite {
  readonly origin: string;
  /** Steps in front of every request until called again. */
  intercept(handler: Intercept | undefined): void;
  /** Paths asked for since the last call. */
  takeRequests(): string[];
  close(): Promise<void>;
}

export interface HostOptions {
  /** Sites of their own beside the first, by their base. */
  readonly others?: Readonly<Record<string, string>>;
  /** The policy of every answer; empty for a host that sends none. */
  readonly policy?: string;
  /** Which file stands for an address that names none, and how the address is read. */
  readonly manner?: Manner;
}

/**
 * `plain` knows no file by two names. `merging` takes slashes together and resolves dots after decoding, as nginx and
 * Python do. `falling-back` answers with the home page and 200 where it has no file, as hosts of applications do.
 */
export type Manner = 'plain' | 'merging' | 'falling-back';

export async function serveSite(
  folder: string,
  base = '/',
  { others = {}, policy = SECURITY_POLICY, manner = 'plain' }: HostOptions = {},
): Promise<ServedSite> {
  let handler: Intercept | undefined;
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === BLANK) {
      response.writeHead(200, { 'content-type': 'text/html' }).end();
      return;
    }
    requests.push(request.url ?? '');
    if (policy !== '') response.setHeader('content-security-policy', policy);
    if (handler && (await handler(request, response))) return;
    const other = Object.entries(others).find(([path]) => request.url?.startsWith(path));
    if (other) answer(other[1], other[0], manner, request, response);
    else answer(folder, base, manner, request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercept: (next) => {
      handler = next;
    },
    takeRequests: () => requests.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(
  folder: string,
  base: string,
  manner: Manner,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [address = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/);
  const asked = decoded(address);
  const pathname = manner === 'merging' ? path.posix.normalize(asked).replace(/^\/+/, '/') : asked;
  // An address that names a file in a roundabout way names it for a host that merges, and for no other.
  const isPlain = !/\/\/|\/\.\.?(?:\/|$)|\0/.test(pathname);
  const file = pathname.startsWith(base) && isPlain ? path.join(folder, pathname.slice(base.length)) : '';
  const stat = statOf(file);
  if (stat?.isDirectory() && !pathname.endsWith('/')) {
    response.writeHead(301, { location: `${encodeURI(pathname)}/${query}` }).end();
    return;
  }
  const found = stat?.isDirectory() ? path.join(file, 'index.html') : file;
  const exists = stat !== undefined && existsSync(found);
  const isFallingBack = !exists && manner === 'falling-back';
  const sent = exists ? found : path.join(folder, isFallingBack ? 'index.html' : '404.html');
  const type = TYPES[path.extname(sent)] ?? 'application/octet-stream';
  if (exists && path.basename(path.dirname(found)) === 'assets') {
    // A browser that has the program asks whether it is still the same, and does not compile it again.
    const tag = `"${path.basename(found)}"`;
    response.setHeader('etag', tag).setHeader('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
  }
  response.writeHead(exists || isFallingBack ? 200 : 404, { 'content-type': type });
  response.end(readFileSync(sent));
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** A stray % stands for itself. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
