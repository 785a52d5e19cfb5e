// The fields that a payload has, each with where it stands first.
import { everyField, type Field, type FieldList } from '../fields/field-list.ts';
import type { JsonNode } from '../fields/parse-json.ts';

export interface FieldPlace {
  readonly field: Field;
  readonly start: number;
}

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

/** Fields by what a text may call them: the name, the path, the path as it is shown. */
export type FieldNames = ReadonlyMap<string, readonly Field[]>;

export function fieldNames({ fields }: FieldList): FieldNames {
  const names = new Map<string, Field[]>();
  for (const field of everyField(fields)) {
    for (const name of new Set([field.name, field.path, field.shownPath])) {
      const named = names.get(name);
      if (named) named.push(field);
      else names.set(name, [field]);
    }
  }
  return names;
}
