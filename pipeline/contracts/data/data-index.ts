// A list of all data that a site publishes: what each file is, which schema it obeys, what it is known by.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { DataFile, DataIndex, Strings } from '../../../schemas/types.ts';
import { downloadOf } from '../../link/resolve-link.ts';
import type { PublishedFile } from '../../read/content.ts';
import { assertValid, SCHEMA_NAMES, type SchemaName, schemaText } from '../../validate/validator.ts';
import { FIELD_FORMATS } from '../fields/field-files.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Apis } from '../operations/load-apis.ts';
import type { Postman } from '../postman/load-postman.ts';
import { DATA_INDEX } from './own-data.ts';

export interface DataIndexScope {
  readonly lists: FieldLists;
  readonly apis: Apis;
  readonly postman: Postman;
  /** Files of the content that are published, by source path. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  readonly errors: PublishedFile;
  readonly whereUsed: PublishedFile;
  readonly base: string;
  readonly strings: Strings;
}

const COLLECTION_SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const TYPES = { csv: 'csv', 'schema.json': 'json-schema', 'd.ts': 'typescript', json: 'field-list' } as const;

export function dataIndex(scope: DataIndexScope): DataIndex {
  const { lists, apis, postman, files, base, strings } = scope;
  const entry = (type: DataFile['type'], title: string, file: PublishedFile, schema?: string): DataFile => {
    const { bytes, sha256 } = downloadOf(file);
    const address = fileHrefOf(file.outputPath, base);
    return { type, title, address, ...(schema !== undefined && { schema }), bytes, sha256 };
  };
  const schemaAddress = (name: SchemaName): string => fileHrefOf(`schemas/${name}.schema.json`, base);
  const entries: DataFile[] = [
    entry('errors', strings.operationErrors, scope.errors, schemaAddress('errors')),
    entry('where-used', strings.fieldUses, scope.whereUsed, schemaAddress('where-used')),
  ];
  for (const loaded of lists.byPath.values()) {
    for (const [i, file] of (loaded?.files ?? []).entries()) {
      const format = FIELD_FORMATS[i]?.[0];
      if (!loaded || format === undefined) continue;
      const { title, layout } = loaded.list;
      if (format === 'json')
        entries.push(entry(layout ? 'layout' : 'field-list', title, file, schemaAddress('fields')));
      else entries.push(entry(TYPES[format], title, file));
    }
  }
  for (const loaded of apis.byPath.values()) {
    for (const file of loaded?.files ?? []) {
      const isOpenApi = file.outputPath.startsWith('data/openapi/');
      const title = loaded?.api.title ?? '';
      entries.push(
        isOpenApi ? entry('openapi', title, file) : entry('operations', title, file, schemaAddress('operations')),
      );
    }
  }
  for (const [sourcePath, collection] of postman.collections) {
    const file = files.get(sourcePath);
    if (collection && file) entries.push(entry('postman-collection', collection.title, file, COLLECTION_SCHEMA));
  }
  for (const { sourcePath, title } of postman.environments) {
    const file = files.get(sourcePath);
    if (file) entries.push(entry('postman-environment', title, file));
  }
  const schemaOf = schemasOfExamples(lists, base);
  for (const [sourcePath, file] of files) {
    const name = /^examples\/(.+)$/.exec(sourcePath)?.[1];
    if (name !== undefined) entries.push(entry('example', name, file, schemaOf.get(name)));
  }
  for (const name of SCHEMA_NAMES) {
    const text = schemaText(name);
    const { title } = JSON.parse(text) as { readonly title: string };
    const bytes = (): Uint8Array => new TextEncoder().encode(text);
    entries.push(entry('schema', title, { sourcePath: '', outputPath: `schemas/${name}.schema.json`, bytes }));
  }
  const data: DataIndex = {
    schemaVersion: 1,
    files: entries.sort((a, b) => (a.address < b.address ? -1 : 1)),
  };
  assertValid('data-index', data, DATA_INDEX);
  return data;
}

/** JSON that a contract lists as valid obeys the schema made of the contract. */
function schemasOfExamples({ byPath }: FieldLists, base: string): ReadonlyMap<string, string> {
  const schemas = new Map<string, string>();
  for (const loaded of byPath.values()) {
    const schema = loaded?.files.find(({ outputPath }) => outputPath.endsWith('.schema.json'));
    for (const { file, expect = 'valid' } of loaded?.list.examples ?? [])
      if (schema && expect === 'valid' && file.endsWith('.json'))
        schemas.set(file, fileHrefOf(schema.outputPath, base));
  }
  return schemas;
}
