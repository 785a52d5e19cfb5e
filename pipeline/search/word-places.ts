// Where each word of a site stands. A large site has millions of places: they are counted first, so that all of them go into a few
// arrays of the right length, and none has to grow.
import { FIELDS } from '../../schemas/search/entry.ts';
import type { SearchRecord } from './search-record.ts';

/** Places by word and field, those of one beside each other and in the order of their entries. */
export interface WordPlaces {
  readonly words: ReadonlyMap<string, number>;
  /** From where to where the places of a word in a field stand in the arrays. */
  range(word: number, field: number): readonly [start: number, end: number];
  readonly entries: Uint32Array;
  readonly weights: Uint32Array;
}

/** Pages are taken in order, as are entries on a page: so the entries of a word are in order too. */
export function wordPlaces(records: readonly SearchRecord[]): WordPlaces {
  const words = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = words.get(word) ?? words.size;
    if (number === words.size) words.set(word, number);
    return number;
  };
  const numbers = records.map((record) => record.words.split(' ').map(numberOf));
  const ends = new Uint32Array(words.size * FIELDS.length);
  const grow = (slot: number, by: number): number => {
    const before = ends[slot] ?? 0;
    ends[slot] = before + by;
    return before;
  };
  eachPlace(records, numbers, (slot) => grow(slot, 1));
  let count = 0;
  for (let slot = 0; slot < ends.length; slot++) {
    const size = ends[slot] ?? 0;
    ends[slot] = count;
    count += size;
  }
  const entries = new Uint32Array(count);
  const weights = new Uint32Array(count);
  eachPlace(records, numbers, (slot, entry, weight) => {
    const at = grow(slot, 1);
    entries[at] = entry;
    weights[at] = weight;
  });
  const range = (word: number, field: number): readonly [number, number] => {
    const slot = word * FIELDS.length + field;
    return [ends[slot - 1] ?? 0, ends[slot] ?? 0];
  };
  return { words, range, entries, weights };
}

/** A slot is a word in a field. */
function eachPlace(
  records: readonly SearchRecord[],
  numbers: readonly (readonly number[])[],
  take: (slot: number, entry: number, weight: number) => void,
): void {
  let entry = 0;
  for (const [page, { entries, weights }] of records.entries()) {
    const words = numbers[page] ?? [];
    let at = 0;
    for (const last = entry + entries.length; entry < last; entry++) {
      for (let field = 0; field < FIELDS.length; field++) {
        const end = at + 1 + 2 * (weights[at] ?? 0);
        for (at++; at < end; at += 2)
          take((words[weights[at] ?? 0] ?? 0) * FIELDS.length + field, entry, weights[at + 1] ?? 0);
      }
    }
  }
}
