// A schema with all that it refers to in it, as the one thing that these say together.

import type { Schema, SchemaOrBoolean } from './openapi.ts';
import type { Scope } from './scope.ts';
import { isNode, type Node } from './sources.ts';

export interface Settled extends Omit<Schema, 'type' | 'allOf' | 'required' | 'nullable'> {
  /** Those named, null not among them; none where any will do. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly required: readonly string[];
  /** Where it is written. */
  readonly node: Node;
}

type Settling = Pick<Scope, 'refOf' | 'sources'>;

/** Schemas that are being settled, so that what refers to itself comes to an end. */
type Around = readonly Node[];

const NOTHING: Settled = { types: [], nullable: false, required: [], node: {} };

/** What was settled: of schemas that have the next one twice each, the last would be settled by the power of their number. */
const settledBefore = new WeakMap<Node, Settled>();

/** How often a schema was met within itself. What comes of such a one holds where it was met, and nowhere else. */
let circles = 0;

export function settle(written: SchemaOrBoolean, scope: Settling, around: Around = []): Settled {
  if (typeof written === 'boolean') return NOTHING;
  const known = settledBefore.get(written);
  if (known) return known;
  if (around.includes(written)) {
    circles++;
    return NOTHING;
  }
  const before = circles;
  const settled = settleParts(written, scope, around);
  if (circles === before) settledBefore.set(written, settled);
  return settled;
}

function settleParts(written: Exclude<SchemaOrBoolean, boolean>, scope: Settling, around: Around): Settled {
  const inner = [...around, written];
  const referred = written.$ref === undefined ? undefined : (scope.refOf(written) as Schema | undefined);
  const { allOf = [], oneOf, anyOf, ...own } = written;
  const alternatives = oneOf ?? anyOf ?? [];
  const others = alternatives.filter((each) => !isNull(each));
  const [only] = others;
  const parts = allOf.map((part) => ofPart(settle(part, scope, inner), part));
  if (referred) parts.unshift(settle(referred, scope, inner));
  // Something or null is that, and may be null.
  if (only !== undefined && others.length === 1) parts.push(settle(only, scope, inner));
  const settled = settleOwn(own, written, others.length > 1 ? others : undefined, others.length < alternatives.length);
  return parts.reduceRight((over, part) => merged(part, over, scope), settled);
}

const isNull = (schema: SchemaOrBoolean): boolean =>
  typeof schema === 'object' &&
  (schema.type === 'null' || schema.const === null || (schema.enum?.length === 1 && schema.enum[0] === null));

function settleOwn(own: Schema, node: Node, oneOf: Schema['oneOf'], orNull: boolean): Settled {
  const { type, nullable, required = [], const: constant, enum: listed, ...rest } = own;
  const types = type === undefined ? [] : [type].flat();
  const values = constant === undefined ? listed : [constant];
  const allowed = values?.filter((value) => value !== null);
  return {
    ...rest,
    ...(oneOf && { oneOf }),
    ...(allowed && allowed.length > 0 && { enum: allowed }),
    types: types.filter((each) => each !== 'null'),
    nullable:
      nullable === true || orNull || (types.length > 1 && types.includes('null')) || (values?.includes(null) ?? false),
    required,
    node,
  };
}

/** What an object with a name says of itself is not said of the whole that it is a part of. */
function ofPart(part: Settled, written: SchemaOrBoolean): Settled {
  const { discriminator, ...rest } = part;
  const kept = { ...rest, ...(part.oneOf && discriminator && { discriminator }) };
  if (typeof written === 'boolean' || written.$ref === undefined || !part.properties) return kept;
  const { title: _, description: __, example: ___, examples: ____, 'x-docs-build': _____, ...bare } = kept;
  return bare;
}

const LOWER = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const UPPER = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;

/** Two schemas that both hold; where they say the same key, the second wins unless both can hold. */
function merged(base: Settled, over: Settled, scope: Settling): Settled {
  const limits = (keys: readonly (typeof LOWER | typeof UPPER)[number][], choose: (...values: number[]) => number) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const values = [base[key], over[key]].filter((value) => value !== undefined);
        return values.length > 0 ? [[key, choose(...values)]] : [];
      }),
    );
  const types = over.types.length > 0 ? over.types : base.types;
  // Of two choices at once there is none: the fields of all are shown.
  const oneOf = [...(base.oneOf ?? []), ...(over.oneOf ?? [])];
  const properties = mergedProperties(base, over, scope);
  const allowed =
    base.enum && over.enum ? base.enum.filter((value) => over.enum?.includes(value)) : (over.enum ?? base.enum);
  return {
    ...base,
    ...over,
    ...limits(LOWER, Math.min),
    ...limits(UPPER, Math.max),
    types,
    nullable: base.nullable || over.nullable,
    required: [...new Set([...base.required, ...over.required])],
    ...(properties && { properties }),
    ...(oneOf.length > 0 && { oneOf }),
    ...(allowed && { enum: allowed }),
  };
}

function mergedProperties(base: Settled, over: Settled, { sources }: Settling): Schema['properties'] {
  if (!base.properties || !over.properties) return over.properties ?? base.properties;
  const all: Record<string, SchemaOrBoolean> = { ...base.properties };
  for (const [name, schema] of Object.entries(over.properties)) {
    const first = all[name];
    if (first === undefined || first === schema || !isNode(first) || !isNode(schema)) all[name] = schema;
    else {
      const both: Schema = { ...textsOf(first), ...textsOf(schema), allOf: [first, schema] };
      const place = sources.placeOf(schema);
      if (place) sources.moved(both, place);
      all[name] = both;
    }
  }
  return all;
}

const textsOf = ({ title, description, example }: Schema): Schema => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(example !== undefined && { example }),
});

/** The node that a schema is another name of: what its $ref leads to, also where null may stand in its place. */
export function namedNode(written: SchemaOrBoolean, { refOf }: Pick<Scope, 'refOf'>): Node | undefined {
  if (typeof written === 'boolean') return undefined;
  if (written.$ref !== undefined) return written.properties ? undefined : refOf(written);
  const { allOf, oneOf, anyOf, properties, required } = written;
  const parts = (allOf ?? oneOf ?? anyOf ?? []).filter((each) => !isNull(each));
  const [only] = parts;
  return only !== undefined && parts.length === 1 && !properties && !required ? namedNode(only, { refOf }) : undefined;
}

/** Whether it is an object with fields that are known: its own, or those of its alternatives. */
export function hasFields(
  { properties, oneOf = [], types, node }: Settled,
  scope: Settling,
  around: Around = [],
): boolean {
  if (types.length > 0 && !types.includes('object')) return false;
  if (Object.keys(properties ?? {}).length > 0) return true;
  const inner = [...around, node];
  return (
    oneOf.length > 0 && !around.includes(node) && oneOf.every((each) => hasFields(settle(each, scope), scope, inner))
  );
}

/** An example of a number that stands in quotes, and so is a text, as the number. */
export const withoutQuotes = ({ types }: Pick<Settled, 'types'>, value: unknown): unknown =>
  typeof value === 'string' &&
  /^-?\d+(?:\.\d+)?$/.test(value) &&
  types.length === 1 &&
  types.some((type) => type === 'integer' || type === 'number')
    ? Number(value)
    : value;
