// What mends a rule between fields that does not hold.
import type { PayloadFault } from '../fields/payload-fault.ts';
import type { Rule, RuleKind } from '../fields/rule.ts';
import { falsify, satisfy } from './conditions.ts';
import type { Mending } from './mending.ts';
import { addMissingAt, copyItem, freshValue, nextTo, removeFrom, setNumber, shareOut, sumAt } from './rule-changes.ts';
import { operandPlace, operandPlaces, type RuleItem, ruleSets } from './rule-items.ts';
import { isWithin, type Path, pathOf, put, type Value, valueAt } from './value.ts';

interface Broken {
  readonly rule: Rule;
  /** What is held to it together. */
  readonly items: readonly RuleItem[];
  /** Where it is broken. */
  readonly at: Path;
}

/** Says whether something was changed. */
export function mendRule({ reason, path }: PayloadFault, mending: Mending): boolean {
  const at = pathOf(path);
  const rules = mending.maker.list.rules.filter(({ code }) => code === reason);
  const ways = rules.flatMap((rule) =>
    ruleSets(rule, mending.root)
      .filter((items) => items.some((item) => isWithin(at, item.at)))
      .flatMap((items) => WAYS[rule.kind].map((way) => () => way({ rule, items, at }, mending))),
  );
  const first = ways.length === 0 ? 0 : mending.attempt % ways.length;
  return [...ways.slice(first), ...ways.slice(0, first)].some((way) => way());
}

type Way = (broken: Broken, mending: Mending) => boolean;

/** The last resort: where a condition does not hold, nothing is asked. */
const avoid: Way = ({ rule, at }, mending) => falsify(rule.conditions, [...at, ''], mending);

const setAll =
  (wanted: (first: Value, index: number) => Value | undefined): Way =>
  ({ rule, items }, { root, isPinned }) => {
    const places = operandPlaces(rule.operands, items);
    const first = valueAt(root, places.find(isPinned) ?? places[0] ?? []);
    if (!first) return false;
    let isChanged = false;
    for (const [i, place] of places.entries()) {
      const value = wanted(first, i);
      if (!value || isPinned(place) || JSON.stringify(value) === JSON.stringify(valueAt(root, place))) continue;
      put(root, place, value);
      isChanged = true;
    }
    return isChanged;
  };

const renew: Way = ({ rule, items, at }, mending) => {
  const own = items.filter((item) => isWithin(at, item.at));
  const places = operandPlaces(rule.operands, own).reverse();
  return [...places, ...operandPlaces(rule.operands, items)].some(
    (place) => !mending.isPinned(place) && freshValue(place, mending),
  );
};

const order: Way = ({ rule, items }, mending) => {
  const [first, second] = rule.operands.map((operand) => operandPlaces([operand], items)[0]);
  if (!first || !second) return false;
  return nextTo(second, first, 1, mending) || nextTo(first, second, -1, mending);
};

const keepOne: Way = ({ rule, items, at }, { root, isPinned, attempt, ...mending }) => {
  const item = items.find((each) => isWithin(at, each.at));
  if (!item) return false;
  const places = rule.operands.map((operand) => operandPlace(operand, item, root));
  const there = places.filter((place) => valueAt(root, place) !== undefined);
  const out = (attempt % 2 === 0 ? there.toReversed() : there).find((place) => !isPinned(place));
  if (there.length > 1 && out) return removeFrom(root, out);
  return there.length === 0 && places.some((place) => addMissingAt(place, { root, isPinned, ...mending }));
};

/** As many are there as another value says, or as there must be. */
const count: Way = ({ rule, items }, mending) => {
  const { root, isPinned } = mending;
  const { total, min = 0, max = Number.POSITIVE_INFINITY, operands } = rule;
  const places = operandPlaces(operands, items);
  if (typeof total === 'object') {
    const [said] = operandPlaces([total], items);
    if (said && !isPinned(said)) return setNumber(said, BigInt(places.length), 0, mending);
  }
  if (places.length < (typeof total === 'number' ? total : min)) return addCounted(rule, items, mending);
  if (places.length <= (typeof total === 'number' ? total : max)) return false;
  const operand = operands[0];
  return places.toReversed().some((place) => {
    if (isPinned(place)) return false;
    return (operand && falsify(operand.conditions, place, mending)) || removeFrom(root, place);
  });
};

/** What is there counts. */
const countIn: Way = ({ rule: { operands }, items }, mending) =>
  operands.some(
    (operand) =>
      operandPlaces([operand], items).length === 0 &&
      items.some((item) => satisfy(operand.conditions, operandPlace(operand, item, mending.root), mending)),
  );

/** What may not be changed does not count. */
const countOut: Way = ({ rule: { operands }, items }, mending) =>
  operands.some((operand) =>
    operandPlaces([operand], items).some(
      (place) => mending.isPinned(place) && falsify(operand.conditions, place, mending),
    ),
  );

/** One more of what a rule counts or adds up: where it stands alone, with all it stands in. */
function addCounted({ operands, items: among }: Rule, items: readonly RuleItem[], mending: Mending): boolean {
  const { root } = mending;
  return operands.some((operand) => {
    const item = items[0];
    if (!item) return false;
    const place = operandPlace(operand, item, root);
    if (valueAt(root, place) === undefined && operand.conditions.length === 0) return addMissingAt(place, mending);
    const copy = copyItem(among ? item.at : place, mending);
    if (!copy) return satisfy(operand.conditions, place, mending);
    const own = among ? operandPlace(operand, { ...item, at: copy }, root) : copy;
    if (valueAt(root, own) === undefined && !addMissingAt(own, mending)) return false;
    return satisfy(operand.conditions, own, mending);
  });
}

const setTotal: Way = ({ rule: { total, operands }, items }, mending) => {
  if (typeof total !== 'object') return false;
  const [said] = operandPlaces([total], items);
  const sum = sumAt(operandPlaces(operands, items), mending.root);
  return !!said && !!sum && !mending.isPinned(said) && setNumber(said, sum.value, sum.decimals, mending);
};

const setParts: Way = ({ rule: { total, operands }, items }, mending) => {
  if (typeof total !== 'object') return false;
  const [said] = operandPlaces([total], items);
  return !!said && shareOut(said, operandPlaces(operands, items), mending);
};

const WAYS: Readonly<Record<RuleKind, readonly Way[]>> = {
  unique: [renew, avoid],
  sequence: [
    (broken, mending) =>
      setAll((_, i) => ({ kind: 'number', raw: String((broken.rule.from ?? 1) + i) }))(broken, mending),
    avoid,
  ],
  equal: [setAll((first) => first), avoid],
  different: [renew, avoid],
  before: [order, avoid],
  notAfter: [order, avoid],
  oneOf: [keepOne, avoid],
  present: [({ at }, mending) => addMissingAt(at, mending), avoid],
  absent: [({ at }, { root, isPinned }) => !isPinned(at) && removeFrom(root, at), avoid],
  sum: [setTotal, setParts, ({ rule, items }, mending) => addCounted(rule, items, mending), countOut, avoid],
  count: [count, countIn, avoid],
};
