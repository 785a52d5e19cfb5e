// Searches beside the page, so that typing is never held up. It asks this host for files below the base, and no other.

import { SEARCH_INDEX } from '../../schemas/search/entry.ts';
import { type Asked, type Found, openSearch, type Search } from '../../schemas/search/find.ts';

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
let opened: { readonly index: string; readonly search: Search } | undefined;
let opening: Promise<void> | undefined;

async function fetchText(path: string): Promise<string> {
  // The index keeps its name: what the browser has kept of it may be old.
  const cache = path === SEARCH_INDEX ? 'no-cache' : 'default';
  const response = await fetch(base + path, { mode: 'same-origin', cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Opens the search of the site as it is published now. */
async function open(): Promise<void> {
  const index = await fetchText(SEARCH_INDEX);
  if (opened?.index === index) return;
  const search = await openSearch(async (path) => JSON.parse(path === SEARCH_INDEX ? index : await fetchText(path)));
  opened = { index, search };
}

async function find(query: string, asked: Asked, isFirst: boolean): Promise<Found> {
  if (isFirst || !opened) {
    opening ??= open().finally(() => {
      opening = undefined;
    });
  }
  await opening;
  if (!opened) throw new Error('The search is not open.');
  return opened.search.find(query, asked);
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, query, isFirst } = data;
  base = data.base;
  find(query, data, isFirst)
    // Published again meanwhile, its parts bear other names; or the connection was gone for a moment.
    .catch(() => find(query, data, true))
    .then(
      (found) => postMessage({ number, found } satisfies Answer),
      () => postMessage({ number } satisfies Answer),
    );
});
