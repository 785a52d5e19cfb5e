// The field at a place of a payload, and the objects around that.
import { partHeld } from '../fields/contract-part.ts';
import type { Field, FieldList } from '../fields/field-list.ts';
import { type ObjectValue, type Path, type Value, valueAt } from './value.ts';

/** What may stand somewhere. */
export interface Spot {
  readonly field: Field;
  /** Where the field is. */
  readonly list: FieldList;
  /** Whether it is one of what the field holds: an item of an array, a value of a map. */
  readonly isHeld: boolean;
}

/** What an object, or each of the objects in an array or a map, has. */
export interface Held {
  readonly list: FieldList;
  readonly fields: readonly Field[];
}

export function heldBy(field: Field, list: FieldList): Held {
  const part = partHeld(field, list);
  return part ?? { list, fields: field.fields };
}

/** Undefined where nothing may stand. */
export function spotAt(root: Value, path: Path, list: FieldList): Spot | undefined {
  let held: Held = { list, fields: list.fields };
  let spot: Spot | undefined;
  for (const [i, step] of path.entries()) {
    const isInto = spot && !spot.isHeld && spot.field.type !== 'object';
    if (spot && isInto) {
      spot = { ...spot, isHeld: true };
      continue;
    }
    if (typeof step === 'number') continue;
    const field = fieldIn(held.fields, step, valueAt(root, path.slice(0, i)));
    if (!field) return undefined;
    spot = { field, list: held.list, isHeld: false };
    held = heldBy(field, held.list);
  }
  return spot;
}

/** Of the variants that have a field of a name, that which the object is. */
function fieldIn(fields: readonly Field[], name: string, object: Value | undefined): Field | undefined {
  const named = fields.filter((field) => field.name === name);
  return named.find(({ variant }) => !variant || isVariant(object, variant.discriminator, variant.value)) ?? named[0];
}

export function isVariant(object: Value | undefined, discriminator: string, value: string): boolean {
  const said = object?.kind === 'object' ? object.members.get(discriminator) : undefined;
  return said?.kind === 'string' && said.value === value;
}

/** Places of the objects around a place, the nearest first; of those that conditions count. */
export function objectsAround(root: Value, path: Path, list: FieldList): Path[] {
  const places: Path[] = [];
  for (let length = path.length - 1; length >= 0; length--) {
    const place = path.slice(0, length);
    const spot = spotAt(root, place, list);
    const isMap = spot?.field.type === 'map' && !spot.isHeld;
    if (valueAt(root, place)?.kind === 'object' && !isMap) places.push(place);
  }
  return places;
}

export const objectAt = (root: Value, path: Path): ObjectValue | undefined => {
  const value = valueAt(root, path);
  return value?.kind === 'object' ? value : undefined;
};

/** Puts the members of all objects in the order of their fields, which is that of the lines of a file. */
export function sortMembers(value: Value, { list, fields }: Held): void {
  if (value.kind === 'array') for (const item of value.items) sortMembers(item, { list, fields });
  if (value.kind !== 'object') return;
  const order = new Map(fields.map((field, i) => [field.name, i]));
  const sorted = [...value.members].sort(([a], [b]) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
  value.members.clear();
  for (const [name, each] of sorted) {
    value.members.set(name, each);
    const field = fields[order.get(name) ?? -1];
    if (!field) continue;
    const held = heldBy(field, list);
    const inner = field.type === 'map' && each.kind === 'object' ? [...each.members.values()] : [each];
    for (const one of inner) sortMembers(one, held);
  }
}
