// Searches beside the page, so that typing is never held up. It asks this host for files below the base, and no other.

import { currentSearch } from '../../schemas/search/current-search.ts';
import { SEARCH_INDEX } from '../../schemas/search/entry.ts';
import type { Asked, Found } from '../../schemas/search/find.ts';

/** A question, with its number. */
export interface Question extends Asked {
  readonly number: number;
  readonly base: string;
  readonly query: string;
  /** Whether to look first if the site was published again. */
  readonly isFirst: boolean;
}

/** Its answer; without one, the index cannot be fetched. */
export interface Answer {
  readonly number: number;
  readonly found?: Found;
}

let base = '/';

const search = currentSearch(async (path) => {
  // The index keeps its name: what the browser has kept of it may be old.
  const cache = path === SEARCH_INDEX ? 'no-cache' : 'default';
  const response = await fetch(base + path, { mode: 'same-origin', cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
});

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, query, near, limit, isFirst } = data;
  base = data.base;
  search.find(query, { near, limit, isFresh: isFirst }).then(
    (found) => postMessage({ number, found } satisfies Answer),
    () => postMessage({ number } satisfies Answer),
  );
});
