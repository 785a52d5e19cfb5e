// The search of a site as it is published now: a page may stay open, and a program may run, while it is published again.
import { SEARCH_INDEX } from './entry.ts';
import { type Asked, type Found, openSearch, type Search } from './find.ts';

export interface CurrentSearch {
  /** Finds; with `isFresh`, it looks first whether the site was published again. */
  find(query: string, asked: Asked & { readonly isFresh: boolean }): Promise<Found>;
}

/** Searches by the files of a site, each fetched by its path below the base. */
export function currentSearch(fetchText: (path: string) => Promise<string>): CurrentSearch {
  let opened: { readonly index: string; readonly search: Search } | undefined;
  let opening: Promise<Search> | undefined;
  const open = async (): Promise<Search> => {
    const index = await fetchText(SEARCH_INDEX);
    if (opened?.index === index) return opened.search;
    const search = await openSearch(async (path) => JSON.parse(path === SEARCH_INDEX ? index : await fetchText(path)));
    opened = { index, search };
    return search;
  };
  const current = (): Promise<Search> => {
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  };
  const find = async (query: string, asked: Asked, isFresh: boolean): Promise<Found> => {
    const search = isFresh || !opened || opening ? await current() : opened.search;
    return search.find(query, asked);
  };
  return {
    find: (query, { isFresh, ...asked }) =>
      // Published again meanwhile, its parts bear other names; or the connection was gone for a moment.
      find(query, asked, isFresh).catch(() => find(query, asked, true)),
  };
}
