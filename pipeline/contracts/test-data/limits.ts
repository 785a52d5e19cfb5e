// Values of a form at each of its limits, and those that go beyond.
import { checkScalar, type Reason, type ScalarNode } from '../fields/check-scalar.ts';
import { samplePattern } from '../fields/sample-pattern.ts';
import { textFormOf } from '../fields/text-forms.ts';
import { isNumeric, type ValueForm, writtenPattern } from '../fields/value-form.ts';
import { decimalsOf, digitBounds, numberBounds, numberText } from './number-bounds.ts';
import { isRight, LONGEST_TEXT, pickBy, type Sampled, sampleScalar, scalarOf, textNode } from './sample-scalar.ts';

/** What of a form is at its end; `few` and `many` are of what holds others. */
export const LIMITS = [
  'shortest',
  'longest',
  'least',
  'greatest',
  'digits',
  'decimals',
  'first',
  'last',
  'value',
  'null',
  'few',
  'many',
] as const;

export type Limit = (typeof LIMITS)[number];

/** A limit, and values that are at it, of which one that can be written is enough. */
export interface LimitValue {
  readonly limit: Limit;
  readonly value: ScalarNode;
}

export interface WrongValue {
  readonly reason: Reason;
  /** The side of it, where there are two. */
  readonly side?: 'below' | 'above' | undefined;
  readonly values: readonly ScalarNode[];
}

export function limitValues(sampled: Sampled): LimitValue[] {
  const found = new Map<string, LimitValue>();
  for (const [limit, value] of atLimits(sampled)) {
    // Of two limits that one value is at, the first is enough.
    const key = JSON.stringify(value);
    if (!found.has(key) && isRight(sampled, value)) found.set(key, { limit, value });
  }
  return [...found.values()];
}

function* atLimits(sampled: Sampled): Iterable<[Limit, ScalarNode]> {
  const { form } = sampled;
  const { type, values = [], minSize, maxSize, minimum, maximum, decimals, nullable } = form;
  for (const [i, { value }] of values.entries()) {
    const isOuter = i === 0 || i === values.length - 1;
    if (values.length > 1) yield [i === 0 ? 'first' : isOuter ? 'last' : 'value', scalarOf(value)];
  }
  if (isNumeric(type) && values.length === 0) {
    const number = (scaled: bigint): ScalarNode => ({ kind: 'number', raw: numberText(scaled, decimalsOf(form)) });
    const { least, greatest } = numberBounds(form);
    if (minimum !== undefined) yield ['least', number(least)];
    if (maximum !== undefined) yield ['greatest', number(greatest)];
    if (maxSize !== undefined) yield ['digits', number(digitBounds(form).greatest)];
    if (decimals) yield ['decimals', number((least > 0n ? least : 0n) + 1n)];
  } else if (textFormOf(type) === undefined || type === 'email' || type === 'uri') {
    if (minSize !== undefined) for (const value of textsOf(sampled, minSize)) yield ['shortest', value];
    if (maxSize !== undefined) for (const value of textsOf(sampled, maxSize)) yield ['longest', value];
  }
  if (nullable && type !== 'null') yield ['null', { kind: 'null' }];
}

/** A text of a length; none where that can be of none, or where nobody would read it. */
function textsOf({ form, seed, ...sampled }: Sampled, length: number): ScalarNode[] {
  const { type, values, pattern } = form;
  if (values || length > LONGEST_TEXT || type === 'array' || type === 'map' || type === 'object') return [];
  const lengths = { minLength: length, maxLength: length };
  if (pattern) return [textNode(samplePattern(writtenPattern(pattern), lengths, pickBy(`${seed} ${length}`)))];
  const exact = { ...form, minSize: length, maxSize: length };
  const value = sampleScalar({ ...sampled, form: exact, seed, example: undefined }, 1);
  return value ? [value] : [];
}

/** For each thing that can be wrong with a value, values that have nothing else wrong, or else as little as can be. */
export function wrongValues(sampled: Sampled): WrongValue[] {
  const kinds = new Map<string, { reason: Reason; side?: WrongValue['side']; values: [number, ScalarNode][] }>();
  for (const { reason, side, values } of beyondLimits(sampled)) {
    const kind = kinds.get(`${reason} ${side}`) ?? { reason, ...(side && { side }), values: [] };
    kinds.set(`${reason} ${side}`, kind);
    for (const value of values) {
      const reasons = new Set(checkScalar(sampled.form, value).map((fault) => fault.reason));
      if (reasons.has(reason) && sampled.isWritable(value)) kind.values.push([reasons.size, value]);
    }
  }
  return [...kinds.values()].map(({ values, ...kind }) => ({
    ...kind,
    values: values.sort(([a], [b]) => a - b).map(([, value]) => value),
  }));
}

