// One value against its field. Numbers are looked at as they are written, for 1.50 has two decimals and 1.5 one.
import type { Field, FieldType, ItemType, Scalar } from './field-list.ts';

/** What can be wrong with a payload; `expect=invalid(…)` names one. */
export const REASONS = [
  'columns',
  'decimals',
  'duplicate',
  'format',
  'header',
  'maximum',
  'minimum',
  'required',
  'size',
  'syntax',
  'type',
  'unknown',
  'values',
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

const NOUNS: Readonly<Record<FieldType | ItemType, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  date: 'a date as "2025-11-23"',
  datetime: 'a date and time as "2025-11-23T10:30:00-03:00"',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

export const nounOf = (type: FieldType | ItemType): string => NOUNS[type];

/** How an author wrote a value. */
export const writtenAs = (node: ScalarNode): string =>
  node.kind === 'string'
    ? JSON.stringify(node.value)
    : node.kind === 'number'
      ? node.raw
      : node.kind === 'boolean'
        ? String(node.value)
        : 'null';

/** What a value has that its field does not allow. */
export function checkScalar(field: Field, type: FieldType | ItemType, node: ScalarNode): Fault[] {
  if (node.kind === 'null' && field.nullable) return [];
  const written = writtenAs(node);
  if (!hasType(type, node)) return [{ reason: 'type', message: `must be ${NOUNS[type]}, not ${written}` }];
  if (type === 'date' || type === 'datetime') {
    if (node.kind === 'string' && !isDate(node.value, type)) {
      return [{ reason: 'format', message: `must be ${NOUNS[type]}, not ${written}` }];
    }
  }
  const faults: Fault[] = [];
  if (field.values && !field.values.some(({ value }) => isEqual(value, node))) {
    const allowed = field.values.map(({ value }) => JSON.stringify(value)).join(', ');
    faults.push({ reason: 'values', message: `must be one of ${allowed}, not ${written}` });
  }
  if (node.kind === 'string') faults.push(...checkText(field, node.value, written));
  if (node.kind === 'number') faults.push(...checkNumber(field, node.raw));
  return faults;
}

function hasType(type: FieldType | ItemType, node: ScalarNode): boolean {
  switch (type) {
    case 'string':
    case 'date':
    case 'datetime':
      return node.kind === 'string';
    case 'number':
      return node.kind === 'number';
    case 'integer':
      return node.kind === 'number' && Number.isInteger(Number(node.raw));
    case 'boolean':
      return node.kind === 'boolean';
    case 'null':
      return node.kind === 'null';
    default:
      return false;
  }
}

export const isEqual = (wanted: Scalar, node: ScalarNode): boolean =>
  node.kind === 'number' ? Number(node.raw) === wanted : node.kind !== 'null' && node.value === wanted;

function checkText(field: Field, value: string, written: string): Fault[] {
  const faults: Fault[] = [];
  // Sizes of an array count its items, not the characters of each.
  if (field.type !== 'array') {
    const length = [...value].length;
    const fault = sizeFault(field, length, 'characters');
    if (fault) faults.push(fault);
  }
  if (field.pattern && !field.pattern.test(value)) {
    const form = field.format ?? field.pattern.source.slice(4, -2);
    faults.push({ reason: 'format', message: `must have the form "${form}", not ${written}` });
  }
  return faults;
}

/** What is wrong with the number of characters or items. */
export function sizeFault({ minSize = 0, maxSize }: Field, size: number, unit: string): Fault | undefined {
  if (size >= minSize && (maxSize === undefined || size <= maxSize)) return undefined;
  const wanted =
    minSize === maxSize
      ? `${minSize} ${unit}`
      : size < minSize
        ? `at least ${minSize} ${unit}`
        : `at most ${maxSize} ${unit}`;
  return { reason: 'size', message: `must have ${wanted}, not ${size}` };
}

function checkNumber({ maxSize, decimals, minimum, maximum }: Field, raw: string): Fault[] {
  const faults: Fault[] = [];
  const [, whole = '', fraction = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(raw) ?? [];
  if (decimals !== undefined && fraction.length > decimals) {
    faults.push({ reason: 'decimals', message: `must have at most ${decimals} decimals, not ${raw}` });
  }
  const wholeDigits = maxSize === undefined ? undefined : maxSize - (decimals ?? 0);
  if (wholeDigits !== undefined && whole.replace(/^0+/, '').length > wholeDigits) {
    const before = decimals ? ' before the decimal point' : '';
    faults.push({ reason: 'size', message: `must have at most ${wholeDigits} digits${before}, not ${raw}` });
  }
  if (minimum !== undefined && Number(raw) < minimum) {
    faults.push({ reason: 'minimum', message: `must be at least ${minimum}, not ${raw}` });
  }
  if (maximum !== undefined && Number(raw) > maximum) {
    faults.push({ reason: 'maximum', message: `must be at most ${maximum}, not ${raw}` });
  }
  return faults;
}

const TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

function isDate(value: string, type: 'date' | 'datetime'): boolean {
  if (type === 'datetime' && !TIME.test(value)) return false;
  const day = value.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || (type === 'date' && value.length !== 10)) return false;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}
