// What a field list is published as, beside the pages that show it: for programs, spreadsheets, validators and compilers.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Words } from '../../languages/words.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import type { DataFile } from '../kind/kind.ts';
import type { FieldList } from './field-list.ts';
import { toCsv } from './to-csv.ts';
import { toData } from './to-data.ts';
import { toJsonSchema } from './to-json-schema.ts';
import { toTypeScript } from './to-typescript.ts';

/** A file of a list, and the name of its format. */
export interface FieldFile extends DataFile {
  readonly format: string;
}

export interface FieldFileOptions {
  readonly base: string;
  /** What stands between the cells of a spreadsheet. */
  readonly csvSeparator: string;
  readonly strings: Words;
}

const indented = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a list, in the order in which they are offered. */
export function fieldFiles(list: FieldList, { base, csvSeparator, strings }: FieldFileOptions): FieldFile[] {
  const { direction } = list;
  const file = (ending: string, format: string, type: DataFile['type'], make: () => string): FieldFile => ({
    ...madeFile(list.sourcePath, `data/fields/${list.name}.${ending}`, make),
    format,
    type,
    title: list.title,
  });
  const schema = (ending: string, format: string, of: FieldList['direction']): FieldFile =>
    file(ending, format, 'json-schema', () => indented(toJsonSchema(list, strings, of)));
  return [
    file('csv', 'CSV', 'csv', () => toCsv(list, csvSeparator, strings)),
    ...(direction === 'both'
      ? [
          schema('schema.json', strings.data.schemaSent, 'sent'),
          schema('received.schema.json', strings.data.schemaReceived, 'received'),
        ]
      : [schema('schema.json', 'JSON Schema', direction)]),
    file('d.ts', 'TypeScript', 'typescript', () => toTypeScript(list, strings)),
    {
      ...file('json', 'JSON', list.layout ? 'layout' : 'field-list', () => indented(toData(list))),
      schema: fileHrefOf(schemaPathOf('fields'), base),
    },
  ];
}
