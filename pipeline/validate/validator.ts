// The only importer of ajv. Every JSON or YAML shape has its schema in schemas/, and is checked here.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Ajv2020 as Ajv, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { didYouMean } from '../diagnostics/nearest.ts';

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
  | 'data-index';

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
];

/** Schemas of formats that are not ours, of an older draft. They are not published, for their keepers do that. */
export const FOREIGN_SCHEMAS = {
  'postman-collection': 'postman/collection-2.1.0.json',
  'postman-environment': 'postman/environment.json',
} as const;
export type ForeignSchemaName = keyof typeof FOREIGN_SCHEMAS;

/** What a value has that its schema does not allow, for a person to read. */
export interface SchemaProblem {
  /** Keys and list positions that lead to the culprit; for an unknown or missing key, the key is the last of them. */
  readonly path: readonly (string | number)[];
  /** Whether the key is wrong or what stands at it. */
  readonly at: 'key' | 'value';
  /** One sentence. */
  readonly message: string;
  readonly hint?: string | undefined;
}

const folder = new URL('../../schemas/', import.meta.url);

/** The text of a schema, as it is published. */
export const schemaText = (name: SchemaName): string => readFileSync(new URL(`${name}.schema.json`, folder), 'utf8');

/** Where a schema is published, below the site's base. */
export const schemaPathOf = (name: SchemaName): string => `schemas/${name}.schema.json`;

/** Parts of a document that are checked by themselves, next to the schema they are of. */
export const SCHEMA_PARTS = { Element: 'page', Text: 'page' } as const satisfies Record<string, SchemaName>;
type PartName = keyof typeof SCHEMA_PARTS;

/** Whatever a value can be held to. */
export type CheckedName = SchemaName | PartName | ForeignSchemaName;

const isPart = (name: CheckedName): name is PartName => name in SCHEMA_PARTS;
const isForeign = (name: CheckedName): name is ForeignSchemaName => name in FOREIGN_SCHEMAS;

/** Id by which ajv knows a schema or a part of one. */
export const schemaId = (name: CheckedName): string =>
  `urn:docs-build:schema:${isPart(name) ? `${SCHEMA_PARTS[name]}#/$defs/${name}` : name}`;

const require = createRequire(import.meta.url);
const loaded = new Map<CheckedName, ValidateFunction>();

function validatorOf(name: CheckedName): ValidateFunction {
  const known = loaded.get(name);
  if (known) return known;
  const found =
    writtenValidator(name) ?? (isForeign(name) ? createForeignAjv() : createAjv()).getSchema(schemaId(name));
  if (!found) throw new Error(`No schema "${name}".`);
  loaded.set(name, found);
  return found;
}

/** The validator that the build wrote (write-validators.ts); a program run from its sources has none. */
function writtenValidator(name: CheckedName): ValidateFunction | undefined {
  const file = new URL(`${isPart(name) ? SCHEMA_PARTS[name] : name}.validator.cjs`, folder);
  return existsSync(file) ? require(fileURLToPath(file))[name] : undefined;
}

let ajv: Ajv | undefined;

/** ajv with all schemas. Loading it and compiling one schema takes longer than a small site takes to compile. */
export function createAjv(): Ajv {
  if (ajv) return ajv;
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  ajv = new Ajv2020({
    discriminator: true,
    allErrors: true,
    useDefaults: true,
    // `discriminator` on a node whose branches are chosen by it is the one keyword strict mode misreads here.
    strict: false,
    // No JSON can say NaN or Infinity, which YAML can.
    strictNumbers: true,
    verbose: true,
    // A test of each key by itself is more to load than to do.
    loopRequired: 10,
    code: { source: true },
  });
  for (const name of SCHEMA_NAMES) ajv.addSchema(JSON.parse(schemaText(name), grouped));
  return ajv;
}

/** From so many properties of one kind on. */
const ALIKE_PROPERTIES = 20;

// Properties by the hundred, as the strings of the interface, all of one kind: a test of each by itself makes a validator
// that takes longer to load than all else it does. One that goes through them says the same.
function grouped(_key: string, schema: unknown): unknown {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Record<string, unknown>> };
  const byKind = new Map<string, string[]>();
  for (const [name, { description: _description, default: _default, ...rules }] of Object.entries(properties)) {
    const kind = JSON.stringify(rules);
    byKind.set(kind, [...(byKind.get(kind) ?? []), name]);
  }
  for (const [kind, names] of byKind) {
    if (names.length < ALIKE_PROPERTIES || kind.includes('"pattern"')) continue;
    const alone = Object.entries(properties).map(([name, rules]) =>
      names.includes(name) ? [name, 'default' in rules ? { default: rules.default } : {}] : [name, rules],
    );
    return {
      ...(schema as object),
      properties: Object.fromEntries(alone),
      patternProperties: { [`^(?:${names.join('|')})$`]: JSON.parse(kind) },
    };
  }
  return schema;
}

/** ajv with the schemas of others, which say things that a newer draft calls unknown. */
export function createForeignAjv(): Ajv {
  const { Ajv: OlderAjv }: typeof import('ajv') = require('ajv');
  const made = new OlderAjv({ allErrors: true, strict: false, verbose: true, code: { source: true } });
  for (const name of Object.keys(FOREIGN_SCHEMAS) as ForeignSchemaName[]) {
    const text = readFileSync(new URL(FOREIGN_SCHEMAS[name], folder), 'utf8');
    made.addSchema(JSON.parse(text), schemaId(name));
  }
  return made as unknown as Ajv;
}

/** Checks a value and fills in the defaults of its schema. An empty list means it is valid. */
export function validate(name: CheckedName, value: unknown): SchemaProblem[] {
  const check = validatorOf(name);
  if (check(value)) return [];
  return problemsOf(check.errors ?? [], value);
}

