// What a text means: the name of a field, or an error code. Looked up, never searched for: the work grows with what is
// said, not with texts times fields. Two contracts may give one name, or one code, two meanings.
import { everyField, type Field, type FieldList } from './field-list.ts';

export interface Meaning {
  readonly list: FieldList;
  readonly field: Field;
}

/** Names of contracts, those first by which a text is understood first. */
type Groups = readonly ReadonlySet<string>[];

export interface Meanings {
  /** The fields that a text names in the first group of contracts that knows it. */
  fieldsNamed(text: string, groups: Groups): readonly Meaning[];
  /** The field that a text names, where it names one only on the whole site. */
  onlyField(text: string): Meaning | undefined;
  /** The contracts whose code this is, of the first group that has it; else the only one of the site that does. */
  listsOfCode(code: string, groups: Groups): readonly FieldList[];
  /** Words of a text that are a code somewhere, each with where it stands first. */
  codesIn(text: string): readonly { readonly code: string; readonly start: number }[];
}

const WORD = /[\p{L}][\p{L}\p{N}_-]*/gu;

export function meaningsIn(lists: readonly FieldList[]): Meanings {
  const fields = new Map<string, Meaning[]>();
  const codes = new Map<string, FieldList[]>();
  for (const list of lists) {
    for (const field of everyField(list.fields))
      for (const name of new Set([field.name, field.path, field.shownPath])) add(fields, name, { list, field });
    for (const { code } of list.errors) add(codes, code, list);
  }
  return {
    fieldsNamed(text, groups) {
      const all = fields.get(text) ?? [];
      return firstOf(groups, (group) => all.filter(({ list }) => group.has(list.name)));
    },
    onlyField(text) {
      const [only, ...others] = fields.get(text) ?? [];
      return others.length === 0 ? only : undefined;
    },
    listsOfCode(code, groups) {
      const all = codes.get(code) ?? [];
      const found = firstOf(groups, (group) => all.filter(({ name }) => group.has(name)));
      return found.length > 0 || all.length > 1 ? found : all;
    },
    codesIn(text) {
      if (codes.size === 0) return [];
      const found = new Map<string, number>();
      for (const { 0: word, index } of text.matchAll(WORD))
        if (codes.has(word) && !found.has(word)) found.set(word, index);
      return [...found].map(([code, start]) => ({ code, start }));
    },
  };
}

function add<Value>(values: Map<string, Value[]>, key: string, value: Value): void {
  const known = values.get(key);
  if (known) known.push(value);
  else values.set(key, [value]);
}

function firstOf<Value>(groups: Groups, found: (group: ReadonlySet<string>) => readonly Value[]): readonly Value[] {
  for (const group of groups) {
    const values = found(group);
    if (values.length > 0) return values;
  }
  return [];
}
