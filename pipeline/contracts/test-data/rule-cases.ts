// What there is to test of each rule between fields: a payload that breaks it, and obeys all the others.
import type { Rule, RuleKind } from '../fields/rule.ts';
import { falsify, satisfy } from './conditions.ts';
import type { Maker } from './maker.ts';
import { addMissingAt, copyItem, nextTo, otherValueAt, removeFrom, setNumber, sumAt } from './rule-changes.ts';
import { operandPlace, operandPlaces, type RuleItem, ruleSets } from './rule-items.ts';
import { settle } from './settle.ts';
import type { Attempt, TestCase } from './test-case.ts';
import { copyOf, isWithin, type Path, put, type Value, valueAt } from './value.ts';

export function* ruleCases(bases: readonly Value[], maker: Maker): Iterable<TestCase> {
  for (const rule of maker.list.rules) {
    const starts = [false, true].flatMap((isPrepared) =>
      bases.map((base) => () => started(rule, base, isPrepared, maker)),
    );
    yield {
      tested: { kind: 'wrong', reason: rule.code },
      ways: starts.flatMap((start) => BREAKS[rule.kind].map((way) => () => broken(rule, start(), way, maker))),
    };
  }
}

/** A payload in which a rule holds for something. */
function started(rule: Rule, base: Value, isPrepared: boolean, maker: Maker): Value | undefined {
  const root = copyOf(base);
  if (!isPrepared) return root;
  const pins: Path[] = [];
  const changing = { root, maker, isPinned: () => false };
  const scope = firstScope(rule, root, maker);
  satisfy(rule.conditions, [...scope, ''], changing);
  for (const condition of rule.conditions) if (condition.up === 0) pins.push([...scope, condition.name]);
  if (rule.kind !== 'absent' && rule.kind !== 'oneOf')
    for (const operand of [...rule.operands, ...(typeof rule.total === 'object' ? [rule.total] : [])]) {
      const at = operandPlace(operand, { at: scope }, root);
      if (addMissingAt(at, changing)) pins.push(at);
    }
  return settle(root, { pins: pins.map((at) => ({ at })) }, maker) ? undefined : root;
}

/** The first object that a rule may hold for, which is made. */
function firstScope({ scope = [], items = [] }: Rule, root: Value, maker: Maker): Path {
  let at: Path = maker.list.root === 'array' ? [0] : [];
  for (const name of [...scope, ...items]) {
    at = [...at, name];
    addMissingAt(at, { root, maker, isPinned: () => false });
    if (valueAt(root, at)?.kind !== 'array') continue;
    at = [...at, 0];
    addMissingAt(at, { root, maker, isPinned: () => false });
  }
  return at;
}

interface Breaking {
  readonly rule: Rule;
  readonly items: readonly RuleItem[];
  readonly root: Value;
  readonly maker: Maker;
}

/** Breaks a rule in one set of what is held to it; gives what was changed. */
type Break = (breaking: Breaking) => readonly Path[] | undefined;

function broken(rule: Rule, root: Value | undefined, way: Break, maker: Maker): Attempt | undefined {
  if (!root) return undefined;
  const count = ruleSets(rule, root).length;
  for (let i = 0; i < Math.min(count, 3); i++) {
    const changed = copyOf(root);
    const pins = way({ rule, items: ruleSets(rule, changed)[i] ?? [], root: changed, maker });
    if (pins) return { root: changed, pins: pins.map((at) => ({ at })) };
  }
  return undefined;
}

const free = (root: Value, maker: Maker) => ({ root, maker, isPinned: () => false });

/** An item once more, and what is compared of both. */
const repeat: Break = ({ rule, items, root, maker }) => {
  const [item] = items;
  const copy = item && copyItem(item.at, free(root, maker));
  if (!item || !copy) return undefined;
  const both = [...rule.operands, ...rule.by].flatMap((operand) =>
    [item.at, copy].map((at) => operandPlace(operand, { at }, root)),
  );
  return both.filter((at) => valueAt(root, at) !== undefined);
};

/** One of the values is another than the first. */
const differ: Break = ({ rule, items, root, maker }) => {
  const places = operandPlaces(rule.operands, items);
  const [first] = places;
  const last = places.at(-1);
  const other = last && otherValueAt(last, free(root, maker));
  if (!first || !last || !other || places.length < 2) return undefined;
  put(root, last, other);
  return [first, last];
};

