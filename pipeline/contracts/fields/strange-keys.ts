import { nearest } from '../../diagnostics/nearest.ts';
import { joined, type Said } from '../../languages/say.ts';
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
}: StrangeKeys): (key: string) => { readonly problem: Said; readonly hint?: Said | undefined } {
  const variant = variantOf(all, node);
  const given = new Set(node.members.map(({ key }) => key));
  const free = fields.filter(({ name }) => !given.has(name));
  const names = (free.length > 0 ? free : fields).map(({ name }) => name);
  let hints = 0;
  return (key) => {
    if (variant && fieldsByName(all).get(key)?.variant) {
      const { discriminator: field, value } = variant;
      const owners = all.flatMap((each) => (each.name === key && each.variant ? `"${each.variant.value}"` : []));
      return {
        problem: { word: 'noFieldHere', values: { field, value } },
        hint: { word: 'fieldWhere', values: { field, values: joined('any', owners) } },
      };
    }
    const name = hints++ < MOST_HINTS ? nearest(key, names) : undefined;
    return {
      problem: { word: 'noField', values: { contract: list.name } },
      hint: name === undefined ? undefined : { word: 'didYouMean', values: { name } },
    };
  };
}
