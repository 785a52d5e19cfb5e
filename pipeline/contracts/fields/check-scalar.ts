// One value against its field. Numbers are looked at as they are written, for 1.50 has two decimals and 1.5 one.
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

export interface Fault {
  readonly reason: Reason;
  /** Completes a sentence that begins with the field's name. */
  readonly message: string;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  map: 'an object',
};

export const nounOf = (type: FieldType): string => textFormOf(type)?.noun ?? NOUNS[type] ?? type;

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
  if (!hasType(type, node)) return [{ reason: 'type', message: `must be ${nounOf(type)}, not ${writtenAs(node)}` }];
  if (form && node.kind === 'string' && !hasForm(form, node.value))
    return [{ reason: 'format', message: `must be ${form.noun}, not ${writtenAs(node)}` }];
  const faults: Fault[] = [];
  if (values && !values.some(({ value }) => isEqual(value, node))) {
    const allowed = values.map(({ value }) => JSON.stringify(value)).join(', ');
    faults.push({ reason: 'values', message: `must be one of ${allowed}, not ${writtenAs(node)}` });
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
    faults.push({ reason: 'format', message: `must have the form "${form}", not ${JSON.stringify(value)}` });
  }
}

/** How many characters a text has, of which some are two of its units. */
function charactersIn(text: string): number {
  let count = text.length;
  for (let at = 1; at < text.length; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) count--;
  return count;
}

/** What is wrong with the number of characters or items. */
export function sizeFault({ minSize = 0, maxSize }: ValueForm, size: number, unit: string): Fault | undefined {
  if (size >= minSize && (maxSize === undefined || size <= maxSize)) return undefined;
  const wanted =
    minSize === maxSize
      ? `${minSize} ${unit}`
      : size < minSize
        ? `at least ${minSize} ${unit}`
        : `at most ${maxSize} ${unit}`;
  return { reason: 'size', message: `must have ${wanted}, not ${size}` };
}

function checkNumber({ maxSize, decimals, minimum, maximum }: ValueForm, raw: string, faults: Fault[]): void {
  const decimal = decimalOf(raw);
  if (decimals !== undefined && decimal && decimalDigits(decimal) > decimals) {
    faults.push({ reason: 'decimals', message: `must have at most ${decimals} decimals, not ${raw}` });
  }
  const wholeDigits = maxSize === undefined ? undefined : maxSize - (decimals ?? 0);
  if (wholeDigits !== undefined && decimal && wholeDigitsOf(decimal) > wholeDigits) {
    const before = decimals ? ' before the decimal point' : '';
    faults.push({ reason: 'size', message: `must have at most ${wholeDigits} digits${before}, not ${raw}` });
  }
  if (minimum !== undefined && Number(raw) < minimum) {
    faults.push({ reason: 'minimum', message: `must be at least ${minimum}, not ${raw}` });
  }
  if (maximum !== undefined && Number(raw) > maximum) {
    faults.push({ reason: 'maximum', message: `must be at most ${maximum}, not ${raw}` });
  }
}
