// Objects that are one of several variants, as the value of one of their fields says.
import { isEqual } from './check-scalar.ts';
import type { Field, Variant } from './field-list.ts';
import type { ObjectNode } from './parse-json.ts';

/** What an object may be. */
export interface Variants {
  /** The field whose value says which it is. */
  readonly discriminator: Field;
  readonly values: readonly Variant[];
}

/** The variants of the object that has these fields; undefined where it is what it is. */
export function variantsIn(fields: readonly Field[]): Variants | undefined {
  const discriminator = fields.find(({ variants }) => variants);
  return discriminator?.variants && { discriminator, values: discriminator.variants };
}

/** Each choice is made once: a file has objects by the hundred thousand, and more is remembered of the fields chosen. */
const chosen = new WeakMap<readonly Field[], Map<string | undefined, readonly Field[]>>();

/** The fields of an object of one variant, or of any where nothing says which. */
export function fieldsOf(fields: readonly Field[], value: string | undefined): readonly Field[] {
  const ofValue = chosen.get(fields) ?? new Map<string | undefined, readonly Field[]>();
  chosen.set(fields, ofValue);
  const known = ofValue.get(value);
  if (known) return known;
  const own = fields.filter(({ variant }) => variant === undefined || variant.value === value);
  ofValue.set(value, own);
  return own;
}

/** The variant that a payload has; undefined where it does not say one of them. */
export function variantOf(fields: readonly Field[], { members }: ObjectNode): Variant | undefined {
  const variants = variantsIn(fields);
  const said = variants && members.find(({ key }) => key === variants.discriminator.name)?.value;
  if (!said || said.kind === 'object' || said.kind === 'array') return undefined;
  return variants.values.find(({ value }) => isEqual(value, said));
}
