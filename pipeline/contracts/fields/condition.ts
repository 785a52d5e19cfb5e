import { isEqual } from './check-scalar.ts';
import type { ObjectNode } from './parse-json.ts';
import type { Condition } from './rule.ts';

/** Whether a condition holds; the objects go from the one that it is looked for in outwards. */
export function holds({ up, name, values, present }: Condition, around: readonly ObjectNode[]): boolean {
  const value = around[up]?.members.find(({ key }) => key === name)?.value;
  if (present !== undefined) return (value !== undefined) === present;
  if (value === undefined || value.kind === 'object' || value.kind === 'array') return false;
  return values.some((wanted) => isEqual(wanted, value));
}
