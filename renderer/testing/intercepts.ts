// Answers that a test puts in place of the host's.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentPathOf } from '../../schemas/paths.ts';
import type { PageDocument, Route } from '../../schemas/types.ts';
import type { Intercept } from './serve-site.ts';

const isFor = (url: string | undefined, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? url?.split('?')[0] === wanted : wanted.test(url ?? '');

/** Keeps the answer back until it is released. */
export function held(wanted: string | RegExp): { readonly intercept: Intercept; release(): void } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    intercept: async ({ url }) => {
      if (isFor(url, wanted)) await released;
      return false;
    },
    release,
  };
}

/** Answers with a status and a body of its own. */
export const answered =
  (wanted: string | RegExp, status: number, body = '', type = 'text/html'): Intercept =>
  ({ url }, response) => {
    if (!isFor(url, wanted)) return false;
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  };

/** Answers with a file of the site, changed. */
export const changed = <Json>(folder: string, file: string, change: (json: Json) => Json): Intercept => {
  const json = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json;
  return answered(`/${file}`, 200, JSON.stringify(change(json)), 'application/json');
};

export const changedPage = (
  folder: string,
  route: Route,
  change: (page: PageDocument) => Partial<PageDocument> | object,
): Intercept => changed<PageDocument>(folder, documentPathOf(route), (page) => ({ ...page, ...change(page) }));

/** The first that answers. */
export const firstOf =
  (...intercepts: readonly Intercept[]): Intercept =>
  async (request, response) => {
    for (const intercept of intercepts) if (await intercept(request, response)) return true;
    return false;
  };
