// The entries that a word of a query is found in, and how much it counts there.
import type { Field } from './entry.ts';
import type { IndexParts } from './lookups.ts';
import { formsOf, type Word } from './words.ts';
import type { Lookup } from './words-part.ts';

/** How much a word counts in a field. */
const BOOST: Readonly<Record<Field, number>> = { name: 5, title: 5, context: 1, text: 1 };

/** How much it counts as something else than itself. */
const STEM = 0.9;
const PART = 0.35;
const BEGINNING = 0.35;
const MISSPELLED = 0.25;

/** A beginning of fewer letters is that of too many words. */
const SHORTEST_BEGINNING = 2;

export interface Hits {
  /** How much the word counts, by entry. */
  readonly scores: Map<number, number>;
  /** The words of the index that it was found as. */
  readonly found: Set<string>;
}

/** Looks a word up: as it is; where the reader may still be typing it, or it is not there, as the beginning of others; and
 * where there are none either, with mistakes. */
export async function hitsOf(word: Word, isLast: boolean, parts: IndexParts): Promise<Hits> {
  const hits: Hits = { scores: new Map(), found: new Set() };
  const forms = formsOf(word);
  for (const form of forms) {
    for (const lookup of await parts.lookup(form)) add(lookup, form, form === word.whole ? 1 : STEM, {}, hits);
  }
  for (const form of word.parts.flatMap((part) => (part.isStop ? [] : formsOf(part)))) {
    for (const lookup of await parts.lookup(form)) add(lookup, form, PART, {}, hits);
  }
  if ((isLast || hits.scores.size === 0) && word.whole.length >= SHORTEST_BEGINNING) {
    const isKnown = hits.scores.size > 0;
    for (const lookup of await parts.lookupsOfBeginning(word.whole))
      add(lookup, word.whole, isKnown ? BEGINNING : 1, { prefix: true }, hits);
  }
  const mistakes = mistakesIn(word.whole);
  if (hits.scores.size === 0 && mistakes > 0) {
    for (const form of forms) {
      for (const lookup of await parts.lookup(form)) add(lookup, form, 1, { fuzzy: mistakes }, hits);
    }
  }
  return hits;
}

/** How many letters of a word may be wrong. */
const mistakesIn = (word: string): number => (/\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

interface How {
  readonly prefix?: boolean;
  readonly fuzzy?: number;
}

function add(lookup: Lookup, term: string, weight: number, how: How, { scores, found }: Hits): void {
  const options = { boost: BOOST, weights: { prefix: 0.8, fuzzy: MISSPELLED }, bm25: { k: 2, b: 0, d: 0.5 }, ...how };
  for (const { id, score, terms } of lookup.search(term, options)) {
    const entry = Number(id);
    scores.set(entry, (scores.get(entry) ?? 0) + weight * score);
    for (const each of terms) found.add(each);
  }
}

/** The word nearest to one that is not there. */
export async function nearestTo(word: Word, parts: IndexParts): Promise<string | undefined> {
  for (const lookup of await parts.lookup(word.whole)) {
    const [best] = lookup.search(word.whole, { fuzzy: 0.5, prefix: true });
    if (best?.terms[0] !== undefined) return best.terms[0];
  }
  return undefined;
}
