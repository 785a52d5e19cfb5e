// What each kind of rule asks of the objects, or items, that it is checked in.

import type { Span } from '../../diagnostics/line-index.ts';
import { joined, type Said } from '../../languages/say.ts';
import { nounOf } from './check-scalar.ts';
import { holds } from './condition.ts';
import { compareDecimals, type Decimal, decimalOf, decimalText, difference, sumOf } from './decimal.ts';
import type { JsonNode } from './parse-json.ts';
import type { Operand, Rule, RuleKind } from './rule.ts';
import { type FoundValue, textOf, valuesAt } from './values-at.ts';

export interface RuleFault {
  readonly path: string;
  /** A sentence whose subject is to be filled in. */
  readonly said: Said;
  readonly at: Span;
}

/** A rule on its way through the objects in which it is checked, or the items among which it is. */
export interface RuleRun {
  add(item: FoundValue): readonly RuleFault[];
  end(): readonly RuleFault[];
}

type RuleCheck = (rule: Rule) => RuleRun;

const NONE: readonly RuleFault[] = [];

/** What is asked of each by itself. */
const ofEach = (add: RuleRun['add']): RuleRun => ({ add, end: () => NONE });

/** What is known when all were looked at. */
const ofAll = (look: (item: FoundValue) => void, end: RuleRun['end']): RuleRun => ({
  add(item) {
    look(item);
    return NONE;
  },
  end,
});

export const RULE_CHECKS: Readonly<Record<RuleKind, RuleCheck>> = {
  unique: checkUnique,
  sequence: checkSequence,
  equal: (rule) =>
    besideFirst(rule, (first, each) =>
      first.text === textOf(each.value)
        ? undefined
        : mustBe({ word: 'asOther', values: { value: first.shown, other: first.path } }, shown(each)),
    ),
  different: (rule) =>
    besideFirst(rule, (first, each) =>
      first.text === textOf(each.value)
        ? { word: 'differ', values: { other: first.path, found: shown(each) } }
        : undefined,
    ),
  before: (rule) => checkOrder(rule, (order) => order < 0, 'before'),
  notAfter: (rule) => checkOrder(rule, (order) => order <= 0, 'notAfter'),
  oneOf: ({ operands }) =>
    ofEach((object) => {
      const [first, second] = operands.flatMap((operand) => placeOf(operand, object) ?? []);
      const names = operands.map(({ names }) => `"${names.join('.')}"`).join(', ');
      if (!first) return [faultAt(startOf(object), { word: 'haveOneOf', values: { names } })];
      return second ? [faultAt(second, { word: 'notBeside', values: { other: first.path } })] : NONE;
    }),
  present: ({ operands }) =>
    ofEach((object) =>
      operands.flatMap((operand) =>
        placeOf(operand, object) ? [] : faultAt(startOf(object, operand), { word: 'missing' }),
      ),
    ),
  absent: ({ operands }) =>
    ofEach((object) =>
      operands.flatMap((operand) => {
        const found = placeOf(operand, object);
        return found ? faultAt(found, { word: 'forbidden' }) : [];
      }),
    ),
  sum: checkSum,
  count: checkCount,
};

const faultAt = ({ path, value }: Pick<FoundValue, 'path' | 'value'>, said: Said): RuleFault => ({
  path,
  said,
  at: value,
});

const mustBe = (wanted: string | number | Said, found: string | number | Said): Said => ({
  word: 'be',
  values: { wanted, found },
});

/** The values of these in an object, those that do not count left out. */
export const valuesOf = (operands: readonly Operand[], { value, path, around }: FoundValue): FoundValue[] =>
  operands.flatMap(({ names, conditions }) =>
    valuesAt(value, names, path, around).filter((found) =>
      conditions.every((condition) => holds(condition, found.around)),
    ),
  );

interface First {
  readonly text: string | undefined;
  readonly shown: string | Said;
  readonly path: string;
}

/** Compares each value with the first. */
function besideFirst({ operands }: Rule, compare: (first: First, each: FoundValue) => Said | undefined): RuleRun {
  let first: First | undefined;
  return ofEach((item) =>
    valuesOf(operands, item).flatMap((each) => {
      const said = first && compare(first, each);
      first ??= { text: textOf(each.value), shown: shown(each), path: each.path };
      return said ? faultAt(each, said) : [];
    }),
  );
}

const shown = ({ value }: FoundValue): string | Said =>
  value.kind === 'string' ? `"${value.value}"` : (textOf(value) ?? nounOf(value.kind));

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

