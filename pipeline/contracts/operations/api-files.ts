// What an API is published as, beside the pages that show it: its operations as data, and its OpenAPI document.
import { fileHrefOf } from '../../../schemas/paths.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import { assertValid } from '../../validate/validator.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { DataFile, LoadScope } from '../kind/kind.ts';
import type { Api } from './api.ts';
import { jsonText } from './json-text.ts';
import { toOpenApi } from './to-openapi.ts';

export function apiFiles(api: Api, lists: FieldLists, { content, addressing: { base } }: LoadScope): DataFile[] {
  const { name, sourcePath, title, data } = api;
  const file = (folder: string, make: () => unknown) =>
    madeFile(sourcePath, `data/${folder}/${name}.json`, () => `${jsonText(make())}\n`);
  const operations = file('operations', () => {
    assertValid('operations', data, `The data of the API "${name}"`);
    return data;
  });
  return [
    { ...operations, type: 'operations', title, schema: fileHrefOf(schemaPathOf('operations'), base) },
    { ...file('openapi', () => toOpenApi(api, lists, content.files)), type: 'openapi', title },
  ];
}
