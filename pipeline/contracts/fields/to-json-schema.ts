// A field list as JSON Schema 2020-12: for validators and generators in any language.
import { conditionsFor, ruleSchemas, type Schema, typeName } from './conditional-schemas.ts';
import { exampleValue, type Field, type FieldList, type FieldType, type ItemType } from './field-list.ts';
import { plainText } from './plain-text.ts';
import { ruleTexts } from './rule-texts.ts';
import { textFormOf } from './text-forms.ts';

/** Makes the schema of a payload. What only a person can judge stays in its descriptions. */
export function toJsonSchema(list: FieldList): Schema {
  const { schemas, others } = ruleSchemas(list);
  const { allOf = [], ...object } = objectSchema(list.fields);
  const all = [...allOf, ...schemas];
  const item = { ...object, ...(all.length > 0 && { allOf: all }) };
  const comment = others.map(({ code, sentence }) => `${code}: ${plainText(sentence)}`).join('; ');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: list.title,
    ...(list.description !== undefined && { description: plainText(list.description) }),
    ...(comment !== '' && { $comment: `Beyond this schema: ${comment}` }),
    ...(list.root === 'array' ? { type: 'array', items: item } : item),
  };
}

function objectSchema(fields: readonly Field[]): Schema & { readonly allOf?: readonly Schema[] } {
  const always = fields.filter(({ obligation }) => obligation === 'always').map(({ name }) => name);
  const conditional = conditionsFor(fields);
  return {
    type: 'object',
    additionalProperties: false,
    ...(always.length > 0 && { required: always }),
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    ...(conditional.length > 0 && { allOf: conditional }),
  };
}

/** The schema of one field. */
export function fieldSchema(field: Field): Schema {
  const { texts, example, format, deprecated } = field;
  const description = [texts.description, ...ruleTexts(field), texts.condition].filter((text) => text !== undefined);
  const comment = [format, decimalsOf(field)].filter(Boolean).join('; ');
  return {
    ...typeSchema(field),
    ...(description.length > 0 && { description: description.map(plainText).join('. ') }),
    ...(comment !== '' && { $comment: comment }),
    ...(example !== undefined && { examples: [exampleValue(field)] }),
    ...(deprecated && { deprecated: true }),
  };
}

// multipleOf would be the keyword, but 0.1 is no binary number: validators reject 75500.50 as a multiple of 0.01.
const decimalsOf = ({ decimals }: Field): string | undefined =>
  decimals === undefined ? undefined : `at most ${decimals} decimals`;

function typeSchema(field: Field): Schema {
  const { type, minSize, maxSize } = field;
  if (type === 'object') return { ...objectSchema(field.fields), type: typeName(field, 'object') };
  if (type === 'array') {
    const items =
      field.fields.length > 0 ? objectSchema(field.fields) : scalarSchema(field, field.itemType ?? 'string');
    return {
      type: typeName(field, 'array'),
      ...(minSize !== undefined && { minItems: minSize }),
      ...(maxSize !== undefined && { maxItems: maxSize }),
      items,
    };
  }
  const scalar = scalarSchema(field, type);
  return {
    ...scalar,
    type: typeName(field, String(scalar.type)),
    ...(field.nullable && field.values && { enum: [...field.values.map(({ value }) => value), null] }),
  };
}

function scalarSchema(field: Field, type: FieldType | ItemType): Schema {
  const { minSize, maxSize, decimals = 0, minimum, maximum, pattern, values } = field;
  // Sizes of an array count its items, not the characters or digits of each.
  const isItem = field.type === 'array';
  const allowed = values && { enum: values.map(({ value }) => value) };
  const form = textFormOf(type);
  if (form || type === 'string') {
    const patterns = [form?.pattern, pattern].flatMap((each) => (each ? { pattern: each.source } : []));
    return {
      type: 'string',
      ...(form?.jsonFormat !== undefined && { format: form.jsonFormat }),
      ...(!isItem && minSize !== undefined && { minLength: minSize }),
      ...(!isItem && maxSize !== undefined && { maxLength: maxSize }),
      ...(patterns.length > 1 ? { allOf: patterns } : patterns[0]),
      ...allowed,
    };
  }
  if (type !== 'number' && type !== 'integer') return { type, ...allowed };
  const power = maxSize === undefined || isItem ? Number.POSITIVE_INFINITY : 10 ** (maxSize - decimals);
  // More digits than a number of JSON's readers can have are no limit to it.
  const limit = Number.isFinite(power) ? power : undefined;
  return {
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(limit !== undefined && (minimum === undefined || minimum < -limit) && { exclusiveMinimum: -limit }),
    ...(limit !== undefined && (maximum === undefined || maximum >= limit) && { exclusiveMaximum: limit }),
    ...allowed,
  };
}
