// All that the data of a site calls by name, prepared once: a name is looked up, and so are those that are nearly it. The work
// grows with what is said, never with texts times names.
import { distance, LONGEST_WORD } from '../../diagnostics/nearest.ts';
import type { KnownName } from '../kind/known-name.ts';

export interface Vocabulary {
  readonly isEmpty: boolean;
  /** What is called exactly so, now or before. */
  named(text: string): readonly KnownName[];
  /** What is called nearly so: the same letters in another case or with other marks between, or one edit away. */
  near(text: string): readonly KnownName[];
  readonly calls: readonly KnownName[];
  /** Calls whose paths have so many parts. */
  callsWith(parts: number): readonly KnownName[];
  readonly statuses: readonly KnownName[];
  /** Error codes that begin with these letters. */
  codesWith(letters: string): readonly KnownName[];
}

/** One edit makes another word of a shorter one. */
const SHORTEST = 5;

const isCompared = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST_WORD;

/** The letters and digits of a name. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}_.[\]-]/gu, '')
    .toLowerCase();

export function vocabularyOf(names: readonly KnownName[]): Vocabulary {
  const byText = groupedBy(names, ({ text }) => text);
  const calls = names.filter(({ what }) => what === 'call');
  const byParts = groupedBy(calls, ({ text }) => String(text.split('/').filter(Boolean).length - 1));
  const codes = names.filter(({ what }) => what === 'code');
  const byPrefix = groupedBy(codes, ({ text }) => text.replace(/\d+$/, ''));
  let neighbours: ReadonlyMap<string, readonly string[]> | undefined;
  let byLetters: ReadonlyMap<string, readonly KnownName[]> | undefined;
  return {
    isEmpty: names.length === 0,
    named: (text) => byText.get(text) ?? [],
    near(text) {
      const letters = lettersOf(text);
      if (!isCompared(letters)) return [];
      byLetters ??= groupedBy(names.filter(canBeMistaken), (name) => lettersOf(name.text));
      neighbours ??= neighboursOf(byLetters.keys());
      const near = new Set<string>();
      for (const shorter of shortened(letters)) for (const each of neighbours.get(shorter) ?? []) near.add(each);
      return [...near].filter((each) => distance(letters, each, 2) <= 1).flatMap((each) => byLetters?.get(each) ?? []);
    },
    calls,
    callsWith: (parts) => byParts.get(String(parts)) ?? [],
    statuses: names.filter(({ what }) => what === 'status'),
    codesWith: (letters) => byPrefix.get(letters) ?? [],
  };
}

/** Numbers are told apart by their digits; a call is looked at part by part. */
const canBeMistaken = ({ text, what, now }: KnownName): boolean =>
  what !== 'call' && what !== 'status' && now === undefined && /\p{L}{3}/u.test(text) && !/[\s.]/.test(text);

/** Names by what is left of them without one letter: two that are one edit apart have one of these in common. */
function neighboursOf(names: Iterable<string>): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  for (const name of names) {
    for (const shorter of isCompared(name) ? shortened(name) : []) {
      const known = neighbours.get(shorter);
      if (known) known.push(name);
      else neighbours.set(shorter, [name]);
    }
  }
  return neighbours;
}

/** A word, and what is left of it without each of its letters. */
function shortened(word: string): Set<string> {
  const all = new Set([word]);
  for (let i = 0; i < word.length; i++) all.add(word.slice(0, i) + word.slice(i + 1));
  return all;
}

function groupedBy(names: readonly KnownName[], keyOf: (name: KnownName) => string): Map<string, KnownName[]> {
  const groups = new Map<string, KnownName[]>();
  for (const name of names) {
    const key = keyOf(name);
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return groups;
}
