// Error codes by what texts and payloads say. Two contracts may give one code two meanings, as they may a name.
import type { FieldList } from '../fields/field-list.ts';

export interface Codes {
  /** The contracts whose code this is, of the first group that has it; else the only one of the site that does. */
  listsOf(code: string, groups: readonly ReadonlySet<FieldList>[]): readonly FieldList[];
  /** Words of a text that are a code somewhere, each with where it stands first. */
  codesIn(text: string): readonly { readonly code: string; readonly start: number }[];
}

const WORD = /[\p{L}][\p{L}\p{N}_-]*/gu;

export function makeCodes(lists: readonly FieldList[]): Codes {
  const holders = new Map<string, FieldList[]>();
  for (const list of lists) for (const { code } of list.errors) holders.set(code, [...(holders.get(code) ?? []), list]);
  return {
    listsOf: (code, groups) => {
      const all = holders.get(code) ?? [];
      for (const group of groups) {
        const found = all.filter((list) => group.has(list));
        if (found.length > 0) return found;
      }
      return all.length === 1 ? all : [];
    },
    codesIn: (text) => {
      if (holders.size === 0) return [];
      const found = new Map<string, number>();
      for (const { 0: word, index } of text.matchAll(WORD))
        if (holders.has(word) && !found.has(word)) found.set(word, index);
      return [...found].map(([code, start]) => ({ code, start }));
    },
  };
}
