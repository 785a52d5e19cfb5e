// What a value must be, in the words of JSON Schema.
import { portable } from './portable-pattern.ts';
import type { Schema } from './schema.ts';
import { textFormOf } from './text-forms.ts';
import type { ValueForm } from './value-form.ts';

/** A type, with null where that may stand in place of a value. */
export const typeName = ({ nullable, type }: Pick<ValueForm, 'nullable' | 'type'>, name: string): string | string[] =>
  nullable && type !== 'null' ? [name, 'null'] : name;

/** Whoever receives a value takes one that its list did not have yet: an open schema leaves the list out. */
export function valueSchema(form: ValueForm, isOpen: boolean): Schema {
  const { values, nullable, type } = form;
  if (type === 'any') return {};
  const schema = limitsSchema(form);
  const allowed = values?.map(({ value }) => value);
  return {
    ...schema,
    type: typeName(form, String(schema.type)),
    ...(allowed && !isOpen && { enum: nullable && type !== 'null' ? [...allowed, null] : allowed }),
  };
}

function limitsSchema(form: ValueForm): Schema {
  const { type, minSize, maxSize, pattern } = form;
  const textForm = textFormOf(type);
  if (!textForm && type !== 'string') return type === 'number' || type === 'integer' ? numberSchema(form) : { type };
  const patterns = [textForm?.pattern, pattern].flatMap((each) => (each ? { pattern: portable(each) } : []));
  return {
    type: 'string',
    ...(textForm?.jsonFormat !== undefined && { format: textForm.jsonFormat }),
    ...(minSize !== undefined && { minLength: minSize }),
    ...(maxSize !== undefined && { maxLength: maxSize }),
    ...(patterns.length > 1 ? { allOf: patterns } : patterns[0]),
  };
}

function numberSchema({ type, maxSize, decimals, minimum, maximum }: ValueForm): Schema {
  const power = maxSize === undefined ? Number.POSITIVE_INFINITY : 10 ** (maxSize - (decimals ?? 0));
  // More digits than a number of JSON's readers can have are no limit to it.
  const limit = Number.isFinite(power) ? power : undefined;
  // Of 0.01 the keyword would refuse right values: 1.11 / 0.01 is no whole number to readers that divide in binary.
  const isWhole = type === 'number' && decimals === 0;
  return {
    type,
    ...(isWhole && { multipleOf: 1 }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(limit !== undefined && (minimum === undefined || minimum < -limit) && { exclusiveMinimum: -limit }),
    ...(limit !== undefined && (maximum === undefined || maximum >= limit) && { exclusiveMaximum: limit }),
  };
}
