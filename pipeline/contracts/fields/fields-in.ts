import { lineIndex } from '../../diagnostics/line-index.ts';
import { partHeld } from './contract-part.ts';
import type { Field, FieldList } from './field-list.ts';
import type { JsonNode } from './parse-json.ts';
import { readPayload } from './read-payload.ts';
import { fieldsOf, variantOf } from './variants.ts';

export interface FieldPlace {
  /** The contract that it is a field of: another where a field names one. */
  readonly list: FieldList;
  readonly field: Field;
  readonly start: number;
}

/** The fields that a payload has, each with where it stands first. */
export function fieldsIn(list: FieldList, payload: JsonNode, part?: Field): FieldPlace[] {
  const found = new Map<Field, FieldPlace>();
  const visit = (node: JsonNode, all: readonly Field[], of: FieldList): void => {
    if (node.kind === 'array') for (const item of node.items) visit(item, all, of);
    if (node.kind !== 'object') return;
    const fields = fieldsOf(all, variantOf(all, node)?.value);
    for (const { key, place, value } of node.members) {
      const field = fields.find(({ name }) => name === key);
      if (!field) continue;
      if (!found.has(field)) found.set(field, { list: of, field, start: place.start });
      visitHeld(field, value, of);
    }
  };
  const visitHeld = (field: Field, value: JsonNode, of: FieldList): void => {
    const { list, fields } = partHeld(field, of) ?? { list: of, fields: field.fields };
    if (field.type !== 'map') visit(value, fields, list);
    else if (value.kind === 'object') for (const { value: inner } of value.members) visit(inner, fields, list);
  };
  if (part) visitHeld(part, payload, list);
  else visit(payload, list.fields, list);
  return [...found.values()];
}

/** The same in a text, each with its line; none where it cannot be read, which is reported elsewhere. */
export function fieldLinesIn(
  list: FieldList,
  text: string,
  { isFile, part }: { readonly isFile: boolean; readonly part?: Field | undefined },
): (Omit<FieldPlace, 'start'> & { readonly line: number })[] {
  const { payload } = readPayload(text, list, isFile);
  if (!payload) return [];
  const lines = lineIndex(text);
  return fieldsIn(list, payload, part).map(({ list, field, start }) => ({
    list,
    field,
    line: lines.positionAt(start).line,
  }));
}
