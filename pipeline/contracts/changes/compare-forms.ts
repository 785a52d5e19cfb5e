// What a value may be, before and now.
import { isNumeric, type ValueForm, writtenPattern } from '../fields/value-form.ts';
import type { FormChange } from './contract-change.ts';

/** The differences between two forms of a value. */
export function compareForms(before: ValueForm, now: ValueForm): FormChange[] {
  if (before.type !== now.type) return [typeChange(before, now)];
  return [
    ...sizeChange(before, now),
    ...limitChange('decimals', before.decimals, now.decimals, 'most'),
    ...limitChange('maximum', before.maximum, now.maximum, 'most'),
    ...limitChange('minimum', before.minimum, now.minimum, 'least'),
    ...patternChange(before.pattern, now.pattern),
    ...valueChanges(before.values, now.values),
    ...nullChange(before.nullable, now.nullable),
    ...unitChange(before.unit, now.unit),
  ];
}

function typeChange({ type: before }: ValueForm, { type: now }: ValueForm): FormChange {
  const effect =
    before === 'integer' && now === 'number'
      ? 'wider'
      : before === 'number' && now === 'integer'
        ? 'narrower'
        : 'other';
  return { message: `is of type ${now}, no longer ${before}`, effect };
}

/** Characters of a text, items of an array or a map, digits of a number. */
function sizeChange(before: ValueForm, now: ValueForm): FormChange[] {
  const { minSize: wasLeast = 0, maxSize: wasMost = Number.POSITIVE_INFINITY } = before;
  const { minSize: least = 0, maxSize: most = Number.POSITIVE_INFINITY } = now;
  if (least === wasLeast && most === wasMost) return [];
  const isNarrower = least >= wasLeast && most <= wasMost;
  const isWider = least <= wasLeast && most >= wasMost;
  const name = isNumeric(now.type) ? 'digits' : 'size';
  const message = `${name}: ${rangeText(wasLeast, wasMost)} → ${rangeText(least, most)}`;
  return [{ message, effect: isNarrower ? 'narrower' : isWider ? 'wider' : 'other' }];
}

function rangeText(least: number, most: number): string {
  if (least === most) return `${most}`;
  if (most === Number.POSITIVE_INFINITY) return least === 0 ? 'any' : `at least ${least}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

function limitChange(
  name: string,
  before: number | undefined,
  now: number | undefined,
  kind: 'most' | 'least',
): FormChange[] {
  if (before === now) return [];
  const unlimited = kind === 'most' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const grows = (now ?? unlimited) > (before ?? unlimited);
  const effect = grows === (kind === 'most') ? 'wider' : 'narrower';
  return [{ message: `${name}: ${before ?? 'any'} → ${now ?? 'any'}`, effect }];
}

function patternChange(before: RegExp | undefined, now: RegExp | undefined): FormChange[] {
  const [was, is] = [before && writtenPattern(before), now && writtenPattern(now)];
  if (was === is) return [];
  const effect = was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other';
  return [{ message: `pattern: ${was ?? 'any'} → ${is ?? 'any'}`, effect }];
}

function valueChanges(before: ValueForm['values'], now: ValueForm['values']): FormChange[] {
  if (!before && !now) return [];
  if (!before) return [{ message: 'takes the values of a list only', effect: 'narrower' }];
  if (!now) return [{ message: 'takes any value, no longer those of a list', effect: 'wider' }];
  const has = (values: NonNullable<ValueForm['values']>, wanted: unknown): boolean =>
    values.some(({ value }) => value === wanted);
  return [
    ...before
      .filter(({ value }) => !has(now, value))
      .map(({ value }): FormChange => ({ message: `no longer has the value "${value}"`, effect: 'narrower' })),
    // Who receives is to take values that are not known yet: published schemas leave them open.
    ...now
      .filter(({ value }) => !has(before, value))
      .map(({ value }): FormChange => ({ message: `has the new value "${value}"`, effect: 'none' })),
  ];
}

const nullChange = (before: boolean, now: boolean): FormChange[] =>
  before === now
    ? []
    : [now ? { message: 'may be null', effect: 'wider' } : { message: 'must not be null', effect: 'narrower' }];

const unitChange = (before: string | undefined, now: string | undefined): FormChange[] =>
  before === now ? [] : [{ message: `unit: ${before ?? 'none'} → ${now ?? 'none'}`, effect: 'other' }];
