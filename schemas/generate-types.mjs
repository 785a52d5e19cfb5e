// Writes types.ts from the schemas, which are the source. A test runs this and compares.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('./', import.meta.url);
const target = new URL('types.ts', folder);

const URN = /^urn:docs-build:schema:/;

// With a description or a default beside it, a reference would be declared as a second type of the same shape.
const withBareReferences = (_key, value) => (typeof value?.$ref === 'string' ? { $ref: value.$ref } : value);

/** Returns the text of types.ts for the schemas as they are on disk. */
export async function generateTypes() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.schema.json')).sort();
  const schemas = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(new URL(name, folder), 'utf8'), withBareReferences)),
  );
  // One root that refers to all of them, so that a definition used by two schemas is declared once.
  const root = {
    title: 'Schemas',
    type: 'object',
    additionalProperties: false,
    required: schemas.map((schema) => schema.title),
    properties: Object.fromEntries(schemas.map((schema) => [schema.title, { $ref: schema.$id }])),
  };
  const urn = {
    order: 1,
    canRead: URN,
    read: (file) => JSON.stringify(schemas.find((schema) => schema.$id === file.url.split('#')[0])),
  };
  const text = await compile(root, 'Schemas', {
    bannerComment: '// Made by `npm run types` from the *.schema.json beside it. Do not edit.',
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: false,
    $refOptions: { resolve: { urn } },
  });
  return text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(target, await generateTypes());
