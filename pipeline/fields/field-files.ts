// What a field list is published as, beside the pages that show it: for programs, spreadsheets, validators and compilers.
import type { FieldListData } from '../../schemas/types.ts';
import type { PublishedFile } from '../read/content.ts';
import { madeFile } from '../read/made-file.ts';
import { assertValid } from '../validate/validator.ts';
import type { Field, FieldList } from './field-list.ts';
import { toCsv } from './to-csv.ts';
import { toJsonSchema } from './to-json-schema.ts';
import { toTypeScript } from './to-typescript.ts';

/** Endings of the files of a list, in the order they are offered, each with the name of its format. */
export const FIELD_FORMATS = [
  ['csv', 'CSV'],
  ['schema.json', 'JSON Schema'],
  ['d.ts', 'TypeScript'],
  ['json', 'JSON'],
] as const;

export type FieldFormat = (typeof FIELD_FORMATS)[number][0];

export const fieldFilePath = ({ name }: FieldList, format: FieldFormat): string => `data/fields/${name}.${format}`;

const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const TEXTS: Readonly<Record<FieldFormat, (list: FieldList) => string>> = {
  csv: toCsv,
  'schema.json': (list) => indented(toJsonSchema(list)),
  'd.ts': toTypeScript,
  json: (list) => indented(toData(list)),
};

/** The files of a list. */
export const fieldFiles = (list: FieldList): PublishedFile[] =>
  FIELD_FORMATS.map(([format]) => madeFile(list.sourcePath, fieldFilePath(list, format), () => TEXTS[format](list)));

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
    ...(conditions.length > 0 && { if: Object.fromEntries(conditions.map(({ name, values }) => [name, values])) }),
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
    ...(example !== undefined && {
      example: isNumber ? Number(example) : type === 'boolean' ? example === 'true' : example,
    }),
    ...(field.position && 'start' in field.position && field.position),
    ...(field.since !== undefined && { since: field.since }),
    ...(field.deprecated && { deprecated: texts.deprecated ?? true }),
    ...(field.fields.length > 0 && { fields: field.fields.map(toEntry) }),
  };
}
