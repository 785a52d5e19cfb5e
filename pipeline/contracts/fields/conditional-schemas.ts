// What JSON Schema says of a field only where something else holds, and of fields by what other fields are there.
import { type Field, type FieldList, fieldAt, sentenceOf } from './field-list.ts';
import { mergeConditions } from './merge-schemas.ts';
import type { Condition, Rule } from './rule.ts';
import type { Schema } from './schema.ts';
import { typeName } from './value-schema.ts';

/** Fields by the object that can see both them and what they depend on. */
export function conditionsFor(fields: readonly Field[]): Schema[] {
  const schemas: Schema[] = [];
  const walk = (inner: readonly Field[], trail: readonly Field[]): void => {
    for (const field of inner) {
      const add = (conditions: readonly Condition[], then: Schema): void => {
        const highest = Math.max(-1, ...conditions.map(({ up }) => up));
        if (conditions.length === 0 || highest !== trail.length) return;
        schemas.push(fromWithin(then, [...conditions, ...variantConditions(field, trail)], trail));
      };
      add(field.conditions, required([field.name]));
      add(field.absentIf, absent([field.name]));
      walk(field.fields, [...trail, field]);
    }
  };
  walk(fields, []);
  return mergeConditions(schemas);
}

/** The variants that objects on the way must be, but for the outermost, whose schema is that of one variant. */
const variantConditions = (field: Field, trail: readonly Field[]): Condition[] =>
  [...trail, field]
    .slice(1)
    .flatMap(({ variant }, i) =>
      variant ? { up: trail.length - 1 - i, name: variant.discriminator, values: [variant.value] } : [],
    );

const absent = (names: readonly string[]): Schema => ({
  properties: Object.fromEntries(names.map((name) => [name, false])),
});

const required = (names: readonly string[]): Schema => ({
  properties: Object.fromEntries(names.map((name) => [name, true])),
  required: names,
});

export interface RuleSchemas {
  readonly schemas: readonly Schema[];
  /** The rules that no keyword says. */
  readonly others: readonly { readonly code: string; readonly sentence: string }[];
}

/** The rules that JSON Schema can say, from the object that a payload or an item of it is. */
export function ruleSchemas(list: FieldList): RuleSchemas {
  const schemas: Schema[] = [];
  const others = new Set<string>();
  for (const rule of list.rules) {
    const own = rule.items ? undefined : ruleSchema(rule);
    const { scope = [] } = rule;
    const trail = scope.flatMap((_, i) => fieldAt(list, scope.slice(0, i + 1).join('.')) ?? []);
    if (own) schemas.push(fromWithin(own, rule.conditions, trail));
    else others.add(rule.code);
  }
  return {
    schemas,
    others: list.errors
      .filter(({ code }) => others.has(code))
      .map((error) => ({ code: error.code, sentence: sentenceOf(error) })),
  };
}

function ruleSchema({ kind, operands, total, min, max }: Rule): Schema | undefined {
  const names = operands.flatMap((operand) => (operand.names.length === 1 ? operand.names : []));
  const [name] = names;
  if (name === undefined || names.length < operands.length) return undefined;
  if (kind === 'oneOf') return { oneOf: names.map((each) => required([each])) };
  if (kind === 'present') return required(names);
  if (kind === 'absent') return absent(names);
  if (kind !== 'count' || names.length > 1 || typeof total === 'object' || operands[0]?.conditions.length)
    return undefined;
  const least = total ?? min;
  const most = total ?? max;
  const items = { ...(least !== undefined && { minItems: least }), ...(most !== undefined && { maxItems: most }) };
  return { properties: { [name]: { type: 'array', ...items } }, ...(least && { required: [name] }) };
}

/** Built from the object outwards: at each object on the way, what that must be for the innermost to be as the schema says. */
function fromWithin(innermost: Schema, conditions: readonly Condition[], trail: readonly Field[]): Schema {
  let schema = innermost;
  for (let up = 0; up <= trail.length; up++) {
    const own = conditions.filter((condition) => condition.up === up).map(conditionSchema);
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    if (own.length > 0) schema = { if: merge(own), then: schema };
    const holder = trail[trail.length - 1 - up];
    if (!holder) continue;
    const inner = { type: 'object', ...schema };
    const held =
      holder.type === 'array' ? { items: inner } : holder.type === 'map' ? { additionalProperties: inner } : schema;
    schema = {
      properties: {
        [holder.name]: { ...held, type: typeName(holder, holder.type === 'map' ? 'object' : holder.type) },
      },
    };
  }
  return schema;
}

const merge = (schemas: readonly Schema[]): Schema =>
  schemas.length === 1 ? (schemas[0] as Schema) : { allOf: schemas };

function conditionSchema({ name, values, present }: Condition): Schema {
  if (present === false) return { properties: { [name]: false } };
  const value = present ? true : values.length === 1 ? { const: values[0] } : { enum: values };
  return { properties: { [name]: value }, required: [name] };
}
