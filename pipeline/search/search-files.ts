// The index of a site, from what each page gives to it.

import {
  FIELDS,
  type PageEntries,
  type Postings,
  SEARCH_FOLDER,
  SEARCH_INDEX,
  type SearchIndex,
  topicOf,
  type WordsPart,
} from '../../schemas/search/entry.ts';
import type { Route } from '../../schemas/types.ts';
import { jsonText } from '../outputs/output.ts';
import { hashOf } from '../read/hash.ts';
import { type PackedRecord, type SearchRecord, unpackRecords } from './search-record.ts';

/** Numbers in a part of the words: about 40 kB as gzip sends them. */
const NUMBERS_PER_PART = 40_000;

/** Entries in a part, where there is more than one. */
const ENTRIES_PER_PART = 128;

/** Up to so many, a site's entries are in one part. */
const MOST_ENTRIES_AT_ONCE = 1500;

/** Of a word that stands in more entries than this, where it counts least does not help anybody. */
const MOST_ENTRIES_OF_A_WORD = 1500;

interface Posting {
  readonly field: number;
  readonly entry: number;
  readonly weight: number;
}

/** Files of the index by path, from what the pages give. */
export function searchFiles(packed: ReadonlyMap<Route, PackedRecord>, lang: string): Map<string, string> {
  const records = unpackRecords([...packed.keys()].sort().map((route) => packed.get(route) ?? ''));
  const postings = new Map<string, Posting[]>();
  const firsts: number[] = [];
  let count = 0;
  for (const { words, entries } of records) {
    firsts.push(count);
    for (const [word, places] of Object.entries(words)) {
      const known = postings.get(word) ?? [];
      if (known.length === 0) postings.set(word, known);
      for (let i = 0; i < places.length; i += 3)
        known.push({ field: places[i] ?? 0, entry: count + (places[i + 1] ?? 0), weight: places[i + 2] ?? 0 });
    }
    count += entries.length;
  }
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
    words: wordsParts(postings).map((part) => [part.words[0] ?? '', add(part)]),
    entries: entriesParts(records, firsts, count).map(([first, pages]) => [first, add(pages)]),
    pages: firsts.map((first, i) => first - (firsts[i - 1] ?? 0)),
    topics: topicsOf(records, firsts),
  };
  files.set(SEARCH_INDEX, jsonText(index));
  return files;
}

function wordsParts(all: ReadonlyMap<string, Posting[]>): WordsPart[] {
  const parts: { words: string[]; postings: Postings[] }[] = [];
  let size = NUMBERS_PER_PART;
  for (const word of [...all.keys()].sort()) {
    const numbers = toNumbers(all.get(word) ?? []);
    if (size + numbers.length > NUMBERS_PER_PART) {
      parts.push({ words: [], postings: [] });
      size = 0;
    }
    size += numbers.length + 1;
    parts.at(-1)?.words.push(word);
    parts.at(-1)?.postings.push(numbers);
  }
  return parts;
}

function toNumbers(found: readonly Posting[]): Postings {
  const kept =
    found.length <= MOST_ENTRIES_OF_A_WORD
      ? found
      : found
          .toSorted((a, b) => a.field - b.field || b.weight - a.weight || a.entry - b.entry)
          .slice(0, MOST_ENTRIES_OF_A_WORD);
  const numbers: number[] = [];
  for (const field of FIELDS.keys()) {
    const ours = kept.filter((posting) => posting.field === field).sort((a, b) => a.entry - b.entry);
    if (ours.length === 0) continue;
    numbers.push(-1 - field);
    let last = 0;
    for (const { entry, weight } of ours) {
      numbers.push(entry - last, weight);
      last = entry;
    }
  }
  return numbers;
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
