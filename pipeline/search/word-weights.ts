// How much each word counts in each field of an entry. Words are numbers here: a large site's are weighed by the million, and
// maps of words took twice the time of all else that is done for the search.

import { FIELDS, type Field, type Kind } from '../../schemas/search/entry.ts';
import { formsOf, type Word, type Words } from '../../schemas/search/words.ts';
import type { FullEntry } from './find-entries.ts';

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

/** The words of a page's entries. */
export interface WordWeights {
  /** Each once, with a space between them: as items of their own they would cost the most of a record. */
  readonly words: string;
  /**
   * For each entry, and for each of its fields in turn: how many words count there, and for each its position among
   * the words, and how much it counts, in tenths.
   */
  readonly weights: readonly number[];
}

/** Weighs the words of one page after another. */
export function wordWeigher(words: Words): (entries: readonly FullEntry[]) => WordWeights {
  const counter = formCounter(words);
  return (entries) => {
    const positions = new Map<number, number>();
    const positionOf = (form: number): number => {
      const position = positions.get(form) ?? positions.size;
      if (position === positions.size) positions.set(form, position);
      return position;
    };
    const weights: number[] = [];
    for (const entry of entries) {
      const named = new Set<number>();
      for (const field of FIELDS) {
        const { forms, length } = counter.count(textOf(entry, field));
        const [usual, slope] = LENGTHS[field];
        const norm = 1 - slope + (slope * length) / usual;
        const start = weights.push(0);
        for (const form of forms) {
          const times = counter.take(form);
          // By its name it is found first: that its text has the word too says nothing more, and would be a tenth of the index.
          if (named.has(form)) continue;
          if (field === 'name' || field === 'title') named.add(form);
          weights.push(positionOf(form), rounded((10 * times * RANKS[entry.kind]) / norm));
        }
        weights[start - 1] = (weights.length - start) / 2;
      }
    }
    return { words: Array.from(positions.keys(), counter.written).join(' '), weights };
  };
}

/** To about a tenth: what is nearer to each other is as good, and fewer numbers are packed better. */
const rounded = (weight: number): number => {
  const step = weight < 8 ? 1 : weight < 20 ? 2 : 4;
  return Math.max(1, Math.round(weight / step) * step);
};

/** What a word is found by, as numbers. */
interface Forms {
  readonly whole: readonly number[];
  readonly parts: readonly number[];
}

interface FormCounter {
  /** Which forms stand in a text, and how many words say something. */
  count(text: string): { readonly forms: readonly number[]; readonly length: number };
  /** How often a form stands in the text; each is asked for once. */
  take(form: number): number;
  /** A form as it is looked up. */
  written(form: number): string;
}

/** Counts the forms of words; what it has met before it knows. */
function formCounter(words: Words): FormCounter {
  const written: string[] = [];
  const numbers = new Map<string, number>();
  const known = new Map<Word, Forms>();
  /** By form. */
  const counts: number[] = [];
  const numberOf = (form: string): number => {
    const number = numbers.get(form) ?? counts.length;
    if (number === counts.length) {
      numbers.set(form, number);
      written.push(form);
      counts.push(0);
    }
    return number;
  };
  const numbersOf = (word: Word): Forms => {
    let forms = known.get(word);
    if (!forms) {
      const parts = word.parts.filter(({ isStop }) => !isStop);
      forms = { whole: formsOf(word).map(numberOf), parts: parts.flatMap(formsOf).map(numberOf) };
      known.set(word, forms);
    }
    return forms;
  };
  return {
    count(text) {
      const forms: number[] = [];
      let length = 0;
      const add = (form: number, much: number): void => {
        const before = counts[form] ?? 0;
        if (before === 0) forms.push(form);
        counts[form] = before + much;
      };
      for (const word of words.of(text)) {
        if (word.isStop) continue;
        length++;
        const { whole, parts } = numbersOf(word);
        for (const form of whole) add(form, 1);
        for (const form of parts) add(form, PART);
      }
      return { forms, length };
    },
    take(form) {
      const times = counts[form] ?? 0;
      counts[form] = 0;
      return times;
    },
    written: (form) => written[form] ?? '',
  };
}

function textOf(entry: FullEntry, field: Field): string {
  if (field === 'name') return entry.names;
  // A name is found by its parts, and once.
  if (field === 'title') return entry.names.includes(entry.title) ? '' : entry.title;
  if (field === 'context') return entry.context;
  return entry.kind === 'file' ? (entry.detail ?? '') : entry.text;
}
