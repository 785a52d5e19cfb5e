// A sentence that is known before its language is: which one, and what is filled in.
import { fillIn } from '../../schemas/fill-in.ts';
import type { FaultStrings } from '../../schemas/types.ts';

/** One of the sentences, or of what stands in them. */
export type FaultWord = keyof FaultStrings;

/** What is filled in: as it is, or in words of the language. */
export type SaidValues = Readonly<Record<string, string | number | Said>>;

/** A sentence, or a part of one. */
export interface Said {
  readonly word: FaultWord;
  readonly values?: SaidValues;
}

/** The sentence in the words of a language. A sentence that stands in another has the subject of that one. */
export function say({ word, values = {} }: Said, words: FaultStrings): string {
  const { subject } = values;
  const texts = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'object') return [name, String(value)];
    const inner = subject === undefined ? value : { ...value, values: { subject, ...value.values } };
    return [name, say(name === 'subject' ? value : inner, words)];
  });
  return fillIn(words[word], Object.fromEntries(texts));
}

/** Several as one: `a and b`, `a or b`. */
export function joined(word: 'all' | 'any', each: readonly string[]): string | Said {
  const [first = '', ...others] = each;
  return others.reduce<string | Said>((one, other) => ({ word, values: { one, other } }), first);
}
