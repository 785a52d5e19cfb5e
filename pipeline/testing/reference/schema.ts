// The JSON Schemas of the repository, as far as the reference reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../schemas/', import.meta.url));

/** What the schemas say with; a test compares what they use with it. */
export interface Schema {
  readonly $id?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Where a schema stands: the file, by its name without the extension, and the way into it. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Every schema by its name, `site` for site.schema.json. */
export const SCHEMAS: ReadonlyMap<string, Schema> = new Map(
  readdirSync(folder)
    .flatMap((name) => /^(.+)\.schema\.json$/.exec(name)?.[1] ?? [])
    .sort()
    .map((name): [string, Schema] => [name, JSON.parse(readFileSync(`${folder}${name}.schema.json`, 'utf8'))]),
);

/** Where a reference leads from a place. */
export function targetOf(reference: string, { file }: Place): Place {
  const [urn = '', pointer = ''] = reference.split('#');
  return { file: urn === '' ? file : urn.slice(urn.lastIndexOf(':') + 1), pointer };
}

/** The schema at a place. */
export function schemaAt({ file, pointer }: Place): Schema {
  let value: unknown = SCHEMAS.get(file);
  for (const part of pointer.split('/').slice(1)) value = (value as Readonly<Record<string, unknown>>)[part];
  if (value === undefined) throw new Error(`There is no ${file}#${pointer}.`);
  return value as Schema;
}

/** How an author would call the place: `navbar.left[]`, `Field.required`. */
export const nameOf = ({ pointer }: Place): string =>
  pointer
    .replace(/\/(?:anyOf|oneOf)\/\d+/g, '')
    .replace(/\/items(?=\/|$)(?<!\/properties\/items)/g, '[]')
    .replace(/\/additionalProperties/g, '.*')
    .replace(/\/(?:\$defs|properties)\//g, '.')
    .replace(/^\./, '');
