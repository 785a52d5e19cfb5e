// The index of a site, from what each page gives to it.

import {
  type PageEntries,
  SEARCH_FOLDER,
  SEARCH_INDEX,
  type SearchIndex,
  topicOf,
} from '../../schemas/search/entry.ts';
import type { Route } from '../../schemas/types.ts';
import { jsonText } from '../outputs/output.ts';
import { hashOf } from '../read/hash.ts';
import { type PackedRecord, type SearchRecord, unpackRecords } from './search-record.ts';
import { wordPlaces } from './word-places.ts';
import { wordsParts } from './words-parts.ts';

/** Entries in a part, where there is more than one. */
const ENTRIES_PER_PART = 128;

/** Up to so many, a site's entries are in one part. */
const MOST_ENTRIES_AT_ONCE = 1500;

/** Files of the index by path, from what the pages give. */
export function searchFiles(packed: ReadonlyMap<Route, PackedRecord>, lang: string): Map<string, string> {
  const records = unpackRecords([...packed.keys()].sort().map((route) => packed.get(route) ?? ''));
  const { firsts, count } = numberEntries(records);
  const files = new Map<string, string>();
  const add = (content: unknown): string => {
    const text = jsonText(content);
    const path = `${SEARCH_FOLDER}${hashOf(text).slice(0, 12)}.json`;
    files.set(path, text);
    return path;
  };
  const index: SearchIndex = {
    schemaVersion: 1,
    lang,
    count,
    words: wordsParts(wordPlaces(records), count).map((part) => [part.words[0] ?? '', add(part)]),
    entries: entriesParts(records, firsts, count).map(([first, pages]) => [first, add(pages)]),
    pages: firsts.map((first, i) => first - (firsts[i - 1] ?? 0)),
    topics: topicsOf(records, firsts),
  };
  files.set(SEARCH_INDEX, jsonText(index));
  return files;
}

/** The number of each page's first entry, and how many entries there are. */
function numberEntries(records: readonly SearchRecord[]): {
  readonly firsts: readonly number[];
  readonly count: number;
} {
  const firsts: number[] = [];
  let count = 0;
  for (const { entries } of records) {
    firsts.push(count);
    count += entries.length;
  }
  return { firsts, count };
}

function entriesParts(
  records: readonly SearchRecord[],
  firsts: readonly number[],
  count: number,
): [number, PageEntries[]][] {
  const most = count <= MOST_ENTRIES_AT_ONCE ? count : ENTRIES_PER_PART;
  const parts: [number, PageEntries[]][] = [];
  let size = most;
  for (const [i, { route, title, entries }] of records.entries()) {
    if (size + entries.length > most) {
      parts.push([firsts[i] ?? 0, []]);
      size = 0;
    }
    size += entries.length;
    parts.at(-1)?.[1].push({ route, title, entries });
  }
  return parts;
}

function topicsOf(records: readonly SearchRecord[], firsts: readonly number[]): [number, string][] {
  const topics: [number, string][] = [];
  for (const [i, { route }] of records.entries()) {
    const topic = topicOf(route);
    if (topics.at(-1)?.[1] !== topic) topics.push([firsts[i] ?? 0, topic]);
  }
  return topics;
}
