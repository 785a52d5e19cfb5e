// Which fields a reader's words leave. What is searched is folded once; each key then costs one pass.
import type { Element } from '../../schemas/types.ts';
import { isElement, textOf } from './node.ts';

export type Obligation = 'always' | 'when' | 'never';

export interface FieldQuery {
  readonly text: string;
  readonly obligation: Obligation | '';
}

export const NO_QUERY: FieldQuery = { text: '', obligation: '' };

/** What a text asks for, one by one. */
export const wordsOf = (text: string): readonly string[] => fold(text).split(/\s+/).filter(Boolean);

export const isQuery = ({ text, obligation }: FieldQuery): boolean => obligation !== '' || wordsOf(text).length > 0;

interface IndexedField {
  readonly words: string;
  readonly obligation: Obligation | undefined;
  /** Position of the field that holds it; -1 for none. */
  readonly parent: number;
}

/** For each field that begins a group, whether anything of the group is shown. */
export function groupsShown(fields: readonly Element[], shown: readonly boolean[]): readonly boolean[] {
  const groups: boolean[] = [];
  let isAnyShown = false;
  for (let position = fields.length - 1; position >= 0; position--) {
    isAnyShown ||= shown[position] ?? false;
    if (fields[position]?.properties.group === undefined) continue;
    groups[position] = isAnyShown;
    isAnyShown = false;
  }
  return groups;
}

/** `Código` and `codigo` are one word to a reader. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function indexFields(fields: readonly Element[]): readonly IndexedField[] {
  const open: number[] = [];
  return fields.map((field, position) => {
    const { path = '', depth = 0, dataType = '', format = '', obligation } = field.properties;
    open.length = depth;
    const parent = open[depth - 1] ?? -1;
    open[depth] = position;
    // Where a field is used says nothing of the field.
    const said = field.children.filter((child) => !isElement(child, 'doc-field-use')).map(textOf);
    return { words: fold([path, dataType, format, ...said].join(' ')), obligation, parent };
  });
}

/** Which rows are shown, and which of them match: a field that holds a match is shown with it. */
export function filterFields(
  index: readonly IndexedField[],
  { text, obligation }: FieldQuery,
): { readonly shown: readonly boolean[]; readonly hits: readonly boolean[]; readonly matches: number } {
  const words = wordsOf(text);
  const hits = index.map(
    (field) =>
      (obligation === '' || field.obligation === obligation) && words.every((word) => field.words.includes(word)),
  );
  const shown = [...hits];
  for (let position = shown.length - 1; position >= 0; position--) {
    const parent = index[position]?.parent ?? -1;
    if (shown[position] && parent >= 0) shown[parent] = true;
  }
  return { shown, hits, matches: hits.filter(Boolean).length };
}
