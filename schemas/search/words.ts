// From text to what is looked up: the same for pages and for queries, or nothing would be found.
import { stemmerOf } from './stem.ts';
import { stopWordsOf } from './stop-words.ts';
import { tokensIn } from './tokens.ts';

/** Without accents and in lower case. */
export const fold = (text: string): string => unaccented(text).toLowerCase();

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** A word as it is looked up. */
export interface Word {
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

/** Finds the words of texts in a language. */
export interface Words {
  /** The word that a token is. */
  wordOf(token: string): Word;
  of(text: string): Word[];
}

export function wordsIn(lang: string): Words {
  const stem = stemmerOf(lang);
  const stopWords = stopWordsOf(lang);
  const simple = (written: string): Word => {
    const whole = written.toLowerCase();
    const isStop = stopWords.has(whole) || (whole.length === 1 && /\D/.test(whole));
    return { whole, stem: /^[a-z]+$/.test(whole) ? stem(whole) : whole, parts: [], isStop };
  };
  const wordOf = (written: string): Word => {
    const token = unaccented(written);
    const whole = token.toLowerCase();
    if (GROUPED.test(token))
      return { whole, stem: whole.replace(/[./-]/g, ''), parts: [], isStop: DECIMAL.test(token) };
    const names = token.split(SEAMS).filter(Boolean);
    if (names.length < 2) return simple(names[0] ?? token);
    return { whole: whole.replace(/^_+|_+$/g, ''), stem: whole, parts: names.map(simple), isStop: false };
  };
  return { wordOf, of: (text) => tokensIn(text).map(wordOf) };
}

/** What a word is found by, beside its parts. */
export const formsOf = ({ whole, stem }: Word): readonly string[] => (whole === stem ? [whole] : [whole, stem]);
