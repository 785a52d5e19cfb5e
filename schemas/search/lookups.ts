// The parts of an index, fetched when they are needed and kept.
import { type EntriesPart, type PageEntries, SEARCH_INDEX, type SearchIndex, type WordsPart } from './entry.ts';
import { type Lookup, lookupOf } from './words-part.ts';

/** Fetches the JSON of a file of the site, by its path below the base. */
export type FetchJson = (path: string) => Promise<unknown>;

/** How many parts the words that begin like a query's are looked up in: each costs a fetch. */
const MOST_PARTS_OF_A_BEGINNING = 2;

export interface IndexParts {
  readonly index: SearchIndex;
  /** The first entry of the page that an entry is of: the page itself. */
  firstOfPage(entry: number): number;
  /** Where a word stands, if anywhere. */
  lookup(word: string): Promise<Lookup[]>;
  /** Where words stand that begin like this, the first of them at least. */
  lookupsOfBeginning(beginning: string): Promise<Lookup[]>;
  /** The page that an entry is of, and its position on it. */
  entryAt(number: number): Promise<{ readonly page: PageEntries; readonly position: number }>;
}

export async function openIndex(fetchJson: FetchJson): Promise<IndexParts> {
  const index = (await fetchJson(SEARCH_INDEX)) as SearchIndex;
  const files = new Map<string, Promise<unknown>>();
  const once = <Value>(file: string, make: (content: unknown) => Value): Promise<Value> => {
    let value = files.get(file) as Promise<Value> | undefined;
    if (!value) {
      value = fetchJson(file).then(make);
      files.set(file, value);
      // The next query is another chance.
      value.catch(() => files.delete(file));
    }
    return value;
  };
  const range = (from: number, count: number): Promise<Lookup[]> =>
    Promise.all(
      index.words
        .slice(from, from + count)
        .map(([, file]) => once(file, (part) => lookupOf(part as WordsPart, index.count))),
    );
  let first = 0;
  const pages = index.pages.map((step): readonly [number, undefined] => {
    first += step;
    return [first, undefined];
  });
  return {
    index,
    firstOfPage: (entry) => pages[lastUpTo(pages, entry)]?.[0] ?? entry,
    lookup: (word) => range(lastUpTo(index.words, word), 1),
    lookupsOfBeginning(beginning) {
      const from = lastUpTo(index.words, beginning);
      const to = lastUpTo(index.words, `${beginning}\uffff`);
      return range(from, Math.min(to - from + 1, MOST_PARTS_OF_A_BEGINNING));
    },
    async entryAt(number) {
      const [first, file] = index.entries[lastUpTo(index.entries, number)] ?? [0, ''];
      const pages = await once(file, (part) => part as EntriesPart);
      let position = number - first;
      for (const page of pages) {
        if (position < page.entries.length) return { page, position };
        position -= page.entries.length;
      }
      throw new Error(`There is no entry ${number}.`);
    },
  };
}

/** Position of the last that begins up to here; the first where all begin later. */
export function lastUpTo<Key>(sorted: readonly (readonly [Key, unknown])[], key: Key): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.[0] as Key) <= key) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
