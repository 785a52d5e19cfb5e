// What an earlier run made of the search: the index is made again when a page is, and then from what is remembered of the rest.
import type { Route } from '../../schemas/types.ts';
import { hashOf } from '../read/hash.ts';
import type { PackedRecord } from '../search/search-record.ts';
import type { CacheFile } from './cache-file.ts';
import { stampsOf } from './published.ts';

/** The files of the index, and the hash of the pages that it is of. */
interface PublishedIndex {
  readonly pages: string;
  readonly files: readonly string[];
  readonly stamps: readonly string[];
}

/** What pages give to the index, with their keys. */
type Records = Readonly<Record<Route, readonly [key: string, record: PackedRecord]>>;

/** By route. */
type Keys = ReadonlyMap<Route, string>;

export interface PublishedSearch {
  /** The files of the index, where they are as the run made them that had these very pages. */
  stillPublished(keys: Keys): readonly string[] | undefined;
  /** What a page gives, where it is known. */
  recordOf(route: Route, key: string): PackedRecord | undefined;
  /** Keeps it for the next run. */
  keep(keys: Keys, files: Iterable<string>, records: ReadonlyMap<Route, PackedRecord>): void;
}

export function publishedSearch(
  folder: string,
  cacheFile: <Value>(name: string) => CacheFile<Value> | undefined,
): PublishedSearch {
  const name = hashOf(folder);
  const indexCache = cacheFile<PublishedIndex>(`search-index-${name}.json`);
  const recordsCache = cacheFile<Records>(`search-records-${name}.json`);
  const hashOfAll = (keys: Keys): string => hashOf(JSON.stringify([...keys]));
  let records: Records | undefined;
  return {
    stillPublished(keys) {
      const index = indexCache?.read();
      if (index?.pages !== hashOfAll(keys)) return undefined;
      const isSame = stampsOf(folder, index.files).every((stamp, i) => stamp !== '' && stamp === index.stamps[i]);
      return isSame ? index.files : undefined;
    },
    recordOf(route, key) {
      records ??= recordsCache?.read() ?? {};
      const known = Object.hasOwn(records, route) ? records[route] : undefined;
      return known?.[0] === key ? known[1] : undefined;
    },
    keep(keys, files, all) {
      const names = [...files];
      indexCache?.write({ pages: hashOfAll(keys), files: names, stamps: stampsOf(folder, names) });
      recordsCache?.write(
        Object.fromEntries([...all].map(([route, record]) => [route, [keys.get(route) ?? '', record]])),
      );
    },
  };
}
