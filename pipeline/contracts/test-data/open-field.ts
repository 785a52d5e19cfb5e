import type { Field } from '../fields/field-list.ts';
import type { Maker } from './maker.ts';
import type { Pin } from './mending.ts';
import { isVariant } from './spot.ts';
import { type Path, put, text, type Value, valueAt } from './value.ts';

/** A place of a field in a payload, and what of the payload must stay for it to be there. */
export interface OpenField {
  readonly at: Path;
  readonly pins: readonly Pin[];
}

/** Gives a payload a field, with all that it stands in: fields from the outermost to it. */
export function openField(root: Value, chain: readonly Field[], maker: Maker): OpenField {
  const { list } = maker;
  const pins: Pin[] = [];
  let at: Path = list.root === 'array' ? [0] : [];
  for (const [i, field] of chain.entries()) {
    const { name, variant, type } = field;
    if (variant) {
      const said = [...at, variant.discriminator];
      if (!isVariant(valueAt(root, at), variant.discriminator, variant.value)) put(root, said, text(variant.value));
      pins.push({ at: said });
    }
    at = [...at, name];
    if (valueAt(root, at) === undefined) put(root, at, maker.field(field, list, 'smallest'));
    if (i < chain.length - 1 && (type === 'array' || type === 'map')) at = openItem(root, at, field, maker);
  }
  return { at, pins: [...pins, { at }] };
}

/** The place of the first of what an array or a map holds, which is given one. */
export function openItem(root: Value, at: Path, field: Field, maker: Maker): Path {
  const value = valueAt(root, at);
  const key = value?.kind === 'object' ? (value.members.keys().next().value ?? maker.key(field, 0)) : 0;
  const item = [...at, key];
  if (valueAt(root, item) === undefined) put(root, item, maker.held(field, maker.list, 'smallest'));
  return item;
}
