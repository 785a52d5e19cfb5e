// The schemas that the program knows, where their texts are, and where they are published.
import { readFileSync } from 'node:fs';

/** Name of a schema: `page` is schemas/page.schema.json. */
export type SchemaName =
  | 'page'
  | 'nav'
  | 'site'
  | 'sidebar'
  | 'frontmatter'
  | 'fields'
  | 'operations'
  | 'diagnostics'
  | 'where-used'
  | 'errors'
  | 'data-index'
  | 'release'
  | 'changes'
  | 'test-data';

/** The schemas that are published. */
export const SCHEMA_NAMES: readonly SchemaName[] = [
  'page',
  'nav',
  'site',
  'sidebar',
  'frontmatter',
  'fields',
  'operations',
  'diagnostics',
  'where-used',
  'errors',
  'data-index',
  'release',
  'changes',
  'test-data',
];

/** Schemas of formats that are not ours, of an older draft. They are not published, for their keepers do that. */
export const FOREIGN_SCHEMAS = {
  'postman-collection': 'postman/collection-2.1.0.json',
  'postman-environment': 'postman/environment.json',
} as const;
export type ForeignSchemaName = keyof typeof FOREIGN_SCHEMAS;

/** Where they are in the program. */
export const SCHEMA_FOLDER = new URL('../../schemas/', import.meta.url);

/** The text of a schema, as it is published. */
export const schemaText = (name: SchemaName): string =>
  readFileSync(new URL(`${name}.schema.json`, SCHEMA_FOLDER), 'utf8');

/** Where a schema is published, below the site's base. */
export const schemaPathOf = (name: SchemaName): string => `schemas/${name}.schema.json`;

/** Parts of a document that are checked by themselves, next to the schema they are of. */
export const SCHEMA_PARTS = { Element: 'page', Text: 'page' } as const satisfies Record<string, SchemaName>;
export type PartName = keyof typeof SCHEMA_PARTS;

/** Whatever a value can be held to. */
export type CheckedName = SchemaName | PartName | ForeignSchemaName;

export const isPart = (name: CheckedName): name is PartName => name in SCHEMA_PARTS;
export const isForeign = (name: CheckedName): name is ForeignSchemaName => name in FOREIGN_SCHEMAS;

/** Id by which ajv knows a schema or a part of one. */
export const schemaId = (name: CheckedName): string =>
  `urn:docs-build:schema:${isPart(name) ? `${SCHEMA_PARTS[name]}#/$defs/${name}` : name}`;
