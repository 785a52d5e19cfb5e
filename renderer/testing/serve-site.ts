// A static host for the tests, in the manner of `python3 -m http.server`, with the strictest policy on every answer. A
// test may step in front of it to delay, fail or change an answer.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'";

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

/** `others` are sites of their own beside the first, by their base. */
export async function serveSite(
  folder: string,
  base = '/',
  others: Readonly<Record<string, string>> = {},
): Promise<ServedSite> {
  let handler: Intercept | undefined;
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('content-security-policy', POLICY);
    if (handler && (await handler(request, response))) return;
    const other = Object.entries(others).find(([path]) => request.url?.startsWith(path));
    if (other) answer(other[1], other[0], request, response);
    else answer(folder, base, request, response);
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

function answer(folder: string, base: string, request: IncomingMessage, response: ServerResponse): void {
  const pathname = decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? '/');
  const file = pathname.startsWith(base) ? path.join(folder, pathname.slice(base.length)) : '';
  const stat = file === '' ? undefined : statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory() && !pathname.endsWith('/')) {
    response.writeHead(301, { location: `${pathname}/` }).end();
    return;
  }
  const found = stat?.isDirectory() ? path.join(file, 'index.html') : file;
  const exists = found !== '' && existsSync(found);
  const sent = exists ? found : path.join(folder, '404.html');
  response.writeHead(exists ? 200 : 404, { 'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream' });
  response.end(readFileSync(sent));
}
