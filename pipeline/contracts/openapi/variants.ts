// Objects that are one of several things: told apart by a field, or shown together where none does that.
import type { FieldEntry } from '../../../schemas/types.ts';
import type { Schema, SchemaOrBoolean } from './openapi.ts';
import type { Scope } from './scope.ts';
import { namedNode, type Settled, settle } from './settle-schema.ts';
import type { Node } from './sources.ts';

/** What an object holds, in the keys of ours. */
export type Held = Pick<FieldEntry, 'fields' | 'discriminator' | 'oneOf'>;

interface Alternative {
  readonly schema: Settled;
  /** The last name of what it refers to. */
  readonly name: string;
}

interface Told {
  readonly discriminator: string;
  /** The value of each alternative. */
  readonly values: readonly string[];
}

/** Properties as fields; those of a schema unless others are given. */
export type EntriesOf = (schema: Settled, properties?: Schema['properties']) => [FieldEntry, ...FieldEntry[]];

/** The fields of an object, with those of its alternatives. */
export function heldBy(schema: Settled, entriesOf: EntriesOf, scope: Scope): Held {
  const { alternatives, told } = choiceOf(schema, scope);
  if (alternatives.length < 2) return { fields: entriesOf(schema) };
  return told
    ? variants(schema, alternatives, told, { ...scope, entriesOf })
    : together(schema, alternatives, { ...scope, entriesOf });
}

/** What an object may be, and the field that says which it is. */
export interface Choice {
  readonly alternatives: readonly Alternative[];
  readonly told?: Told | undefined;
}

export function choiceOf(schema: Settled, scope: Choosing): Choice {
  const alternatives = alternativesOf(schema, scope).map((each) => alternativeOf(each, scope));
  const told = schema.discriminator ? named(schema.discriminator, alternatives) : toldByValues(alternatives, scope);
  const values = new Set(told?.values);
  const isTold = values.size === alternatives.length && [...values].every((value) => VALUE.test(value));
  return { alternatives, told: isTold ? told : undefined };
}

/** What choosing needs to know. */
export type Choosing = Pick<Scope, 'document' | 'refOf' | 'sources'>;

interface HoldingScope extends Scope {
  readonly entriesOf: EntriesOf;
}

const VALUE = /^[^\s\p{Cc}.[\]#/"'`]+$/u;

/** Those it lists, or else the schemas that say that they are one of it; an alternative that is a choice gives its own. */
function alternativesOf(schema: Settled, scope: Choosing, around: readonly Node[] = []): readonly SchemaOrBoolean[] {
  const { oneOf, discriminator, node } = schema;
  if (oneOf) {
    const inner = [...around, node];
    return oneOf.flatMap((each) => {
      const alternative = settle(each, scope);
      const isChoice = alternative.oneOf && !alternative.discriminator && !alternative.properties;
      return isChoice && !inner.includes(alternative.node) ? alternativesOf(alternative, scope, inner) : [each];
    });
  }
  if (!discriminator) return [];
  const schemas = scope.document.components?.schemas ?? {};
  return Object.values(schemas).filter(({ allOf = [] }) =>
    allOf.some((part) => typeof part === 'object' && (part === node || scope.refOf(part) === node)),
  );
}

function alternativeOf(written: SchemaOrBoolean, scope: Choosing): Alternative {
  const named: Node = namedNode(written, scope) ?? (typeof written === 'object' ? written : {});
  return { schema: settle(written, scope), name: String(scope.sources.placeOf(named)?.[1].at(-1) ?? '') };
}

function named(
  { propertyName, mapping = {} }: NonNullable<Schema['discriminator']>,
  alternatives: readonly Alternative[],
): Told {
  const lastName = (reference: string): string =>
    reference
      .replace(/\.(?:ya?ml|json)$/, '')
      .split(/[#/]/)
      .at(-1) ?? '';
  const mapped = new Map(Object.entries(mapping).map(([value, reference]) => [lastName(reference), value]));
  return { discriminator: propertyName, values: alternatives.map(({ name }) => mapped.get(name) ?? name) };
}

/** A required field that has one value in each alternative, another in each. */
function toldByValues(alternatives: readonly Alternative[], scope: Choosing): Told | undefined {
  const [first] = alternatives;
  for (const name of first?.schema.required ?? []) {
    const values = alternatives.map(({ schema }) => {
      const property = schema.properties?.[name];
      const allowed = property === undefined ? undefined : settle(property, scope).enum;
      return allowed?.length === 1 && schema.required.includes(name) ? String(allowed[0]) : undefined;
    });
    if (new Set(values).size === alternatives.length && values.every((value) => value !== undefined))
      return { discriminator: name, values };
  }
  return undefined;
}

function variants(schema: Settled, alternatives: readonly Alternative[], told: Told, scope: HoldingScope): Held {
  const { discriminator, values } = told;
  const own = schema.properties ?? {};
  const chooser = [own, ...alternatives.map((each) => each.schema.properties ?? {})].find(
    (each) => each[discriminator],
  );
  const property = settle(chooser?.[discriminator] ?? true, scope);
  const choosing: FieldEntry = {
    name: discriminator,
    type: 'string',
    required: 'always',
    ...(property.description !== undefined && { description: property.description }),
  };
  const rest = (properties: Schema['properties']) =>
    Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => name !== discriminator));
  const common = scope.entriesOf(schema, rest(own));
  const commonNames = new Set(common.map(({ name }) => name));
  const oneOf = alternatives.map((alternative, i) => {
    const inner = Object.entries(rest(alternative.schema.properties)).filter(([name]) => !commonNames.has(name));
    const fields = scope.entriesOf(alternative.schema, Object.fromEntries(inner));
    const variant = {
      value: values[i] ?? '',
      title: alternative.schema.title ?? alternative.name,
      ...(fields.length > 0 && { fields: fields as NonNullable<FieldEntry['fields']> }),
    };
    return scope.made(variant, alternative.schema.node);
  });
  return {
    fields: [scope.made(choosing, property.node), ...common],
    discriminator,
    oneOf: oneOf as unknown as NonNullable<FieldEntry['oneOf']>,
  };
}

/** Every field once; one that not all alternatives require is so in those that do. */
function together(schema: Settled, alternatives: readonly Alternative[], scope: HoldingScope): Held {
  scope.unsaid.add('alternatives', schema.node);
  const properties: Record<string, SchemaOrBoolean> = { ...schema.properties };
  for (const { schema: each } of alternatives)
    for (const [name, property] of Object.entries(each.properties ?? {})) properties[name] ??= property;
  const entries = scope.entriesOf(schema, properties).map((entry) => {
    if (schema.required.includes(entry.name)) return entry;
    const asking = alternatives.filter((each) => each.schema.required.includes(entry.name));
    if (asking.length === alternatives.length) return Object.assign(entry, { required: 'always' as const });
    const titles = asking.map(({ schema: each, name }) => each.title ?? (/\D/.test(name) ? name : '')).filter(Boolean);
    return titles.length === 0 ? entry : Object.assign(entry, { required: { when: titles.join(' / ') } });
  });
  return { fields: entries as ReturnType<EntriesOf> };
}
