// One value against its field. Numbers are looked at as they are written, for 1.50 has two decimals and 1.5 one.
import type { Said, SaidValues } from '../../languages/say.ts';
import { decimalDigits, decimalOf, wholeDigits as wholeDigitsOf } from './decimal.ts';
import { matchesPattern } from './match-pattern.ts';
import type { Scalar } from './rule.ts';
import { hasForm, textFormOf } from './text-forms.ts';
import { type FieldType, type ValueForm, writtenPattern } from './value-form.ts';

/** What can be wrong with a payload; `expect=invalid(…)` names one. */
export const REASONS = [
  'absent',
  'columns',
  'decimals',
  'duplicate',
  'encoding',
  'fileName',
  'format',
  'header',
  'lineEnd',
  'maximum',
  'minimum',
  'order',
  'quotes',
  'readOnly',
  'required',
  'size',
  'syntax',
  'type',
  'unknown',
  'values',
  'writeOnly',
] as const;

export type Reason = (typeof REASONS)[number];

export type ScalarNode =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly raw: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' };

/** What is wrong with a value, whatever it is called. */
export interface Fault {
  readonly reason: Reason;
  /** A sentence whose subject is to be filled in. */
  readonly said: Said;
}

/** The sentence about what has this name. */
export const saidOf = ({ word, values }: Said, subject: string | Said): Said => ({
  word,
  values: { ...values, subject },
});

const mustBe = (reason: Reason, wanted: SaidValues[string], found: string): Fault => ({
  reason,
  said: { word: 'be', values: { wanted, found } },
});

const mustHave = (reason: Reason, wanted: Said, found: string | number): Fault => ({
  reason,
  said: { word: 'have', values: { wanted, found } },
});

/** What a value of a type is, in words. */
export const nounOf = (type: FieldType): string | Said =>
  type === 'null' || type === 'any' ? type : { word: type === 'map' ? 'object' : type };

/** How an author wrote a value. */
export const writtenAs = (node: ScalarNode): string =>
  node.kind === 'string'
    ? JSON.stringify(node.value)
    : node.kind === 'number'
      ? node.raw
      : node.kind === 'boolean'
        ? String(node.value)
        : 'null';

/** What a value has that is not allowed. */
export function checkScalar(wanted: ValueForm, node: ScalarNode): Fault[] {
  const { type, nullable, values } = wanted;
  if (node.kind === 'null' && nullable) return [];
  const form = textFormOf(type);
  if (!hasType(type, node)) return [mustBe('type', nounOf(type), writtenAs(node))];
  if (form && node.kind === 'string' && !hasForm(form, node.value))
    return [mustBe('format', nounOf(type), writtenAs(node))];
  const faults: Fault[] = [];
  if (values && !values.some(({ value }) => isEqual(value, node))) {
    const allowed = values.map(({ value }) => JSON.stringify(value)).join(', ');
    faults.push(mustBe('values', { word: 'oneOf', values: { values: allowed } }, writtenAs(node)));
  }
  if (node.kind === 'string') checkText(wanted, node.value, faults);
  if (node.kind === 'number') checkNumber(wanted, node.raw, faults);
  return faults;
}

function hasType(type: FieldType, node: ScalarNode): boolean {
  if (textFormOf(type)) return node.kind === 'string';
  switch (type) {
    case 'string':
      return node.kind === 'string';
    case 'number':
      return node.kind === 'number';
    case 'integer':
      return node.kind === 'number' && Number.isInteger(Number(node.raw));
    case 'boolean':
      return node.kind === 'boolean';
    case 'null':
      return node.kind === 'null';
    case 'any':
      return true;
    default:
      return false;
  }
}

export const isEqual = (wanted: Scalar, node: ScalarNode): boolean =>
  node.kind === 'number' ? Number(node.raw) === wanted : node.kind !== 'null' && node.value === wanted;

function checkText(wanted: ValueForm, value: string, faults: Fault[]): void {
  const { pattern, format } = wanted;
  const fault = sizeFault(wanted, charactersIn(value), 'characters');
  if (fault) faults.push(fault);
  if (pattern && !matchesPattern(pattern, value)) {
    const form = format ?? writtenPattern(pattern);
    faults.push(mustHave('format', { word: 'form', values: { form } }, JSON.stringify(value)));
  }
}

/** How many characters a text has, of which some are two of its units. */
function charactersIn(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) count--;
  return count;
}

const atLeast = (amount: number | Said): Said => ({ word: 'atLeast', values: { amount } });
const atMost = (amount: number | Said): Said => ({ word: 'atMost', values: { amount } });

/** What is wrong with the number of characters or items. */
export function sizeFault(
  { minSize = 0, maxSize }: ValueForm,
  size: number,
  unit: 'characters' | 'items',
): Fault | undefined {
  if (size >= minSize && (maxSize === undefined || size <= maxSize)) return undefined;
  const least: Said = { word: unit, values: { count: minSize } };
  const most: Said = { word: unit, values: { count: maxSize ?? '' } };
  return mustHave('size', minSize === maxSize ? least : size < minSize ? atLeast(least) : atMost(most), size);
}

function checkNumber({ maxSize, decimals, minimum, maximum }: ValueForm, raw: string, faults: Fault[]): void {
  const decimal = decimalOf(raw);
  if (decimals !== undefined && decimal && decimalDigits(decimal) > decimals) {
    faults.push(mustHave('decimals', atMost({ word: 'decimals', values: { count: decimals } }), raw));
  }
  const wholeDigits = maxSize === undefined ? undefined : maxSize - (decimals ?? 0);
  if (wholeDigits !== undefined && decimal && wholeDigitsOf(decimal) > wholeDigits) {
    const word = decimals ? 'wholeDigits' : 'digits';
    faults.push(mustHave('size', atMost({ word, values: { count: wholeDigits } }), raw));
  }
  if (minimum !== undefined && Number(raw) < minimum) {
    faults.push(mustBe('minimum', atLeast(minimum), raw));
  }
  if (maximum !== undefined && Number(raw) > maximum) {
    faults.push(mustBe('maximum', atMost(maximum), raw));
  }
}
