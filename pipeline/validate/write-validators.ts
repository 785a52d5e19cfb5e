// Part of the build: writes the validators that ajv makes of the schemas as modules beside them, so that no run of the
// program has to make them again.
import { writeFileSync } from 'node:fs';
import standalone from 'ajv/dist/standalone/index.js';
import {
  type CheckedName,
  FOREIGN_SCHEMAS,
  type ForeignSchemaName,
  SCHEMA_NAMES,
  SCHEMA_PARTS,
  schemaId,
} from './schemas.ts';
import { createAjv, createForeignAjv } from './validator.ts';

const parts = Object.keys(SCHEMA_PARTS) as (keyof typeof SCHEMA_PARTS)[];
for (const name of SCHEMA_NAMES) {
  const exported = [name, ...parts.filter((part) => SCHEMA_PARTS[part] === name)];
  write(name, createAjv(), exported);
}
for (const name of Object.keys(FOREIGN_SCHEMAS) as ForeignSchemaName[]) write(name, createForeignAjv(), [name]);

function write(file: CheckedName, ajv: ReturnType<typeof createAjv>, exported: readonly CheckedName[]): void {
  const code = standalone.default(ajv, Object.fromEntries(exported.map((name) => [name, schemaId(name)])));
  writeFileSync(new URL(`../../schemas/${file}.validator.cjs`, import.meta.url), code);
}
