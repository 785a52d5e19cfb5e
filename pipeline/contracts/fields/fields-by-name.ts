import type { Field } from './field-list.ts';

/** Of lists that objects by the thousand are held to. */
const named = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** The first field of each name. */
export function fieldsByName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  let names = named.get(fields);
  if (!names) {
    names = new Map(fields.toReversed().map((field) => [field.name, field]));
    named.set(fields, names);
  }
  return names;
}
