import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Field, FieldList } from './field-list.ts';
import { fieldsByName } from './fields-by-name.ts';
import type { ObjectNode } from './parse-json.ts';
import { variantOf } from './variants.ts';

interface StrangeKeys {
  readonly node: ObjectNode;
  readonly fields: readonly Field[];
  readonly all: readonly Field[];
  readonly list: FieldList;
}

/** Keys of one object that are compared with the names of fields: one that has more is of another contract. */
const MOST_HINTS = 50;

/**
 * Says of a key that no field has what is wrong with it, and the field that it may mean: first of those that are not given. It is made
 * once for an object.
 */
export function strangeKeys({
  node,
  fields,
  all,
  list,
}: StrangeKeys): (key: string) => [problem: string, hint: string | undefined] {
  const variant = variantOf(all, node);
  const given = new Set(node.members.map(({ key }) => key));
  const free = fields.filter(({ name }) => !given.has(name));
  const names = (free.length > 0 ? free : fields).map(({ name }) => name);
  let hints = 0;
  return (key) => {
    if (variant && fieldsByName(all).get(key)?.variant) {
      const { discriminator } = variant;
      const owners = all.flatMap((field) => (field.name === key && field.variant ? `"${field.variant.value}"` : []));
      return [
        `is no field where "${discriminator}" is "${variant.value}"`,
        `It is one where "${discriminator}" is ${owners.join(' or ')}.`,
      ];
    }
    const hint = hints++ < MOST_HINTS ? didYouMean(key, names) : undefined;
    return [`is no field of "${list.name}"`, hint];
  };
}
