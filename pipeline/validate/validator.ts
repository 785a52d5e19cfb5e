// The only importer of ajv. Every JSON or YAML shape has its schema in schemas/, and is checked here.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
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
  | 'data-index'
  | ForeignSchemaName;

/** Name of the schema of a format that is not ours. It is not published, for its keeper does that. */
type ForeignSchemaName = 'postman-collection' | 'postman-environment';

const FOREIGN_SCHEMAS: Readonly<Record<ForeignSchemaName, string>> = {
  'postman-collection': 'postman/collection-2.1.0.json',
  'postman-environment': 'postman/environment.json',
};

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

/** What a value has that its schema does not allow, for a person to read. */
export interface SchemaProblem {
  /** Keys and list positions that lead to the culprit; for an unknown or missing key, the key is the last of them. */
  readonly path: readonly (string | number)[];
  /** Whether the key is wrong or what stands at it. */
  readonly at: 'key' | 'value';
  /** One sentence. */
  readonly message: string;
  readonly hint?: string;
}

const folder = new URL('../../schemas/', import.meta.url);

/** The text of a schema, as it is published. */
export const schemaText = (name: SchemaName): string => readFileSync(new URL(`${name}.schema.json`, folder), 'utf8');

/** Parts of a document that are checked by themselves, next to the schema they are of. */
export const SCHEMA_PARTS = { Element: 'page', Text: 'page' } as const satisfies Record<string, SchemaName>;
type PartName = keyof typeof SCHEMA_PARTS;

const isPart = (name: SchemaName | PartName): name is PartName => name in SCHEMA_PARTS;

const isForeign = (name: SchemaName | PagePart): name is ForeignSchemaName => Object.hasOwn(FOREIGN_SCHEMAS, name);

/** Formats of others are described in an older draft, and say things that a newer one calls unknown. */
function foreignValidator(name: ForeignSchemaName): ValidateFunction {
  const text = readFileSync(new URL(FOREIGN_SCHEMAS[name], folder), 'utf8');
  return new Ajv({ allErrors: true, strict: false, verbose: true }).compile(JSON.parse(text));
}

function validatorOf(name: SchemaName | PagePart): ValidateFunction {
  if (compiled.size === 0) {
    for (const each of SCHEMA_NAMES) ajv.addSchema(JSON.parse(schemaText(each)));
  }
  const found = compiled.get(name);
  if (found) return found;
  const made = isForeign(name)
    ? foreignValidator(name)
    : ajv.getSchema(`urn:docs-build:schema:${/^[A-Z]/.test(name) ? `page#/$defs/${name}` : name}`);
  if (!made) throw new Error(`No schema "${name}".`);
  compiled.set(name, made);
  return made;
}

/** Checks a value and fills in the defaults of its schema. An empty list means it is valid. */
export function validate(name: SchemaName | PartName, value: unknown): SchemaProblem[] {
  const check = validatorOf(name);
  if (check(value)) return [];
  return problemsOf(check.errors ?? [], value);
}

/** Throws when one of our own products breaks its contract: that is our bug, never the author's. */
export function assertValid(name: SchemaName | PartName, value: unknown, what: string): void {
  const [problem] = validate(name, value);
  if (problem) throw new Error(`${what} breaks its schema at /${problem.path.join('/')}: ${problem.message}`);
}

const quote = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

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
  const problems = withoutOtherBranches(errors).flatMap((error) => problemOf(error, root) ?? []);
  // Of several errors at one place the most specific one is the last.
  const byPlace = new Map(problems.map((problem) => [`${problem.at}/${problem.path.join('/')}`, problem]));
  return [...byPlace.values()];
}

/** An anyOf tries every branch; what the value's type rules out, the author did not mean. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  // What is wrong with the name of a key is said once, at the key.
  let kept = errors.filter(({ propertyName, keyword }) => propertyName === undefined || keyword === 'propertyNames');
  for (const { keyword, instancePath: at } of errors) {
    if (keyword !== 'anyOf') continue;
    const ofType = kept.filter((error) => error.keyword === 'type' && error.instancePath === at);
    const [first] = ofType;
    if (!first) continue;
    const within = kept.filter((error) => error.keyword !== 'anyOf' && `${error.instancePath}/`.startsWith(`${at}/`));
    kept = kept.filter((error) => !ofType.includes(error));
    if (within.length > ofType.length) continue;
    kept.push({ ...first, params: { type: ofType.flatMap((error) => error.params.type) } });
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
    ...(hint && { hint }),
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
    case 'minLength':
    case 'minItems':
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
