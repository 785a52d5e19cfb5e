// Conditions, made to hold or not to.
import { isEqual } from '../fields/check-scalar.ts';
import { holds } from '../fields/condition.ts';
import type { Field } from '../fields/field-list.ts';
import type { Condition } from '../fields/rule.ts';
import type { Mending } from './mending.ts';
import { sampleScalar, scalarOf } from './sample-scalar.ts';
import { objectsAround, spotAt } from './spot.ts';
import { nodeOf, type Path, put, type Value, valueAt } from './value.ts';

type Changing = Pick<Mending, 'root' | 'maker' | 'isPinned'>;

/** Makes all of these hold at a place in an object; says whether they do. */
export const satisfy = (conditions: readonly Condition[], at: Path, changing: Changing): boolean =>
  conditions.map((condition) => change(condition, at, true, changing)).every(Boolean);

/** Makes one of these not hold; says whether it does not. */
export const falsify = (conditions: readonly Condition[], at: Path, changing: Changing): boolean =>
  conditions.some((condition) => change(condition, at, false, changing));

function change(condition: Condition, at: Path, wanted: boolean, { root, maker, isPinned }: Changing): boolean {
  const { up, name, values, present } = condition;
  const around = objectsAround(root, at, maker.list);
  const holder = around[up];
  if (!holder) return false;
  const isHolding = (): boolean => {
    const objects = around.flatMap((place) => valueAt(root, place) ?? []).map(nodeOf);
    return holds(
      condition,
      objects.flatMap((node) => (node.kind === 'object' ? node : [])),
    );
  };
  if (isHolding() === wanted) return true;
  const path = [...holder, name];
  const spot = spotAt(root, path, maker.list);
  if (!spot || isPinned(path)) return false;
  const { field } = spot;
  const before = valueAt(root, path);
  if (present !== undefined)
    put(root, path, present === wanted ? maker.field(field, spot.list, 'smallest') : undefined);
  else if (wanted) put(root, path, values[0] === undefined ? undefined : scalarOf(values[0]));
  else put(root, path, otherValue(field, values, maker));
  if (isHolding() === wanted) return true;
  put(root, path, before);
  return false;
}

/** A value of a field that is none of these; undefined where it has no other. */
function otherValue(field: Field, values: Condition['values'], maker: Mending['maker']): Value | undefined {
  for (let i = 0; i < values.length + (field.values?.length ?? 1) + 1; i++) {
    const value = sampleScalar(maker.sampled(field), i);
    if (value && !values.some((each) => isEqual(each, value))) return value;
  }
  return undefined;
}
