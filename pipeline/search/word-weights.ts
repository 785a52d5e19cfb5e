// How much each word counts in each field of an entry.

import { FIELDS, type Field, type Kind } from '../../schemas/search/entry.ts';
import type { Words } from '../../schemas/search/words.ts';
import type { FullEntry } from './find-entries.ts';
import { formCounter } from './form-counter.ts';

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
    counter.beginPage();
    const weights: number[] = [];
    for (const entry of entries) {
      counter.beginEntry();
      for (const field of FIELDS) {
        // By its name it is found first: that its text has the word too says nothing more, and would be a tenth of the index.
        const isName = field === 'name' || field === 'title';
        const { forms, length } = counter.count(textOf(entry, field), { once: isName });
        const [usual, slope] = LENGTHS[field];
        const norm = 1 - slope + (slope * length) / usual;
        weights.push(forms.length);
        for (const { position, tenths } of forms) weights.push(position, rounded((tenths * RANKS[entry.kind]) / norm));
      }
    }
    return { words: counter.formsOfPage().join(' '), weights };
  };
}

/** To about a tenth: what is nearer to each other is as good, and fewer numbers are packed better. */
const rounded = (weight: number): number => {
  const step = weight < 8 ? 1 : weight < 20 ? 2 : 4;
  return Math.max(1, Math.round(weight / step) * step);
};

function textOf(entry: FullEntry, field: Field): string {
  if (field === 'name') return entry.names;
  // A name is found by its parts, and once.
  if (field === 'title') return entry.names.includes(entry.title) ? '' : entry.title;
  if (field === 'context') return entry.context;
  return entry.kind === 'file' ? (entry.detail ?? '') : entry.text;
}
