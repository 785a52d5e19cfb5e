// The words of a site with the entries of each, in parts of which a query needs one or two.
import { FIELDS, type Postings, type WordsPart } from '../../schemas/search/entry.ts';
import type { WordPlaces } from './word-places.ts';

/** Numbers in a part of the words: about 40 kB as gzip sends them. */
const NUMBERS_PER_PART = 40_000;

/** Of a word that stands in more entries than this, where it counts least does not help anybody: a sixth of all, within these. */
const MOST_ENTRIES_OF_A_WORD = { least: 100, most: 1500 };

/** `count`: how many entries the site has. */
export function wordsParts(places: WordPlaces, count: number): WordsPart[] {
  const { least, most } = MOST_ENTRIES_OF_A_WORD;
  const kept = Math.min(Math.max(Math.ceil(count / 6), least), most);
  const parts: { words: string[]; postings: Postings[] }[] = [];
  let size = NUMBERS_PER_PART;
  for (const word of [...places.words.keys()].sort()) {
    const postings = postingsOf(places.words.get(word) ?? 0, places, kept);
    if (size + postings.length > NUMBERS_PER_PART) {
      parts.push({ words: [], postings: [] });
      size = 0;
    }
    size += postings.length + 1;
    parts.at(-1)?.words.push(word);
    parts.at(-1)?.postings.push(postings);
  }
  return parts;
}

/** Of the entries, in their order, at most so many: those where the word counts most, and of equal ones the first. */
function postingsOf(word: number, places: WordPlaces, most: number): Postings {
  const { entries, weights } = places;
  const numbers: number[] = [];
  let free = most;
  for (let field = 0; field < FIELDS.length && free > 0; field++) {
    const [start, end] = places.range(word, field);
    if (start === end) continue;
    numbers.push(-1 - field);
    let { least, ofLeast } = leastWeight(weights.subarray(start, end), free);
    let last = 0;
    for (let at = start; at < end; at++) {
      const weight = weights[at] ?? 0;
      if (weight < least || (weight === least && ofLeast-- <= 0)) continue;
      const entry = entries[at] ?? 0;
      numbers.push(entry - last, weight);
      last = entry;
      free--;
    }
  }
  return numbers;
}

/** The least weight that is among the greatest so many, and how often it is. */
function leastWeight(weights: Uint32Array, most: number): { readonly least: number; readonly ofLeast: number } {
  if (weights.length <= most) return { least: 0, ofLeast: 0 };
  const counts: number[] = [];
  for (const weight of weights) {
    while (counts.length <= weight) counts.push(0);
    counts[weight] = (counts[weight] ?? 0) + 1;
  }
  let least = counts.length;
  let free = most;
  while (free > 0) {
    least--;
    free -= counts[least] ?? 0;
  }
  return { least, ofLeast: (counts[least] ?? 0) + free };
}
