// From text to what is looked up: the same for pages and for queries, or nothing would be found.
import { stemmerOf } from './stem.ts';
import { stopWordsOf } from './stop-words.ts';
import { tokenMemory } from './token-memory.ts';
import { eachToken } from './tokens.ts';

/** Without accents and in lower case. */
export const fold = (text: string): string => unaccented(text).toLowerCase();

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** A word as it is looked up. */
export interface Word {
  /** Each has its own, from 0. */
  readonly number: number;
  /** As it is written, folded. */
  readonly whole: string;
  /** Its stem, or without what stands between groups of digits; the same as the whole where there is no other. */
  readonly stem: string;
  /** What a name is put together from: `codigo_classe` from two. */
  readonly parts: readonly Word[];
  /** Whether it is one of those that say nothing. */
  readonly isStop: boolean;
}

/** Where one word of a name ends and the next begins. */
const SEAMS = /_+|(?<=[a-z\d])(?=[A-Z])/;

const GROUPED = /^[0-9A-Z]+[./-]/;

/** Amounts and quotas: nobody looks for one. */
const DECIMAL = /^\d+\.\d+$/;

/** A place in a text, and the word there. */
export interface PlacedWord {
  readonly word: Word;
  readonly start: number;
  readonly end: number;
}

/** Finds the words of texts in a language. What it has met before it knows: few words are new on the next page. */
export interface Words {
  of(text: string): Word[];
  /** With the places where they stand in a composed text (NFC). */
  placesIn(text: string): PlacedWord[];
}

export function wordsIn(lang: string): Words {
  const stem = stemmerOf(lang);
  const stopWords = stopWordsOf(lang);
  let count = 0;
  const word = (of: Omit<Word, 'number'>): Word => ({ number: count++, ...of });
  const simple = (written: string): Word => {
    const whole = written.toLowerCase();
    const isStop = stopWords.has(whole) || (whole.length === 1 && /\D/.test(whole));
    return word({ whole, stem: /^[a-z]+$/.test(whole) ? stem(whole) : whole, parts: [], isStop });
  };
  const make = (token: string): Word => {
    const whole = token.toLowerCase();
    if (GROUPED.test(token))
      return word({ whole, stem: whole.replace(/[./-]/g, ''), parts: [], isStop: DECIMAL.test(token) });
    const names = token.split(SEAMS).filter(Boolean);
    if (names.length < 2) return simple(names[0] ?? token);
    return word({ whole: whole.replace(/^_+|_+$/g, ''), stem: whole, parts: names.map(simple), isStop: false });
  };
  const wordAt = tokenMemory((token) => make(unaccented(token)));
  return {
    of(text) {
      const composed = text.normalize('NFC');
      const words: Word[] = [];
      eachToken(composed, (start, end, hash) => words.push(wordAt(composed, start, end, hash)));
      return words;
    },
    placesIn(text) {
      const places: PlacedWord[] = [];
      eachToken(text, (start, end, hash) => places.push({ word: wordAt(text, start, end, hash), start, end }));
      return places;
    },
  };
}

/** What a word is found by, beside its parts. */
export const formsOf = ({ whole, stem }: Word): readonly string[] => (whole === stem ? [whole] : [whole, stem]);