/** The same, where there is but one value: in a second item. */
const differInCopy: Break = (breaking) => {
  const { rule, root, maker } = breaking;
  const pins = repeat(breaking);
  const [operand] = rule.operands;
  const copied = operand && pins?.[1];
  const other = copied && otherValueAt(copied, free(root, maker));
  if (!pins || !copied || !other) return undefined;
  put(root, copied, other);
  return pins;
};

const alike: Break = ({ rule, items, root }) => {
  const [first, second] = operandPlaces(rule.operands, items);
  const value = first && valueAt(root, first);
  if (!first || !second || !value) return undefined;
  put(root, second, value);
  return [first, second];
};

const moved =
  (step: 1 | -1): Break =>
  ({ rule, items, root, maker }) => {
    const [first, second] = rule.operands.map((operand) => operandPlaces([operand], items)[0]);
    const [at, other] = step === 1 ? [first, second] : [second, first];
    return at && other && nextTo(at, other, step, free(root, maker)) ? [at, other] : undefined;
  };

/** All are there. */
const addAll: Break = ({ rule, items: [item], root, maker }) => {
  if (!item) return undefined;
  const places = rule.operands.slice(0, 2).map((operand) => operandPlace(operand, item, root));
  return places.every((at) => addMissingAt(at, free(root, maker))) ? places : undefined;
};

const addFirst: Break = ({ rule: { operands }, items: [item], root, maker }) => {
  const at = item && operands[0] && operandPlace(operands[0], item, root);
  return at && addMissingAt(at, free(root, maker)) ? [at] : undefined;
};

/** None is there. */
const removeAll: Break = ({ rule, items: [item], root }) => {
  if (!item) return undefined;
  const places = rule.operands.map((operand) => operandPlace(operand, item, root));
  return places.map((at) => removeFrom(root, at)).includes(true) ? places : undefined;
};

const removeFirst: Break = ({ rule: { operands }, items: [item], root }) => {
  const at = item && operands[0] && operandPlace(operands[0], item, root);
  return at && removeFrom(root, at) ? [at] : undefined;
};

/** What others come to, by more than there may be between them. */
const wrongTotal =
  (by: bigint): Break =>
  ({ rule: { total, tolerance = 0 }, items, root, maker }) => {
    const at = typeof total === 'object' ? operandPlaces([total], items)[0] : undefined;
    const said = at && sumAt([at], root);
    if (!at || !said) return undefined;
    const far = BigInt(Math.ceil(tolerance)) + 1n;
    const value = said.value + by * far * 10n ** BigInt(said.decimals);
    return setNumber(at, value, said.decimals, free(root, maker)) ? [at] : undefined;
  };

const wrongNumber: Break = ({ rule, items, root, maker }) => {
  const at = operandPlaces(rule.operands, items).at(-1);
  const said = at && sumAt([at], root);
  return at && said && setNumber(at, said.value + 1n, said.decimals, free(root, maker)) ? [at] : undefined;
};

/** One more, or none. */
const oneMore: Break = ({ rule, items, root, maker }) => {
  const [place] = operandPlaces(rule.operands, items);
  const at = rule.items ? items.find((item) => place && isWithin(place, item.at))?.at : place;
  return (at && copyItem(at, free(root, maker)) && operandPlaces(rule.operands, items)) || undefined;
};

const fewer: Break = ({ rule, items, root, maker }) => {
  const places = operandPlaces(rule.operands, items).reverse();
  const [operand] = rule.operands;
  const [last] = places;
  if (operand && last && falsify(operand.conditions, last, free(root, maker))) return [last];
  return places.map((at) => removeFrom(root, at)).includes(true) ? places : undefined;
};

const BREAKS: Readonly<Record<RuleKind, readonly Break[]>> = {
  unique: [repeat],
  sequence: [wrongNumber],
  equal: [differ, differInCopy],
  different: [alike],
  before: [moved(1)],
  notAfter: [moved(1)],
  oneOf: [addAll, removeAll],
  present: [removeFirst],
  absent: [addFirst],
  sum: [wrongTotal(1n), wrongTotal(-1n)],
  count: [wrongTotal(1n), oneMore, fewer],
};
