// A value that a schema allows, for bodies and parameters of which a document shows none: of what it says of its parts.

import { LONGEST, samplePattern } from '../fields/sample-pattern.ts';
import { FIELD_NAME } from './field-entry.ts';
import type { SchemaOrBoolean } from './openapi.ts';
import { hasFields, namedNode, type Settled, settle, withoutQuotes } from './settle-schema.ts';
import type { Node } from './sources.ts';
import { barePattern } from './value-entry.ts';
import { type Choosing, choiceOf } from './variants.ts';

const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-11-24',
  'date-time': '2025-11-24T10:30:00-03:00',
  time: '10:30:00-03:00',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  email: 'pessoa@instituicao.example',
  uri: 'https://instituicao.example/',
  url: 'https://instituicao.example/',
  hostname: 'instituicao.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'ZXhlbXBsbw==',
};

/** Values in a sample, and items of an array that must have so many: far more than anybody reads. */
const MOST_VALUES = 2000;
const MOST_ITEMS = 1000;

/** What a sample is made by. */
interface Sampling extends Choosing {
  /** How many values it may still have: objects of objects have them by the power of their depth. */
  readonly values: { left: number };
}

export const sampleValue = (written: SchemaOrBoolean, scope: Choosing): unknown =>
  sampleWithin(written, { ...scope, values: { left: MOST_VALUES } }, []);

function sampleWithin(written: SchemaOrBoolean, scope: Sampling, around: readonly Node[]): unknown {
  const schema = settle(written, scope);
  const given = [schema.example, schema.examples?.[0], schema.default, schema.enum?.[0]].find(
    (value) => value !== undefined,
  );
  if (given !== undefined) return withoutQuotes(schema, given);
  const inner = [...around, nodeOf(written, scope)];
  if (hasFields(schema, scope)) return sampleObject(schema, scope, inner);
  if (schema.types.includes('array')) {
    const item = sampleWithin(schema.items ?? true, scope, inner);
    return Array.from({ length: Math.min(Math.max(schema.minItems ?? 1, 1), MOST_ITEMS) }, () => item);
  }
  if (schema.types.includes('object')) return {};
  return schema.nullable && schema.types.length === 0 ? null : sampleScalar(schema);
}

/** All fields that a call may send; what holds itself ends there. */
function sampleObject(schema: Settled, scope: Sampling, around: readonly Node[]): object {
  const { alternatives, told } = choiceOf(schema, scope);
  const chosen = alternatives[0]?.schema;
  const properties = { ...schema.properties, ...chosen?.properties };
  const required = new Set([...schema.required, ...(chosen?.required ?? [])]);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      if (name === told?.discriminator) return [[name, told.values[0]]];
      const inner = settle(property, scope);
      const held = inner.types.includes('array') && inner.items !== undefined ? inner.items : property;
      const isAgain = around.includes(nodeOf(held, scope));
      if (isAgain && held !== property && required.has(name)) return [[name, []]];
      const isOut = isAgain || !FIELD_NAME.test(name) || around.length > (required.has(name) ? DEEPEST : DEEP);
      if (property === false || inner.readOnly || isOut || scope.values.left-- <= 0) return [];
      return [[name, sampleWithin(property, scope, around)]];
    }),
  );
}

/** How deep objects hold what they may have, and what they must have. */
const DEEP = 4;
const DEEPEST = 12;

/** What tells that a schema is one of those around: what it is another name of, or itself. */
const nodeOf = (written: SchemaOrBoolean, scope: Choosing): Node =>
  namedNode(written, scope) ?? (typeof written === 'object' ? written : {});

function sampleScalar({ types, format, pattern, ...limits }: Settled): unknown {
  const [type] = types;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return sampleNumber(limits);
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = limits;
  if (pattern !== undefined) return samplePattern(barePattern(pattern), { minLength, maxLength });
  const known = FORMATS[format ?? ''];
  if (known !== undefined) return known;
  const length = Math.min(Math.max(minLength, Math.min(7, maxLength)), LONGEST);
  return 'exemplo'.repeat(Math.max(1, Math.ceil(length / 7))).slice(0, length);
}

function sampleNumber({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf = 1,
}: Pick<Settled, 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf'>): number {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum ? minimum : undefined;
  const below = typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum ? maximum : undefined;
  const least = above === undefined ? minimum : (Math.floor(above / multipleOf) + 1) * multipleOf;
  const most = below === undefined ? maximum : (Math.ceil(below / multipleOf) - 1) * multipleOf;
  const wanted = least ?? (most === undefined || most >= multipleOf ? multipleOf : most);
  return Number((Math.ceil(wanted / multipleOf - 1e-9) * multipleOf).toPrecision(12));
}