function* beyondLimits(sampled: Sampled): Iterable<WrongValue> {
  const { form } = sampled;
  const { type, values, minSize = 0, maxSize, pattern } = form;
  const isAny = type === 'any';
  if (!isAny) yield { reason: 'type', values: otherTypes(form) };
  if (values)
    yield { reason: 'values', values: [...values.map(({ value }) => changed(value)), scalarOf(changedText(sampled))] };
  if (isNumeric(type)) yield* beyondNumbers(form);
  else if (textFormOf(type)) yield { reason: 'format', values: misshapen(sampled) };
  else if (pattern) yield { reason: 'format', values: misshapen(sampled) };
  if (type !== 'string' && type !== 'email' && type !== 'uri') return;
  if (minSize > 1) yield { reason: 'size', side: 'below', values: textsOf(unbound(sampled), minSize - 1) };
  if (maxSize !== undefined && maxSize < LONGEST_TEXT)
    yield { reason: 'size', side: 'above', values: [...textsOf(unbound(sampled), maxSize + 1), longer(sampled)] };
}

function* beyondNumbers(form: ValueForm): Iterable<WrongValue> {
  const { minimum, maximum, maxSize, decimals } = form;
  const places = decimalsOf(form);
  const { least, greatest } = numberBounds(form);
  const digits = digitBounds(form);
  const number = (scaled: bigint, by = places): ScalarNode => ({ kind: 'number', raw: numberText(scaled, by) });
  if (minimum !== undefined) yield { reason: 'minimum', side: 'below', values: [number(least - 1n)] };
  if (maximum !== undefined) yield { reason: 'maximum', side: 'above', values: [number(greatest + 1n)] };
  if (decimals !== undefined)
    yield { reason: 'decimals', values: [number((least > 0n ? least : 0n) * 10n + 1n, places + 1)] };
  // What a limit forbids first no digit can be too much for.
  if (maxSize !== undefined && greatest === digits.greatest)
    yield { reason: 'size', side: 'above', values: [number(greatest + 1n)] };
  else if (maxSize !== undefined && least === digits.least)
    yield { reason: 'size', side: 'above', values: [number(least - 1n)] };
}

const otherTypes = ({ type }: ValueForm): ScalarNode[] =>
  isNumeric(type)
    ? [textNode('ABC'), textNode('X')]
    : type === 'boolean'
      ? [textNode('X')]
      : [{ kind: 'number', raw: '1' }];

/** A value that is near to one, and another. */
const changed = (value: string | number | boolean): ScalarNode =>
  typeof value === 'number' ? scalarOf(value + 1) : typeof value === 'string' ? textNode(`${value}X`) : textNode('X');

/** One of the right length. */
function changedText({ form }: Sampled): string {
  const [first] = form.values ?? [];
  return String(first?.value ?? '').replace(/.$/su, (mark) => (mark === 'X' ? 'Y' : 'X'));
}

/** The right value with another character in the place of one; a day that no month has. */
function misshapen(sampled: Sampled): ScalarNode[] {
  if (sampled.form.type === 'date') return [textNode('2025-02-30')];
  const right = sampleScalar(sampled, 0);
  if (right?.kind !== 'string') return [];
  const marks = [...right.value];
  const places = [marks.length - 1, 0, Math.floor(marks.length / 2)].filter((at) => at >= 0);
  return places.flatMap((at) =>
    [...'X0_!a; '].map((mark) => textNode([...marks.slice(0, at), mark, ...marks.slice(at + 1)].join(''))),
  );
}

/** The same, of any size. */
const unbound = ({ form: { minSize: _min, maxSize: _max, ...form }, ...sampled }: Sampled): Sampled => ({
  ...sampled,
  form,
});

/** The right value, and its end once more. */
function longer(sampled: Sampled): ScalarNode {
  const right = sampleScalar(sampled, 0);
  const text = right?.kind === 'string' ? right.value : '';
  return textNode(text.padEnd((sampled.form.maxSize ?? 0) + 1, text.slice(-1) || 'X'));
}