/** Throws when one of our own products breaks its contract: that is our bug, never the author's. */
export function assertValid(name: CheckedName, value: unknown, what: string): void {
  const [problem] = validate(name, value);
  if (problem) throw new Error(`${what} breaks its schema at /${problem.path.join('/')}: ${problem.message}`);
}

/** A value as its author knows it: JSON has no word for NaN. */
const quote = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : typeof value === 'number' ? String(value) : JSON.stringify(value);

const NOUNS: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
  null: 'empty (null)',
};

function problemsOf(errors: readonly ErrorObject[], root: unknown): SchemaProblem[] {
  const problems = [...withoutOtherBranches(errors)].flatMap((error) => problemOf(error, root) ?? []);
  // Of several errors at one place the most specific one is the last.
  const byPlace = new Map(problems.map((problem) => [`${problem.at}/${problem.path.join('/')}`, problem]));
  return [...byPlace.values()];
}

/** An anyOf tries every branch; what the value's type rules out, the author did not mean. */
function withoutOtherBranches(errors: readonly ErrorObject[]): Iterable<ErrorObject> {
  const kept = new Set<ErrorObject>();
  const typesAt = new Map<string, ErrorObject[]>();
  /** How many errors stand at a place or below it, but for those of an anyOf. */
  const within = new Map<string, number>();
  const count = ({ keyword, instancePath }: ErrorObject, by: number): void => {
    if (keyword === 'anyOf') return;
    for (let at = instancePath.length; at >= 0; at = at > 0 ? instancePath.lastIndexOf('/', at - 1) : -1) {
      const place = instancePath.slice(0, at);
      within.set(place, (within.get(place) ?? 0) + by);
    }
  };
  const keep = (error: ErrorObject): void => {
    kept.add(error);
    count(error, 1);
    const { keyword, instancePath } = error;
    if (keyword === 'type') typesAt.set(instancePath, [...(typesAt.get(instancePath) ?? []), error]);
  };
  // What is wrong with the name of a key is said once, at the key.
  for (const error of errors) if (error.propertyName === undefined || error.keyword === 'propertyNames') keep(error);
  for (const { keyword, instancePath: at } of errors) {
    const ofType = typesAt.get(at) ?? [];
    const [first] = ofType;
    if (keyword !== 'anyOf' || !first) continue;
    const others = (within.get(at) ?? 0) - ofType.length;
    for (const error of ofType) {
      kept.delete(error);
      count(error, -1);
    }
    typesAt.delete(at);
    if (others === 0) keep({ ...first, params: { type: ofType.flatMap((error) => error.params.type) } });
  }
  return kept;
}

/** Splits a JSON pointer; a position in a list is a number. */
function pathOf(pointer: string, root: unknown): (string | number)[] {
  let at = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(at) ? Number(key) : key;
      at = (at as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

function problemOf(error: ErrorObject, root: unknown): SchemaProblem | undefined {
  const path = pathOf(error.instancePath, root);
  const last = path.at(-1);
  const name = last === undefined ? 'The file' : typeof last === 'number' ? `Item ${last + 1}` : `"${last}"`;
  const value = (message: string, hint?: string): SchemaProblem => ({
    path,
    at: 'value',
    message,
    hint,
  });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key: string = error.params.additionalProperty;
      const known = Object.keys(error.parentSchema?.properties ?? {});
      const hint = didYouMean(key, known) ?? `Known keys: ${known.join(', ')}.`;
      return { path: [...path, key], at: 'key', message: `Unknown key "${key}".`, hint };
    }
    case 'required': {
      const key: string = error.params.missingProperty;
      return value(`The key "${key}" is missing.`, `Add "${key}:".`);
    }
    case 'propertyNames': {
      const { pattern: form } = error.schema as { pattern?: string };
      return {
        path: [...path, error.params.propertyName],
        at: 'key',
        message: `The key "${error.params.propertyName}" is not allowed here.`,
        ...(form && { hint: `A key here has the form ${form}` }),
      };
    }
    case 'type': {
      const types: string[] = [error.params.type].flat();
      if (path.length === 0 && error.data === null) {
        const [required] = error.parentSchema?.required ?? [];
        return value('The file is missing or empty.', required && `It needs at least "${required}:".`);
      }
      return value(
        `${name} must be ${types.map((type) => NOUNS[type] ?? type).join(' or ')}, not ${quote(error.data)}.`,
      );
    }
    case 'enum': {
      const allowed: unknown[] = error.params.allowedValues;
      const hint = typeof error.data === 'string' ? didYouMean(error.data, allowed.map(String)) : undefined;
      return value(`${name} must be one of ${allowed.map(quote).join(', ')}, not ${quote(error.data)}.`, hint);
    }
    case 'const':
      return value(`${name} must be ${quote(error.params.allowedValue)}, not ${quote(error.data)}.`);
    case 'pattern':
      return value(`${name} has a form that is not allowed: ${quote(error.data)}.`, error.parentSchema?.description);
    case 'minItems':
      if (error.params.limit > 1)
        return value(`${name} must have at least ${error.params.limit} items.`, 'Add what is missing.');
      return value(`${name} is empty.`, 'Fill it in or leave the key out.');
    case 'minLength':
      return value(`${name} is empty.`, 'Fill it in or leave the key out.');
    case 'minimum':
    case 'maximum':
      return value(
        `${name} must be ${error.keyword === 'minimum' ? 'at least' : 'at most'} ${error.params.limit}, not ${quote(error.data)}.`,
      );
    case 'discriminator':
      return value(`${name} has an unknown ${error.params.tag}: ${quote(error.params.tagValue)}.`);
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return value(`${name} ${error.message ?? 'is not valid'}.`);
  }
}
