// What each kind of rule asks of the objects, or items, that it is checked in.

import type { Span } from '../../diagnostics/line-index.ts';
import { holds } from './condition.ts';
import { compareDecimals, type Decimal, decimalOf, decimalText, difference, sumOf } from './decimal.ts';
import type { JsonNode } from './parse-json.ts';
import type { Operand, Rule, RuleKind } from './rule.ts';
import { type FoundValue, textOf, valuesAt } from './values-at.ts';

export interface RuleFault {
  readonly path: string;
  /** Completes a sentence that begins with the path. */
  readonly said: string;
  readonly at: Span;
}

type RuleCheck = (rule: Rule, group: readonly FoundValue[]) => Iterable<RuleFault>;

export const RULE_CHECKS: Readonly<Record<RuleKind, RuleCheck>> = {
  unique: checkUnique,
  sequence: checkSequence,
  *equal({ operands }, group) {
    const [first, ...others] = valuesOf(operands, group);
    for (const each of others)
      if (first && !isSame(first, each))
        yield faultAt(each, `must be ${shown(first)}, as "${first.path}", not ${shown(each)}`);
  },
  *different({ operands }, group) {
    const [first, ...others] = valuesOf(operands, group);
    for (const each of others)
      if (first && isSame(first, each)) yield faultAt(each, `must differ from "${first.path}", and is ${shown(each)}`);
  },
  before: (rule, group) => checkOrder(rule, group, (order) => order < 0, 'must be before'),
  notAfter: (rule, group) => checkOrder(rule, group, (order) => order <= 0, 'must not be after'),
  *oneOf({ operands }, [object]) {
    if (!object) return;
    const [first, second] = operands.flatMap((operand) => placeOf(operand, object) ?? []);
    const names = operands.map(({ names }) => `"${names.join('.')}"`).join(', ');
    if (!first) yield faultAt(startOf(object), `must have one of ${names}`);
    else if (second) yield faultAt(second, `cannot stand beside "${first.path}"`);
  },
  *present({ operands }, group) {
    for (const object of group)
      for (const operand of operands)
        if (!placeOf(operand, object)) yield faultAt(startOf(object, operand), 'is missing');
  },
  *absent({ operands }, group) {
    for (const object of group)
      for (const operand of operands) {
        const found = placeOf(operand, object);
        if (found) yield faultAt(found, 'must not be there');
      }
  },
  sum: checkSum,
  count: checkCount,
};

const faultAt = ({ path, value }: Pick<FoundValue, 'path' | 'value'>, said: string): RuleFault => ({
  path,
  said,
  at: value,
});

/** The values of these in each of the objects, those that do not count left out. */
const valuesOf = (operands: readonly Operand[], group: readonly FoundValue[]): FoundValue[] =>
  group.flatMap(({ value, path, around }) =>
    operands.flatMap(({ names, conditions }) =>
      [...valuesAt(value, names, path, around)].filter((found) =>
        conditions.every((condition) => holds(condition, found.around)),
      ),
    ),
  );

const isSame = (a: FoundValue, b: FoundValue): boolean => textOf(a.value) === textOf(b.value);

const shown = ({ value }: FoundValue): string =>
  value.kind === 'string' ? `"${value.value}"` : (textOf(value) ?? `the ${value.kind}`);

/** The first character of an object, as the place of a field that it does not have. */
const startOf = ({ value, path }: FoundValue, operand?: Operand): Pick<FoundValue, 'path' | 'value'> => ({
  path: [path, ...(operand?.names ?? [])].filter(Boolean).join('.'),
  value: { ...value, end: value.start + 1 },
});

/** A field with whatever it holds, also an empty array. */
function placeOf({ names }: Operand, { value, path, around }: FoundValue): FoundValue | undefined {
  const name = names.at(-1);
  for (const holder of valuesAt(value, names.slice(0, -1), path, around)) {
    if (holder.value.kind !== 'object') continue;
    const member = holder.value.members.find(({ key }) => key === name);
    if (member)
      return {
        path: holder.path === '' ? member.key : `${holder.path}.${member.key}`,
        value: member.value,
        around: [],
      };
  }
  return undefined;
}

