// What one page gives to the index: its entries, and the words of each with how much they count. It comes from the page alone,
// so that it can be made where the page is, and be remembered while the page is as it was.

import type { Entry, Kind, PageEntries } from '../../schemas/search/entry.ts';
import { wordsIn } from '../../schemas/search/words.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { type FullEntry, findEntries, kindNumber } from './find-entries.ts';
import { type WordWeights, wordWeigher } from './word-weights.ts';

/** A record as it travels and is kept; empty for a page that its author wants out of all lists. */
export type PackedRecord = string;

export interface SearchRecord extends PageEntries, WordWeights {}

/** Characters that are shown of the text of a page, of a section, and of what has a name of its own. */
const EXTRACTS: Readonly<Partial<Record<Kind, number>>> = { page: 90, section: 36 };
const SHORT_EXTRACT = 24;

/** The records of those pages that are to be found. */
export const unpackRecords = (packed: Iterable<PackedRecord>): SearchRecord[] =>
  Array.from(packed)
    .filter(Boolean)
    .map((record) => JSON.parse(record));

/** Makes what each page of a site gives. */
export function searchRecorder(lang: string): (document: PageDocument) => PackedRecord {
  const weigh = wordWeigher(wordsIn(lang));
  return (document) => {
    if (document.unlisted) return '';
    const { route, title } = document;
    const found = findEntries(document);
    const record: SearchRecord = { route, title, entries: found.map(toEntry), ...weigh(found) };
    return JSON.stringify(record);
  };
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
  const start = text.slice(0, 4 * most);
  const line = (/[^\S ]| {2}/.test(start) ? start.replace(/\s+/g, ' ') : start).trim();
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most) + 1 || most).trimEnd()}…`;
}
