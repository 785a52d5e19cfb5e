// A property as a field of ours.
import type { FieldEntry } from '../../../schemas/types.ts';
import type { SchemaOrBoolean } from './openapi.ts';
import type { Scope } from './scope.ts';
import { hasFields, namedNode, type Settled, settle, withoutQuotes } from './settle-schema.ts';
import type { Node } from './sources.ts';
import { sizeOf, type ValueEntry, valueEntry } from './value-entry.ts';
import { type EntriesOf, heldBy } from './variants.ts';

/** What a field may be called. */
export const FIELD_NAME = /^[^\s\p{Cc}.[\]#/"'`]+$/u;

export interface Property {
  readonly name: string;
  readonly schema: SchemaOrBoolean;
  readonly isRequired: boolean;
  /** What it is a property of. */
  readonly holder: Node;
}

/** Undefined for one whose name no field can have. */
export function fieldEntry(
  { name, schema: written, isRequired, holder }: Property,
  scope: Scope,
): FieldEntry | undefined {
  if (!FIELD_NAME.test(name)) {
    scope.unsaid.add('name', holder, 'properties');
    return undefined;
  }
  const schema = settle(written, scope);
  reportKeywords(schema, scope);
  const form = formOf(written, schema, scope);
  const example = exampleOf(schema, form.type, scope);
  const entry: FieldEntry = {
    name,
    ...form,
    required: isRequired ? 'always' : 'never',
    ...aboutOf(schema),
    ...(schema.nullable && form.type !== 'any' && { nullable: true }),
    ...(schema.readOnly === true && { readOnly: true as const }),
    ...(schema.writeOnly === true && { writeOnly: true as const }),
    ...(example !== undefined && { example }),
    // That of a contract is about its list.
    ...(form.contract !== undefined && typeof written === 'object' ? written : schema)['x-docs-build'],
  };
  return scope.made(entry, schema.node);
}

/** What is said of it in words. */
export function aboutOf({ description, title, deprecated }: Settled): Pick<FieldEntry, 'description' | 'deprecated'> {
  const text = description?.trim() || title;
  return { ...(text && { description: text }), ...(deprecated === true && { deprecated: true as const }) };
}

type Form = Pick<FieldEntry, 'type'> & Holding & Omit<ValueEntry, 'type'>;

/** What an object, an array or a map holds. */
type Holding = Partial<Pick<FieldEntry, 'items' | 'contract' | 'fields' | 'discriminator' | 'oneOf' | 'propertyNames'>>;

/** What a value is, and what it holds. */
export function formOf(written: SchemaOrBoolean, schema: Settled, scope: Scope): Form {
  if (hasFields(schema, scope)) return { type: 'object', ...holding(written, schema, scope) };
  if (schema.types.length > 1 && schema.types.some((type) => type === 'object' || type === 'array')) {
    scope.unsaid.add('types', schema.node, 'type');
    return { type: 'any' };
  }
  if (schema.types.includes('array') || (schema.types.length === 0 && schema.items !== undefined)) {
    const size = sizeOf(schema.minItems, schema.maxItems);
    return { type: 'array', ...(size !== undefined && { size }), ...itemsOf(schema.items ?? true, scope) };
  }
  if (schema.types.includes('object') || typeof schema.additionalProperties === 'object') return mapOf(schema, scope);
  return valueEntry(schema, scope);
}

function mapOf(schema: Settled, scope: Scope): Form {
  const { additionalProperties = true, propertyNames, minProperties, maxProperties } = schema;
  const size = sizeOf(minProperties, maxProperties);
  const names =
    typeof propertyNames === 'object'
      ? valueEntry({ ...settle(propertyNames, scope), types: ['string'] }, scope)
      : undefined;
  return {
    type: 'map',
    ...(size !== undefined && { size }),
    ...(names?.pattern !== undefined && { propertyNames: names.pattern }),
    ...itemsOf(additionalProperties, scope),
  };
}

/** What an array or a map holds. */
function itemsOf(written: SchemaOrBoolean, scope: Scope): Holding {
  const schema = settle(written, scope);
  if (hasFields(schema, scope)) return holding(written, schema, scope);
  if (schema.types.some((type) => type === 'array' || type === 'object')) {
    scope.unsaid.add('types', schema.node);
    return { items: 'any' };
  }
  const { format: _, rule: __, ...item } = valueEntry(schema, scope);
  const entry = { ...item, ...(schema.nullable && item.type !== 'any' && { nullable: true }) };
  return { items: Object.keys(entry).length === 1 ? item.type : entry };
}

/** A schema with a name is a contract of its own. */
function holding(written: SchemaOrBoolean, schema: Settled, scope: Scope): Holding {
  const contract = namedNode(written, scope) && scope.contractOf(written, { name: '', title: '' });
  return contract === undefined ? heldBy(schema, entriesIn(scope), scope) : { contract };
}

function exampleOf(schema: Settled, type: FieldEntry['type'], { unsaid }: Scope): FieldEntry['example'] {
  if (type === 'object' || type === 'array' || type === 'map' || type === 'any') return undefined;
  const [first] = schema.examples ?? [];
  const given = schema.example ?? first;
  const value = withoutQuotes(schema, given);
  if (value !== given) unsaid.add('quoted', schema.node, 'example');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/** Keywords that no key of ours says. */
const KEYWORDS = (
  'not if dependentRequired dependentSchemas patternProperties prefixItems contains uniqueItems ' +
  'unevaluatedProperties contentEncoding'
).split(' ');

export function reportKeywords(schema: Settled, { unsaid }: Scope): void {
  for (const key of KEYWORDS) if (Object.hasOwn(schema, key)) unsaid.add('keyword', schema.node, key);
  if (schema.default !== undefined) unsaid.add('default', schema.node, 'default');
  const isOpen = typeof schema.additionalProperties === 'object' && Object.keys(schema.properties ?? {}).length > 0;
  if (isOpen) unsaid.add('keyword', schema.node, 'additionalProperties');
}

/** What makes fields of properties. */
export const entriesIn =
  (scope: Scope): EntriesOf =>
  (schema, properties = schema.properties ?? {}) => {
    const entries = Object.entries(properties).flatMap(([name, property]) => {
      const isRequired = schema.required.includes(name);
      const entry =
        property === false ? undefined : fieldEntry({ name, schema: property, isRequired, holder: schema.node }, scope);
      return entry ?? [];
    });
    return entries as ReturnType<EntriesOf>;
  };
