// Part of the build: writes the validators that ajv makes of the schemas as modules beside them, so that no run of the
// program has to make them again.
import { writeFileSync } from 'node:fs';
import standalone from 'ajv/dist/standalone/index.js';
import { createAjv, SCHEMA_NAMES, SCHEMA_PARTS, schemaId } from './validator.ts';

const parts = Object.keys(SCHEMA_PARTS) as (keyof typeof SCHEMA_PARTS)[];
for (const name of SCHEMA_NAMES) {
  const exported = [name, ...parts.filter((part) => SCHEMA_PARTS[part] === name)];
  const code = standalone.default(createAjv(), Object.fromEntries(exported.map((each) => [each, schemaId(each)])));
  writeFileSync(new URL(`../../schemas/${name}.validator.cjs`, import.meta.url), code);
}
