// What a value may be, before and now.
import { isNumeric, type ValueForm, writtenPattern } from '../fields/value-form.ts';
import type { ChangeKind, FormChange } from './contract-change.ts';

/** The differences between two forms of a value. */
export function compareForms(before: ValueForm, now: ValueForm): FormChange[] {
  if (before.type !== now.type) return [typeChange(before, now)];
  return [
    ...sizeChange(before, now),
    ...limitChange('decimals', before.decimals, now.decimals),
    ...limitChange('maximum', before.maximum, now.maximum),
    ...limitChange('minimum', before.minimum, now.minimum),
    ...patternChange('pattern', before.pattern, now.pattern),
    ...valueChanges(before.values, now.values),
    ...nullChange(before.nullable, now.nullable),
    ...unitChange(before.unit, now.unit),
  ];
}

function typeChange({ type: was }: ValueForm, { type: is }: ValueForm): FormChange {
  const effect =
    was === 'integer' && is === 'number' ? 'wider' : was === 'number' && is === 'integer' ? 'narrower' : 'other';
  return { kind: 'type', effect, was, is };
}

/** Characters of a text, items of an array or a map, digits of a number. */
function sizeChange(before: ValueForm, now: ValueForm): FormChange[] {
  const rangeOf = ({ minSize = 0, maxSize = Number.POSITIVE_INFINITY }: ValueForm) => ({
    least: minSize,
    most: maxSize,
  });
  const [was, is] = [rangeOf(before), rangeOf(now)];
  if (is.least === was.least && is.most === was.most) return [];
  const isNarrower = is.least >= was.least && is.most <= was.most;
  const isWider = is.least <= was.least && is.most >= was.most;
  const effect = isNarrower ? 'narrower' : isWider ? 'wider' : 'other';
  return [{ kind: isNumeric(now.type) ? 'digits' : 'size', effect, was, is }];
}

/** Where there is no limit, every value is within it. */
function limitChange(
  kind: 'decimals' | 'maximum' | 'minimum',
  was: number | undefined,
  is: number | undefined,
): FormChange[] {
  if (was === is) return [];
  const isLeast = kind === 'minimum';
  const unlimited = isLeast ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const grows = (is ?? unlimited) > (was ?? unlimited);
  const written = (limit: number | undefined): string | undefined => (limit === undefined ? undefined : String(limit));
  return [{ kind, effect: grows === isLeast ? 'narrower' : 'wider', was: written(was), is: written(is) }];
}

/** Patterns of values, or of the keys of a map. */
export function patternChange(
  kind: ChangeKind & ('pattern' | 'keys'),
  before: RegExp | undefined,
  now: RegExp | undefined,
): FormChange[] {
  const [was, is] = [before && writtenPattern(before), now && writtenPattern(now)];
  if (was === is) return [];
  return [{ kind, effect: was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other', was, is }];
}

function valueChanges(before: ValueForm['values'], now: ValueForm['values']): FormChange[] {
  if (!before && !now) return [];
  if (!before) return [{ kind: 'values', effect: 'narrower' }];
  if (!now) return [{ kind: 'anyValue', effect: 'wider' }];
  const valuesOf = (values: NonNullable<ValueForm['values']>): Set<string> =>
    new Set(values.map(({ value }) => String(value)));
  const [olds, news] = [valuesOf(before), valuesOf(now)];
  return [
    ...[...olds].flatMap((was): FormChange[] =>
      news.has(was) ? [] : [{ kind: 'valueRemoved', effect: 'narrower', was }],
    ),
    // Who receives is to take values that are not known yet: published schemas leave them open.
    ...[...news].flatMap((is): FormChange[] => (olds.has(is) ? [] : [{ kind: 'valueNew', effect: 'none', is }])),
  ];
}

const nullChange = (before: boolean, now: boolean): FormChange[] =>
  before === now ? [] : [now ? { kind: 'nullable', effect: 'wider' } : { kind: 'notNullable', effect: 'narrower' }];

const unitChange = (was: string | undefined, is: string | undefined): FormChange[] =>
  was === is ? [] : [{ kind: 'unit', effect: 'other', was: was ?? { word: 'none' }, is: is ?? { word: 'none' } }];
