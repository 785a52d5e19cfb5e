// What the worker remembers: it may be ended and started again between any two requests.
import { CACHE, SCOPE } from './this-worker.ts';

const addressOf = (name: string): string => `${SCOPE}?docs-build-note=${encodeURIComponent(name)}`;

/** Writes something down, or takes it back. */
export async function note(name: string, text: string | undefined): Promise<void> {
  const cache = await caches.open(CACHE);
  if (text === undefined) await cache.delete(addressOf(name));
  else await cache.put(addressOf(name), new Response(text));
}

/** What was written down. */
export const noted = async (name: string): Promise<string | undefined> =>
  (await (await caches.open(CACHE)).match(addressOf(name)))?.text();

/** Names of all notes. */
export const notes = async (): Promise<readonly string[]> =>
  (await (await caches.open(CACHE)).keys()).flatMap(
    ({ url }) => new URL(url).searchParams.get('docs-build-note') ?? [],
  );