function checkUnique({ operands }: Rule): RuleRun {
  const seen = new Map<string, string>();
  const names = joined(
    'all',
    operands.map((operand) => `"${operand.names.join('.')}"`),
  );
  return ofEach((item) => {
    const values = operands.map((operand) => valuesOf([operand], item)[0]);
    const at = values.find((value) => value !== undefined);
    if (!at) return NONE;
    const key = JSON.stringify(values.map((value) => (value && textOf(value.value)) ?? null));
    const first = seen.get(key);
    if (first !== undefined)
      return [{ path: item.path, said: { word: 'same', values: { names, other: first } }, at: at.value }];
    seen.set(key, item.path);
    return NONE;
  });
}

function checkSequence({ operands, from = 1 }: Rule): RuleRun {
  let wanted: number | undefined = from;
  return ofEach((item) => {
    const faults: RuleFault[] = [];
    for (const each of valuesOf(operands, item).sort((a, b) => a.value.start - b.value.start)) {
      const found = Number(textOf(each.value));
      // After what is no number there is nothing to go on from.
      if (!Number.isInteger(found)) wanted = undefined;
      if (wanted === undefined) break;
      if (found !== wanted) faults.push(faultAt(each, mustBe(wanted, found)));
      wanted = found + 1;
    }
    return faults;
  });
}

function checkOrder({ operands }: Rule, isRight: (order: number) => boolean, word: 'before' | 'notAfter'): RuleRun {
  const firsts: (FoundValue | undefined)[] = [];
  return ofAll(
    (item) => {
      for (const [i, operand] of operands.entries()) firsts[i] ??= valuesOf([operand], item)[0];
    },
    () => {
      const [first, second] = firsts;
      const order = first && second && orderOf(first.value, second.value);
      if (!first || !second || order === undefined || isRight(order)) return NONE;
      const values = { other: second.path, value: shown(second), found: shown(first) };
      return [faultAt(first, { word, values })];
    },
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

function checkSum({ operands, total, tolerance = 0 }: Rule): RuleRun {
  if (typeof total !== 'object') return ofEach(() => NONE);
  const totals = totalOf(total);
  let sum: Decimal | undefined = ZERO;
  return ofAll(
    (item) => {
      totals.look(item);
      for (const { value } of valuesOf(operands, item)) {
        const number = numberOf(value);
        sum = sum && number && sumOf([sum, number]);
      }
    },
    () => {
      const said = totals.only();
      const own = said && numberOf(said.value);
      // A value that is no number, or a total that is missing or given twice, is not for this rule to report.
      if (!said || !own || !sum) return NONE;
      if (compareDecimals(difference(sum, own), decimalOf(String(tolerance)) ?? ZERO) <= 0) return NONE;
      return [faultAt(said, mustBe(decimalText(sum), textOf(said.value) ?? ''))];
    },
  );
}

/** The value that others should come to; none where it is given twice. */
function totalOf(total: Operand): { look(item: FoundValue): void; only(): FoundValue | undefined } {
  const found: FoundValue[] = [];
  return {
    look(item) {
      if (found.length < 2) found.push(...valuesOf([total], item));
    },
    only: () => (found.length === 1 ? found[0] : undefined),
  };
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

function checkCount({ operands, total, min, max }: Rule): RuleRun {
  const totals = typeof total === 'object' ? totalOf(total) : undefined;
  let object: FoundValue | undefined;
  let found = 0;
  return ofAll(
    (item) => {
      object ??= item;
      totals?.look(item);
      found += valuesOf(operands, item).length;
    },
    () => {
      if (!object) return NONE;
      if (typeof total === 'object') {
        const said = totals?.only();
        if (!said || !numberOf(said.value) || Number(textOf(said.value)) === found) return NONE;
        return [faultAt(said, mustBe({ word: 'asMany', values: { count: found } }, textOf(said.value) ?? ''))];
      }
      if (found >= (total ?? min ?? 0) && found <= (total ?? max ?? found)) return NONE;
      const names = operands.map(({ path }) => `"${path}"`).join(', ');
      const [amount, bound] = found < (min ?? 0) ? ([min, 'atLeast'] as const) : ([max, 'atMost'] as const);
      const count: number | Said = total ?? { word: bound, values: { amount: amount ?? '' } };
      const wanted: Said = { word: 'countOf', values: { count, names } };
      return [faultAt(startOf(object), { word: 'have', values: { wanted, found } })];
    },
  );
}
