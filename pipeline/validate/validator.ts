// The validators of the schemas. Every JSON or YAML shape has its schema in schemas/, and is checked here.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Ajv2020 as Ajv, ValidateFunction } from 'ajv/dist/2020.js';
import { problemsOf, type SchemaProblem } from './schema-problems.ts';
import {
  type CheckedName,
  FOREIGN_SCHEMAS,
  type ForeignSchemaName,
  isForeign,
  isPart,
  SCHEMA_FOLDER,
  SCHEMA_NAMES,
  SCHEMA_PARTS,
  schemaId,
  schemaText,
} from './schemas.ts';

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
  const file = new URL(`${isPart(name) ? SCHEMA_PARTS[name] : name}.validator.cjs`, SCHEMA_FOLDER);
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
    const text = readFileSync(new URL(FOREIGN_SCHEMAS[name], SCHEMA_FOLDER), 'utf8');
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
