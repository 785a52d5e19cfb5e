import { lineIndex } from '../../diagnostics/line-index.ts';
import type { Field, FieldList } from './field-list.ts';
import type { JsonNode } from './parse-json.ts';
import { readPayload } from './read-payload.ts';

export interface FieldPlace {
  readonly field: Field;
  readonly start: number;
}

/** The fields that a payload has, each with where it stands first. */
export function fieldsIn(list: FieldList, payload: JsonNode, part?: Field): FieldPlace[] {
  const found = new Map<Field, number>();
  const visit = (node: JsonNode, fields: readonly Field[]): void => {
    if (node.kind === 'array') for (const item of node.items) visit(item, fields);
    if (node.kind !== 'object') return;
    for (const { key, place, value } of node.members) {
      const field = fields.find(({ name }) => name === key);
      if (!field) continue;
      if (!found.has(field)) found.set(field, place.start);
      visit(value, field.fields);
    }
  };
  visit(payload, part ? part.fields : list.fields);
  return [...found].map(([field, start]) => ({ field, start }));
}

/** The same in a text, each with its line; none where it cannot be read, which is reported elsewhere. */
export function fieldLinesIn(
  list: FieldList,
  text: string,
  { isFile, part }: { readonly isFile: boolean; readonly part?: Field | undefined },
): { readonly field: Field; readonly line: number }[] {
  const { payload } = readPayload(text, list, isFile);
  if (!payload) return [];
  const lines = lineIndex(text);
  return fieldsIn(list, payload, part).map(({ field, start }) => ({ field, line: lines.positionAt(start).line }));
}
