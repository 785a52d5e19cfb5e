// What a field list is published as, beside the pages that show it: for programs, spreadsheets, validators and compilers.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { FieldListData } from '../../../schemas/types.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import { assertValid } from '../../validate/validator.ts';
import type { DataFile } from '../kind/kind.ts';
import { exampleValue, type Field, type FieldList } from './field-list.ts';
import { toCsv } from './to-csv.ts';
import { toJsonSchema } from './to-json-schema.ts';
import { toTypeScript } from './to-typescript.ts';

/** A file of a list, and the name of its format. */
export interface FieldFile extends DataFile {
  readonly format: string;
}

const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a list, in the order in which they are offered. */
export function fieldFiles(list: FieldList, base: string): FieldFile[] {
  const file = (ending: string, format: string, type: DataFile['type'], make: () => string): FieldFile => ({
    ...madeFile(list.sourcePath, `data/fields/${list.name}.${ending}`, make),
    format,
    type,
    title: list.title,
  });
  return [
    file('csv', 'CSV', 'csv', () => toCsv(list)),
    file('schema.json', 'JSON Schema', 'json-schema', () => indented(toJsonSchema(list))),
    file('d.ts', 'TypeScript', 'typescript', () => toTypeScript(list)),
    {
      ...file('json', 'JSON', list.layout ? 'layout' : 'field-list', () => indented(toData(list))),
      schema: fileHrefOf(schemaPathOf('fields'), base),
    },
  ];
}

/** The list as its own schema describes it, groups flat and aliases resolved. */
function toData({ title, description, root, layout, fields, errors, name }: FieldList): FieldListData {
  const data = {
    title,
    ...(description !== undefined && { description }),
    root,
    ...(layout && { layout }),
    fields: fields.map(toEntry),
    ...(errors.length > 0 && { errors }),
  } as unknown as FieldListData;
  assertValid('fields', data, `The data of the field list "${name}"`);
  return data;
}

function toEntry(field: Field): Record<string, unknown> {
  const { texts, conditions, minSize, maxSize, example, type } = field;
  const isNumber = type === 'number' || type === 'integer';
  const sizes = { ...(minSize !== undefined && { min: minSize }), ...(maxSize !== undefined && { max: maxSize }) };
  const when = {
    when: texts.condition,
    ...(conditions.length > 0 && {
      if: Object.fromEntries(
        conditions.map(({ name, values, present }) => [name, present === undefined ? values : { present }]),
      ),
    }),
  };
  return {
    ...(field.group !== undefined && { group: field.group }),
    name: field.name,
    type,
    ...(field.fields.length === 0 && field.itemType && { items: field.itemType }),
    ...(field.nullable && { nullable: true }),
    required: field.obligation === 'when' ? when : field.obligation,
    ...(texts.description !== undefined && { description: texts.description }),
    ...(field.format !== undefined && { format: field.format }),
    ...(field.pattern && { pattern: field.pattern.source.slice(4, -2) }),
    ...(isNumber ? maxSize !== undefined && { size: maxSize } : Object.keys(sizes).length > 0 && { size: sizes }),
    ...(field.decimals !== undefined && { decimals: field.decimals }),
    ...(field.minimum !== undefined && { minimum: field.minimum }),
    ...(field.maximum !== undefined && { maximum: field.maximum }),
    ...(field.values && { values: field.values }),
    ...(texts.rule !== undefined && { rule: texts.rule }),
    ...(example !== undefined && { example: exampleValue(field) }),
    ...(field.position && 'start' in field.position && field.position),
    ...(field.since !== undefined && { since: field.since }),
    ...(field.was && { was: field.was }),
    ...(field.deprecated && { deprecated: texts.deprecated ?? true }),
    ...(field.fields.length > 0 && { fields: field.fields.map(toEntry) }),
  };
}
