// What one page gives to the index: its entries, and the words of each with how much they count. It comes from the page alone,
// so that it can be made where the page is, and be remembered while the page is as it was.

import { type Entry, FIELDS, type Field, type Kind, type PageEntries } from '../../schemas/search/entry.ts';
import { formsOf, type Word, type Words } from '../../schemas/search/words.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { type FullEntry, findEntries, kindNumber } from './find-entries.ts';

/** A record as it travels and is kept; empty for a page that is not to be found. */
export type PackedRecord = string;

export interface SearchRecord extends PageEntries {
  /** Words, and for each the positions of its field and of its entry, and how much it counts there, in turn. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** How long a field of an entry mostly is, in words, and how much of a longer one's length counts against its words (BM25). */
const LENGTHS: Readonly<Record<Field, readonly [usual: number, slope: number]>> = {
  name: [3, 0.3],
  title: [4, 0.75],
  context: [6, 0.3],
  text: [40, 0.5],
};

/** How much a hit counts in an entry of a kind. */
const RANKS: Readonly<Record<Kind, number>> = {
  page: 1.6,
  section: 1,
  field: 1.1,
  operation: 1.2,
  request: 0.7,
  code: 1,
  file: 0.5,
};

/** How much a part of a name counts beside the whole of it. */
const PART = 0.6;

/** Characters that are shown of the text of a page, of a section, and of what has a name of its own. */
const EXTRACTS: Readonly<Partial<Record<Kind, number>>> = { page: 100, section: 56 };
const SHORT_EXTRACT = 34;

export const packRecord = (record: SearchRecord | undefined): PackedRecord => (record ? JSON.stringify(record) : '');

/** The records of those pages that are to be found. */
export const unpackRecords = (packed: Iterable<PackedRecord>): SearchRecord[] =>
  Array.from(packed)
    .filter(Boolean)
    .map((record) => JSON.parse(record));

/** What a page gives; nothing where its author wants it out of all lists. */
export function searchRecord(document: PageDocument, words: Words): SearchRecord | undefined {
  if (document.unlisted) return undefined;
  const found = findEntries(document);
  // A map, for any word may be one of an object's own names.
  const all = new Map<string, number[]>();
  for (const [number, entry] of found.entries()) {
    const fields: Readonly<Record<Field, string>> = {
      name: entry.names,
      // A name is found by its parts, and once.
      title: entry.names.includes(entry.title) ? '' : entry.title,
      context: entry.context,
      text: entry.kind === 'file' ? (entry.detail ?? '') : entry.text,
    };
    const named = new Set<string>();
    for (const [field, name] of FIELDS.entries()) {
      for (const [word, weight] of weigh(words.of(fields[name]), LENGTHS[name], RANKS[entry.kind])) {
        // By its name it is found first: that its text has the word too says nothing more, and would be a tenth of the index.
        if (named.has(word)) continue;
        if (name === 'name' || name === 'title') named.add(word);
        const places = all.get(word);
        if (places) places.push(field, number, weight);
        else all.set(word, [field, number, weight]);
      }
    }
  }
  const { route, title } = document;
  return { route, title, entries: found.map(toEntry), words: Object.fromEntries(all) };
}

function toEntry({ kind, anchor, title, detail, text }: FullEntry): Entry {
  const extract = extractOf(text, EXTRACTS[kind] ?? SHORT_EXTRACT);
  return {
    k: kindNumber(kind),
    ...(anchor !== undefined && { a: anchor }),
    t: title,
    ...(extract && { x: extract }),
    ...(detail && { d: detail }),
  };
}

/** The beginning of a text, up to the end of a word. */
function extractOf(text: string, most: number): string {
  // Most of a long text is not looked at.
  const line = text
    .slice(0, 8 * most)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most) + 1 || most).trimEnd()}…`;
}

/** How much each form of the words counts, in tenths. */
function weigh(words: readonly Word[], [usual, slope]: readonly [number, number], rank: number): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (form: string, much: number): void => void counts.set(form, (counts.get(form) ?? 0) + much);
  let length = 0;
  for (const word of words) {
    if (word.isStop) continue;
    length++;
    for (const form of formsOf(word)) count(form, 1);
    for (const part of word.parts) if (!part.isStop) for (const form of formsOf(part)) count(form, PART);
  }
  const norm = 1 - slope + (slope * length) / usual;
  for (const [form, times] of counts) counts.set(form, Math.max(1, Math.round((10 * times * rank) / norm)));
  return counts;
}
