// What a value may be, in words.
import { code, either } from './markdown.ts';
import { type Place, type Schema, schemaAt, targetOf } from './schema.ts';

/** Says what may stand at a place of the schemas; objects are named by a link. */
export function typeText(place: Place, linkTo: (object: Place) => string): string {
  const schema = schemaAt(place);
  const at = (...parts: string[]): string =>
    typeText({ ...place, pointer: [place.pointer, ...parts].join('/') }, linkTo);
  const several = schema.anyOf ? 'anyOf' : 'oneOf';
  if (schema.$ref !== undefined) return typeText(targetOf(schema.$ref, place), linkTo);
  if (schema.const !== undefined) return code(valueText(schema.const));
  if (schema.enum) return either(schema.enum.map((value) => code(valueText(value))));
  if (schema[several]) return either(schema[several].map((_, number) => at(several, String(number))));
  if (schema.properties) return linkTo(place);
  if (schema.items) return `list of ${together(at('items'))}`;
  if (typeof schema.additionalProperties === 'object') return `map of ${together(at('additionalProperties'))}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['anything']);
  return either(types) + rangeOf(schema);
}

/** A value as an author writes it. */
export const valueText = (value: unknown): string =>
  typeof value === 'string' && !/\p{Cc}/u.test(value) ? value : JSON.stringify(value);

const together = (types: string): string => (types.includes(' or ') ? `(${types})` : types);

function rangeOf({ minimum, maximum, exclusiveMinimum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` from ${minimum}`;
  return exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
}
