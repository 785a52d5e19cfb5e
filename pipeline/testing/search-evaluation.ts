// How good the search is, as numbers: queries as integrators type them, each with what must come first, asked of this site.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { openSearch } from '../../schemas/search/find.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { findEntries } from '../search/find-entries.ts';
import { searchFiles } from '../search/search-files.ts';
import { searchRecorder } from '../search/search-record.ts';
import { compileOwn } from './own-content.ts';

/** A query of the judged set: one line of pipeline/search/judged-queries.csv. */
export interface Judged {
  /** `ajuste`: looked at while the search was tuned. `reserva`: put aside before. */
  readonly part: string;
  readonly query: string;
  /** Any of these must come first: a page, or an element of one. */
  readonly wanted: readonly string[];
}

/** Gives what is found, the best first: for each result the addresses that it leads to. */
export type Ask = (query: string) => Promise<readonly (readonly string[])[]>;

export interface Score {
  readonly count: number;
  readonly at1: number;
  readonly at3: number;
  /** Mean reciprocal rank. */
  readonly rank: number;
  readonly misses: readonly { readonly query: string; readonly position: number; readonly first: string }[];
}

const repository = fileURLToPath(new URL('../../', import.meta.url));

export function readJudged(): Judged[] {
  const [, ...lines] = readFileSync(`${repository}pipeline/search/judged-queries.csv`, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [part = '', query = '', wanted = ''] = line.split(';');
    return { part, query, wanted: wanted.split(' ') };
  });
}

/** The pages of this site. */
export async function ownDocuments(): Promise<PageDocument[]> {
  const site = await compileOwn();
  return Promise.all(site.routes.map((route) => site.document(route)));
}

/** The files of a site's search, by path. */
export function filesOf(documents: readonly PageDocument[]): Map<string, string> {
  const recordOf = searchRecorder('pt-BR');
  return searchFiles(new Map(documents.map((page) => [page.route, recordOf(page)])), 'pt-BR');
}

const LIMIT = 10;

/** The search that readers have. */
export async function ours(files: ReadonlyMap<string, string>): Promise<Ask> {
  const search = await openSearch(async (path) => JSON.parse(files.get(path) ?? 'null'));
  return async (query) => {
    const { results } = await search.find(query, { limit: LIMIT });
    return results.map(({ route, anchor }) => [route + (anchor === undefined ? '' : `#${anchor}`)]);
  };
}

/** The same entries in MiniSearch as it comes. */
export function plain(documents: readonly PageDocument[]): Ask {
  const entries = documents.flatMap((page) =>
    findEntries(page).map(({ anchor, title, names, context, text }) => ({
      address: page.route + (anchor === undefined ? '' : `#${anchor}`),
      title,
      names,
      context,
      text,
    })),
  );
  const index = new MiniSearch({
    fields: ['title', 'names', 'context', 'text'],
    searchOptions: { boost: { title: 4, names: 4 } },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return async (query) =>
    index
      .search(query)
      .slice(0, LIMIT)
      .map(({ id }) => [entries[Number(id)]?.address ?? '']);
}

export async function scoreOf(judged: readonly Judged[], ask: Ask): Promise<Score> {
  const found = await Promise.all(
    judged.map(async ({ query, wanted }) => {
      const results = await ask(query);
      const position = 1 + results.findIndex((addresses) => addresses.some((address) => isWanted(address, wanted)));
      return { query, position, first: results[0]?.[0] ?? '' };
    }),
  );
  const share = (most: number): number =>
    found.filter(({ position }) => position > 0 && position <= most).length / found.length;
  return {
    count: found.length,
    at1: share(1),
    at3: share(3),
    rank: found.reduce((sum, { position }) => sum + (position > 0 ? 1 / position : 0), 0) / found.length,
    misses: found.filter(({ position }) => position !== 1),
  };
}

/** Where a page is wanted, any place on it will do. */
const isWanted = (address: string, wanted: readonly string[]): boolean =>
  wanted.some((each) => address === each || (!each.includes('#') && address.split('#')[0] === each));
