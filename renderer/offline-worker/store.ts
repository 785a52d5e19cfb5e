// What is kept: one cache for all builds, by path and by hash of the content. A file that is the same in two builds is kept
// once, and one that differs is never taken for the other.
import { copyResponse } from 'workbox-core/copyResponse.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { encodePath } from '../../schemas/paths.ts';
import { CACHE, SCOPE } from './this-worker.ts';

const HASH = 'docs-build';

/** Hosts answer with a page at the address of its folder, and some send on to it from any other. */
const addressOf = (path: string): string => SCOPE + encodePath(path.replace(/(^|\/)index\.html$/, '$1'));

const requestOf = (path: string, integrity: string): Request =>
  new Request(addressOf(path), { integrity, cache: 'no-cache' });

const keyOf = ({ url, integrity }: Request): string => `${url}?${HASH}=${encodeURIComponent(integrity)}`;

const strategy = new CacheFirst({
  cacheName: CACHE,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
      // To a visit, what was fetched from somewhere else is no answer.
      fetchDidSucceed: async ({ response }) => (response.redirected ? copyResponse(response) : response),
    },
  ],
});

/** A file, kept or else fetched and kept. Rejects where the host has another at its place, or is out of reach. */
export const take = (event: ExtendableEvent, path: string, integrity: string): Promise<Response> =>
  strategy.handle({ event, request: requestOf(path, integrity) });

/** Files fetched at once. */
const AT_ONCE = 6;

/** Keeps files that are not kept yet. Rejects where one cannot be had. */
export async function keep(event: ExtendableEvent, files: Iterable<readonly [path: string, integrity: string]>) {
  const waiting = [...files][Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const [path, integrity] of waiting) {
      const [response, done] = strategy.handleAll({ event, request: requestOf(path, integrity) });
      await response;
      await done;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Keys of all that is kept. */
export const keptKeys = async (): Promise<readonly string[]> =>
  (await (await caches.open(CACHE)).keys()).map(({ url }) => url).filter((url) => url.includes(`?${HASH}=`));

/** The key of a file. */
export const keyOfFile = (path: string, integrity: string): string => keyOf(requestOf(path, integrity));

/** Forgets what has one of these keys. */
export async function forget(keys: Iterable<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const key of keys) await cache.delete(key);
}

/** The address that a key is of. */
export const addressOfKey = (key: string): string => key.slice(0, key.indexOf(`?${HASH}=`));
