import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { UsageError } from '../read/usage-error.ts';
import { type ServeOptions, serve, untilInterrupted } from './serve.ts';

export interface PreviewOptions extends ServeOptions {
  readonly out: string;
  readonly base: string;
}

/** Serves what build wrote, until interrupted. Returns the exit code. */
export async function preview({ out, base, host, port }: PreviewOptions): Promise<number> {
  if (!statSync(path.join(out, 'index.html'), { throwIfNoEntry: false })) {
    throw new UsageError(`There is no site in "${out}". Run "docs-build build" first, or name its folder with --out.`);
  }
  const { server, origin } = await serve(staticHost(out, base), { host, port });
  process.stdout.write(`Serving "${out}" at ${origin}${base}  (Ctrl+C ends it)\n`);
  await untilInterrupted();
  server.closeAllConnections();
  server.close();
  return 0;
}

/** A plain static host: a folder answers with its index.html, anything unknown with 404.html and status 404. */
export function staticHost(folder: string, base: string): RequestListener {
  const files = sirv(folder, { dev: true, etag: true, extensions: [] });
  const notFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, '404.html')));
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    if (`${pathname}/` === base) {
      response.writeHead(301, { location: base + (query === undefined ? '' : `?${query}`) }).end();
      return;
    }
    // A double slash at the front would make a redirect lead to another host.
    if (!pathname.startsWith(base) || pathname.startsWith('//')) {
      notFound(response);
      return;
    }
    const inside = `/${pathname.slice(base.length)}`;
    // A folder asked for without its slash: hosts send the reader on, so that relative addresses would work.
    const isFolder = !inside.endsWith('/') && isDirectory(folder, inside);
    if (isFolder) {
      response.writeHead(301, { location: `${pathname}/${query === undefined ? '' : `?${query}`}` }).end();
      return;
    }
    request.url = inside.endsWith('/') ? `${inside}index.html` : inside;
    files(request, response, () => notFound(response));
  };
}

function isDirectory(folder: string, pathname: string): boolean {
  try {
    const root = path.resolve(folder) + path.sep;
    const target = path.join(root, decodeURIComponent(pathname));
    return target.startsWith(root) && statSync(target).isDirectory();
  } catch {
    return false;
  }
}
