// A field list as its own schema describes it, groups flat and aliases resolved.
import type { FieldListData } from '../../../schemas/types.ts';
import { assertValid } from '../../validate/validator.ts';
import { exampleValue, type Field, type FieldList } from './field-list.ts';
import { isIllustrative } from './illustrative.ts';
import type { Condition } from './rule.ts';
import { isNumeric, type ValueForm, writtenPattern } from './value-form.ts';
import { fieldsOf, variantsIn } from './variants.ts';

export function toData({
  title,
  description,
  change,
  root,
  direction,
  layout,
  illustrative,
  fields,
  errors,
  name,
}: FieldList): FieldListData {
  const data = {
    title,
    ...(description !== undefined && { description }),
    ...(change !== undefined && { change }),
    root,
    direction,
    ...(layout && { layout }),
    ...(illustrative && { illustrative }),
    ...heldData(fields, illustrative),
    ...(errors.length > 0 && { errors }),
  } as unknown as FieldListData;
  assertValid('fields', data, `The data of the field list "${name}"`);
  return data;
}

/** The fields of an object, and the variants that it may be. */
function heldData(all: readonly Field[], isSaid: boolean): Record<string, unknown> {
  const variants = variantsIn(all);
  const entries = (fields: readonly Field[]) => fields.map((field) => toEntry(field, isSaid));
  const common = entries(fieldsOf(all, undefined));
  if (!variants) return { fields: common };
  const oneOf = variants.values.map(({ value, title }) => {
    const own = entries(all.filter(({ variant }) => variant?.value === value));
    return { value, title, ...(own.length > 0 && { fields: own }) };
  });
  return { discriminator: variants.discriminator.name, oneOf, fields: common };
}

/** What its list says of all fields is not said again. */
function toEntry(field: Field, isSaid: boolean): Record<string, unknown> {
  const { texts, conditions, absentIf, item, propertyNames, example, type, variants } = field;
  return {
    ...(field.group !== undefined && { group: field.group }),
    name: field.name,
    type,
    ...(item && {
      items: Object.keys(formData(item)).length === 0 ? item.type : { type: item.type, ...formData(item) },
    }),
    ...(propertyNames && { propertyNames: writtenPattern(propertyNames) }),
    ...(field.contract !== undefined && { contract: field.contract }),
    required: field.obligation === 'when' ? conditionData(texts.condition, conditions) : field.obligation,
    ...(texts.absence !== undefined && { absent: conditionData(texts.absence, absentIf) }),
    ...(field.readOnly && { readOnly: true }),
    ...(field.writeOnly && { writeOnly: true }),
    ...(texts.description !== undefined && { description: texts.description }),
    ...(field.format !== undefined && { format: field.format }),
    // Those of a discriminator are its variants.
    ...formData(variants ? { ...field, values: undefined } : field),
    ...(texts.rule !== undefined && { rule: texts.rule }),
    ...(example !== undefined && { example: exampleValue(field) }),
    ...(field.position && 'start' in field.position && field.position),
    ...(field.since !== undefined && { since: field.since }),
    ...(field.was && { was: field.was }),
    ...(texts.change !== undefined && { change: texts.change }),
    ...(field.deprecated && { deprecated: texts.deprecated ?? true }),
    ...(isIllustrative(field) && !isSaid && { illustrative: field.illustrative }),
    ...(field.fields.length > 0 && heldData(field.fields, isSaid)),
  };
}

const conditionData = (when: string | undefined, conditions: readonly Condition[]): Record<string, unknown> => ({
  when,
  ...(conditions.length > 0 && {
    if: Object.fromEntries(
      conditions.map(({ name, values, present }) => [name, present === undefined ? values : { present }]),
    ),
  }),
});

type Form = { readonly [key in keyof ValueForm]: ValueForm[key] | undefined };

/** The limits of a value. */
function formData({
  type,
  nullable,
  pattern,
  minSize,
  maxSize,
  decimals,
  minimum,
  maximum,
  values,
  unit,
}: Form): object {
  const sizes = { ...(minSize !== undefined && { min: minSize }), ...(maxSize !== undefined && { max: maxSize }) };
  return {
    ...(nullable && type !== 'null' && { nullable: true }),
    ...(pattern && { pattern: writtenPattern(pattern) }),
    ...(isNumeric(type)
      ? maxSize !== undefined && { size: maxSize }
      : Object.keys(sizes).length > 0 && { size: sizes }),
    ...(decimals !== undefined && { decimals }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(values && { values }),
    ...(unit !== undefined && { unit }),
  };
}
