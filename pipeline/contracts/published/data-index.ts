// A list of all data that a site publishes: what each file is, which schema it obeys, what it is known by.

import { fileHrefOf } from '../../../schemas/paths.ts';
import type { DataIndex } from '../../../schemas/types.ts';
import { downloadOf } from '../../link/download.ts';
import { madeFile } from '../../read/made-file.ts';
import { SCHEMA_NAMES, schemaPathOf, schemaText } from '../../validate/schemas.ts';
import { assertValid } from '../../validate/validator.ts';
import type { DataFile } from '../kind/kind.ts';
import { ABOUT_PATHS } from '../uses/about-paths.ts';

export function dataIndex(files: readonly DataFile[], base: string): DataIndex {
  const entries = [...files, ...schemaFiles()].map((file) => {
    const { type, title, schema, outputPath } = file;
    const { bytes, sha256 } = downloadOf(file);
    const address = fileHrefOf(outputPath, base);
    return { type, title, address, ...(schema !== undefined && { schema }), bytes, sha256 };
  });
  const data: DataIndex = { schemaVersion: 1, files: entries.sort((a, b) => (a.address < b.address ? -1 : 1)) };
  assertValid('data-index', data, ABOUT_PATHS.index);
  return data;
}

const schemaFiles = (): DataFile[] =>
  SCHEMA_NAMES.map((name) => {
    const text = schemaText(name);
    const { title } = JSON.parse(text) as { readonly title: string };
    return { ...madeFile('', schemaPathOf(name), () => text), type: 'schema', title };
  });
