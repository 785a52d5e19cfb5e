// What a rule between fields looks at, in a payload that is being made.
import { checkedBy, groupOf, isMet } from '../fields/check-rules.ts';
import type { Operand, Rule } from '../fields/rule.ts';
import { valuesOf } from '../fields/rule-checks.ts';
import type { FoundValue } from '../fields/values-at.ts';
import { nodeOf, type Path, pathOf, type Value, valueAt } from './value.ts';

/** An object in which a rule is checked, or an item among others. */
export interface RuleItem {
  readonly at: Path;
  readonly found: FoundValue;
}

/** The sets of objects, or items, that are held to a rule together; each alone where it is checked in each. */
export function ruleSets(rule: Rule, root: Value): RuleItem[][] {
  const sets: RuleItem[][] = [];
  for (const checked of checkedBy(rule, nodeOf(root))) {
    const items = checked.filter((found) => isMet(rule, found)).map((found) => ({ at: pathOf(found.path), found }));
    if (!rule.items) {
      sets.push(...items.map((item) => [item]));
      continue;
    }
    const groups = new Map<string, RuleItem[]>();
    for (const item of items) {
      const key = groupOf(rule, item.found);
      if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), item]);
    }
    sets.push(...groups.values());
  }
  return sets;
}

/** Places of the values of some operands in a set, in their order. */
export const operandPlaces = (operands: readonly Operand[], items: readonly RuleItem[]): Path[] =>
  items.flatMap(({ found }) => valuesOf(operands, found).map(({ path }) => pathOf(path)));

/** Where an operand stands in an object, or would: in the first of the items on the way. */
export function operandPlace({ names }: Operand, { at }: Pick<RuleItem, 'at'>, root: Value): Path {
  let path = at;
  for (const name of names) {
    const value = valueAt(root, path);
    path = value?.kind === 'array' ? [...path, 0, name] : [...path, name];
  }
  return path;
}