function* checkUnique({ operands }: Rule, items: readonly FoundValue[]): Iterable<RuleFault> {
  const seen = new Map<string, FoundValue>();
  const names = operands.map((operand) => `"${operand.names.join('.')}"`).join(' and ');
  for (const item of items) {
    const values = operands.map((operand) => valuesOf([operand], [item])[0]);
    const at = values.find((value) => value !== undefined);
    if (!at) continue;
    const key = JSON.stringify(values.map((value) => (value && textOf(value.value)) ?? null));
    const first = seen.get(key);
    if (first) yield { path: item.path, said: `has the same ${names} as "${first.path}"`, at: at.value };
    else seen.set(key, item);
  }
}

function* checkSequence({ operands, from = 1 }: Rule, items: readonly FoundValue[]): Iterable<RuleFault> {
  let wanted = from;
  for (const each of valuesOf(operands, items).sort((a, b) => a.value.start - b.value.start)) {
    const found = Number(textOf(each.value));
    if (!Number.isInteger(found)) return;
    if (found !== wanted) yield faultAt(each, `must be ${wanted}, not ${found}`);
    wanted = found + 1;
  }
}

function* checkOrder(
  { operands }: Rule,
  group: readonly FoundValue[],
  isRight: (order: number) => boolean,
  said: string,
): Iterable<RuleFault> {
  const [first, second] = operands.map((operand) => valuesOf([operand], group)[0]);
  const order = first && second && orderOf(first.value, second.value);
  if (order !== undefined && !isRight(order))
    yield faultAt(
      first as FoundValue,
      `${said} "${second?.path}", which is ${shown(second as FoundValue)}, and is ${shown(first as FoundValue)}`,
    );
}

/** Undefined for values that have none between them. */
function orderOf(a: JsonNode, b: JsonNode): number | undefined {
  if (a.kind === 'number' && b.kind === 'number') {
    const [first, second] = [numberOf(a), numberOf(b)];
    return first && second && compareDecimals(first, second);
  }
  if (a.kind !== 'string' || b.kind !== 'string') return undefined;
  const hasTime = [a, b].every(({ value }) => value.includes('T'));
  const [first, second] = [a, b].map(({ value }) => Date.parse(hasTime ? value : value.slice(0, 10)));
  const order = (first ?? Number.NaN) - (second ?? Number.NaN);
  return Number.isNaN(order) ? undefined : order;
}

function* checkSum({ operands, total, tolerance = 0 }: Rule, group: readonly FoundValue[]): Iterable<RuleFault> {
  if (typeof total !== 'object') return;
  const totals = valuesOf([total], group);
  const [said] = totals;
  const numbers = valuesOf(operands, group).map(({ value }) => numberOf(value));
  const own = said && numberOf(said.value);
  // A value that is no number, or a total that is missing or given twice, is not for this rule to report.
  if (!said || !own || totals.length > 1 || numbers.some((number) => number === undefined)) return;
  const sum = sumOf(numbers.filter((number) => number !== undefined));
  if (compareDecimals(difference(sum, own), decimalOf(String(tolerance)) ?? ZERO) > 0)
    yield faultAt(said, `must be ${decimalText(sum)}, not ${textOf(said.value)}`);
}

const ZERO: Decimal = { isNegative: false, digits: '', scale: 0 };

const numberOf = (value: JsonNode): Decimal | undefined => {
  const decimal = value.kind === 'number' ? decimalOf(value.raw) : undefined;
  // Beyond what any reader of JSON takes for a number nothing is added up.
  return decimal && Math.abs(decimal.scale) <= MOST_DIGITS && decimal.digits.length <= MOST_DIGITS
    ? decimal
    : undefined;
};

const MOST_DIGITS = 400;

function* checkCount({ operands, total, min, max }: Rule, group: readonly FoundValue[]): Iterable<RuleFault> {
  const [object] = group;
  if (!object) return;
  const found = valuesOf(operands, group).length;
  if (typeof total === 'object') {
    const [said, ...others] = valuesOf([total], group);
    const number = said && numberOf(said.value);
    if (said && number && others.length === 0 && Number(textOf(said.value)) !== found)
      yield faultAt(said, `must be ${found}, as many as there are, not ${textOf(said.value)}`);
    return;
  }
  const names = operands.map(({ path }) => `"${path}"`).join(', ');
  const isRight = found >= (total ?? min ?? 0) && found <= (total ?? max ?? found);
  const wanted = total ?? (found < (min ?? 0) ? `at least ${min}` : `at most ${max}`);
  if (!isRight) yield faultAt(startOf(object), `must have ${wanted} of ${names}, not ${found}`);
}
