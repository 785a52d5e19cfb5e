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

/** Of a word that stands in more entries than this, where it counts least does not help anybody: a sixth of all, within these. */
const MOST_ENTRIES_OF_A_WORD = { least: 100, most: 1500 };

/** Where a word stands: for each field, entries and how much it counts there, in turn. */
type Places = readonly number[][];

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
    words: wordsParts(placesOfWords(records), count).map((part) => [part.words[0] ?? '', add(part)]),
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

/** Pages are taken in order, as are entries on a page, so that the entries of a word are in order too. */
function placesOfWords(records: readonly SearchRecord[]): Map<string, Places> {
  const all = new Map<string, Places>();
  let entry = 0;
  for (const { entries, words, weights } of records) {
    const places = words.split(' ').map((word) => {
      const known = all.get(word) ?? FIELDS.map(() => []);
      if (!all.has(word)) all.set(word, known);
      return known;
    });
    let at = 0;
    for (const last = entry + entries.length; entry < last; entry++) {
      for (const field of FIELDS.keys()) {
        const end = at + 1 + 2 * (weights[at] ?? 0);
        for (at++; at < end; at += 2) places[weights[at] ?? 0]?.[field]?.push(entry, weights[at + 1] ?? 0);
      }
    }
  }
  return all;
}

function wordsParts(all: ReadonlyMap<string, Places>, count: number): WordsPart[] {
  const { least, most } = MOST_ENTRIES_OF_A_WORD;
  const kept = Math.min(Math.max(Math.ceil(count / 6), least), most);
  const parts: { words: string[]; postings: Postings[] }[] = [];
  let size = NUMBERS_PER_PART;
  for (const word of [...all.keys()].sort()) {
    const numbers = toNumbers(all.get(word) ?? [], kept);
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

function toNumbers(places: Places, most: number): Postings {
  const numbers: number[] = [];
  let free = most;
  for (const [field, all] of places.entries()) {
    const kept = weightiest(all, free);
    if (kept.length === 0) continue;
    free -= kept.length / 2;
    numbers.push(-1 - field);
    let last = 0;
    for (let at = 0; at < kept.length; at += 2) {
      const entry = kept[at] ?? 0;
      numbers.push(entry - last, kept[at + 1] ?? 0);
      last = entry;
    }
  }
  return numbers;
}

/** So many of the entries, in their order: those where the word counts most, and of equal ones the first. */
function weightiest(places: readonly number[], most: number): readonly number[] {
  if (places.length <= 2 * most) return places;
  const counts: number[] = [];
  for (let at = 1; at < places.length; at += 2) {
    const weight = places[at] ?? 0;
    counts[weight] = (counts[weight] ?? 0) + 1;
  }
  let least = counts.length;
  let free = most;
  while (free > 0) {
    least--;
    free -= counts[least] ?? 0;
  }
  const kept: number[] = [];
  let ofLeast = (counts[least] ?? 0) + free;
  for (let at = 0; at < places.length; at += 2) {
    const weight = places[at + 1] ?? 0;
    if (weight > least || (weight === least && ofLeast-- > 0)) kept.push(places[at] ?? 0, weight);
  }
  return kept;
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
