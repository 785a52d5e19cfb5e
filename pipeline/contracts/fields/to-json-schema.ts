// A field list as JSON Schema 2020-12: for validators and generators in any language. What clients send is closed, so that a
// slip is found; what they receive is open, so that a new field or value breaks nobody.
import { fillIn } from '../../../schemas/fill-in.ts';
import type { Words } from '../../languages/words.ts';
import { conditionsFor, ruleSchemas } from './conditional-schemas.ts';
import { type ContractPart, namedIn, partHeld } from './contract-part.ts';
import { exampleValue, type Field, type FieldList, formOf } from './field-list.ts';
import { illustrativeText, isIllustrative } from './illustrative.ts';
import { plainText } from './plain-text.ts';
import { portable } from './portable-pattern.ts';
import { ruleTexts } from './rule-texts.ts';
import type { Schema } from './schema.ts';
import { absentWhen, requiredWhen, sentences } from './sentences.ts';
import { typeName, valueSchema } from './value-schema.ts';
import { fieldsOf, variantsIn } from './variants.ts';

/** Schemas of contracts that a field names, apart from those around it. */
export interface Definitions {
  /** What a reference to one begins with. */
  readonly at: string;
  /** By name; undefined while one is being made. */
  readonly schemas: Map<string, Schema | undefined>;
}

interface Scope {
  readonly list: FieldList;
  readonly strings: Words;
  readonly direction: FieldList['direction'];
  readonly definitions: Definitions;
}

/** Makes the schema of a payload. What only a person can judge stays in its descriptions. */
export function toJsonSchema(
  list: FieldList,
  strings: Words,
  direction: FieldList['direction'] = list.direction,
  definitions: Definitions = { at: '#/$defs/', schemas: new Map() },
): Schema {
  const scope = { list, strings, direction, definitions };
  const item = wholeSchema(scope);
  const comment = sentences(ruleSchemas(list).others.map(({ code, sentence }) => plainText(`${code}: ${sentence}`)));
  const own = isExtensible(scope) ? {} : Object.fromEntries(definitions.schemas);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: list.title,
    ...about([list.description && plainText(list.description), markText(list, scope)]),
    ...markKey(list, scope),
    ...(comment !== '' && { $comment: `Beyond this schema: ${comment}` }),
    ...(list.root === 'array' ? { type: 'array', items: item } : item),
    ...(Object.keys(own).length > 0 && { $defs: own }),
  };
}

const about = (texts: readonly (string | undefined)[]): Schema => {
  const description = sentences(texts);
  return description === '' ? {} : { description };
};

/** In OpenAPI; a schema by itself has no keys of ours, which strict validators refuse. */
const isExtensible = ({ definitions }: Scope): boolean => !definitions.at.startsWith('#/$defs/');

type Marked = Pick<Field, 'illustrative'>;

const markKey = (marked: Marked, scope: Scope): Schema =>
  isIllustrative(marked) && isExtensible(scope) ? { 'x-illustrative': marked.illustrative } : {};

const markText = (marked: Marked, scope: Scope): string | undefined =>
  isExtensible(scope) ? undefined : illustrativeText(marked, scope.strings);

/** The object that a payload or an item of it is, with the rules between its fields. */
function wholeSchema(scope: Scope): Schema {
  const { allOf = [], ...object } = objectSchema(scope.list.fields, scope);
  const all = [...(allOf as Schema[]), ...ruleSchemas(scope.list).schemas];
  return { ...object, ...(all.length > 0 && { allOf: all }) };
}

function objectSchema(fields: readonly Field[], scope: Scope): Schema {
  const variants = variantsIn(fields);
  if (!variants) return plainObject(fields, scope);
  const { discriminator, values } = variants;
  const branches = values.map(({ value, title }) => {
    const { properties, ...branch } = plainObject(fieldsOf(fields, value), scope);
    return { title, ...branch, properties: { ...(properties as Schema), [discriminator.name]: { const: value } } };
  });
  // What is received may be a variant that is new.
  const { properties, ...common } = plainObject(fieldsOf(fields, undefined), scope);
  const unknown = { not: { enum: values.map(({ value }) => value) } };
  const other = { ...common, properties: { ...(properties as Schema), [discriminator.name]: unknown } };
  return {
    type: 'object',
    properties: { [discriminator.name]: fieldSchema(discriminator, scope) },
    required: [discriminator.name],
    oneOf: scope.direction === 'received' ? [...branches, other] : branches,
  };
}

