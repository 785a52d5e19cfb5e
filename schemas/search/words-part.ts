// A part of the words as an index of MiniSearch: it finds words by their beginnings and in spite of mistakes, and says how
// much each counts where.
import MiniSearch, { type AsPlainObject, type Query, type SearchResult } from 'minisearch';
import { FIELDS, type WordsPart } from './entry.ts';

export type Lookup = MiniSearch;

export type { Query, SearchResult };

const itself = (text: string): string => text;
const whole = (text: string): string[] => [text];

const OPTIONS = { fields: [...FIELDS], tokenize: whole, processTerm: itself, autoVacuum: false };

/** Lengths of fields are in the weights already (pipeline/search/search-record.ts). */
const NO_LENGTHS = FIELDS.map(() => 1);

/** Makes the index of a part. `count` is how many entries the site has, by which rare words are known. */
export function lookupOf({ words, postings }: WordsPart, count: number): Lookup {
  const ids: Record<number, number> = {};
  const lengths: Record<number, number[]> = {};
  const index = words.map((word, i): AsPlainObject['index'][number] => {
    const fields: Record<string, Record<string, number>> = {};
    let places: Record<string, number> = {};
    let entry = 0;
    const numbers = postings[i] ?? [];
    for (let at = 0; at < numbers.length; ) {
      const number = numbers[at] ?? 0;
      if (number < 0) {
        places = {};
        fields[-1 - number] = places;
        entry = 0;
        at += 1;
        continue;
      }
      entry += number;
      places[entry] = (numbers[at + 1] ?? 0) / 10;
      ids[entry] = entry;
      lengths[entry] = NO_LENGTHS;
      at += 2;
    }
    return [word, fields];
  });
  return MiniSearch.loadJS(
    {
      documentCount: count,
      nextId: count,
      documentIds: ids,
      fieldIds: Object.fromEntries(FIELDS.map((field, i) => [field, i])),
      fieldLength: lengths,
      averageFieldLength: NO_LENGTHS,
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    },
    OPTIONS,
  );
}