function plainObject(all: readonly Field[], scope: Scope): Schema {
  const { direction } = scope;
  const fields = all.filter(
    ({ readOnly, writeOnly }) => !(readOnly && direction === 'sent') && !(writeOnly && direction === 'received'),
  );
  const always = fields.filter(({ obligation }) => obligation === 'always').map(({ name }) => name);
  const conditional = conditionsFor(fields);
  return {
    type: 'object',
    ...(direction !== 'received' && { additionalProperties: false }),
    ...(always.length > 0 && { required: always }),
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, scope)])),
    ...(conditional.length > 0 && { allOf: conditional }),
  };
}

function fieldSchema(field: Field, scope: Scope): Schema {
  const { strings } = scope;
  const { texts, example, format, deprecated } = field;
  const { values, decimals, unit } = formOf(field);
  const isOpen = scope.direction === 'received';
  const known =
    isOpen && values
      ? fillIn(strings.data.knownValues, { values: values.map(({ value }) => value).join(', ') })
      : undefined;
  const said = [
    texts.description,
    ...ruleTexts(field),
    requiredWhen(texts.condition, strings),
    absentWhen(texts.absence, strings),
    unit && fillIn(strings.data.unit, { unit }),
    known,
    scope.list.illustrative ? undefined : markText(field, scope),
  ];
  const comment = [format, decimals && `at most ${decimals} decimals`].filter(Boolean).join('; ');
  return {
    ...typeSchema(field, scope),
    ...about(said.map((text) => text && plainText(text))),
    ...markKey(field, scope),
    ...(comment !== '' && { $comment: comment }),
    ...(example !== undefined && { examples: [exampleValue(field)] }),
    ...(deprecated && { deprecated: true }),
    ...(field.readOnly && { readOnly: true }),
    ...(field.writeOnly && { writeOnly: true }),
  };
}

function typeSchema(field: Field, scope: Scope): Schema {
  const { type, minSize, maxSize, propertyNames } = field;
  if (type === 'object') return nullable(field, heldSchema(field, scope));
  if (type === 'array')
    return {
      type: typeName(field, 'array'),
      ...(minSize !== undefined && { minItems: minSize }),
      ...(maxSize !== undefined && { maxItems: maxSize }),
      items: heldSchema(field, scope),
    };
  if (type === 'map')
    return {
      type: typeName(field, 'object'),
      ...(minSize !== undefined && { minProperties: minSize }),
      ...(maxSize !== undefined && { maxProperties: maxSize }),
      ...(propertyNames && { propertyNames: { pattern: portable(propertyNames) } }),
      additionalProperties: heldSchema(field, scope),
    };
  return valueSchema(field, scope.direction === 'received');
}

/** One of the things that a field holds. */
function heldSchema(field: Field, scope: Scope): Schema {
  if (field.item) return valueSchema(field.item, scope.direction === 'received');
  const part = partHeld(field, scope.list);
  if (part) return reference(field.contract ?? '', part, scope);
  return field.contract === undefined ? objectSchema(field.fields, scope) : { type: 'object' };
}

/** What is looked up in one place may hold itself. */
function reference(contract: string, part: ContractPart, scope: Scope): Schema {
  const { at, schemas } = scope.definitions;
  const { path } = namedIn(contract);
  const name = [part.list.name.replaceAll('/', '.'), path]
    .filter(Boolean)
    .join('.')
    .replace(/[^A-Za-z0-9._-]/g, '_');
  if (!schemas.has(name)) {
    schemas.set(name, undefined);
    const inner = { ...scope, list: part.list };
    const schema = part.isWhole ? wholeSchema(inner) : objectSchema(part.fields, inner);
    schemas.set(name, { ...schema, ...about([markText(part.list, scope)]), ...markKey(part.list, scope) });
  }
  return { $ref: at + name };
}

/** Null beside an object that is described elsewhere, or in several ways, is a way of its own. */
function nullable(field: Field, schema: Schema): Schema {
  if (!field.nullable) return schema;
  return schema.type === 'object' && !schema.oneOf
    ? { ...schema, type: typeName(field, 'object') }
    : { anyOf: [schema, { type: 'null' }] };
}
