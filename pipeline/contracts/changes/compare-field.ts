// A field before and now, without those that it holds.
import { type Field, formOf } from '../fields/field-list.ts';
import type { Condition } from '../fields/rule.ts';
import { textFormOf } from '../fields/text-forms.ts';
import { variantsIn } from '../fields/variants.ts';
import { compareForms, patternChange } from './compare-forms.ts';
import { type ChangeValue, changed, type FormChange } from './contract-change.ts';

/** The differences between two states of a field. */
export const compareField = (before: Field, now: Field): FormChange[] => [
  ...(before.name === now.name ? [] : [{ kind: 'renamed', effect: 'other', was: before.name } as const]),
  ...obligationChange(before, now),
  ...absenceChange(before, now),
  ...compareForms(before, now),
  ...patternChange('keys', before.propertyNames, now.propertyNames),
  ...formatChange(before, now),
  ...ruleChange(before, now),
  ...(before.item && now.item ? compareForms(formOf(before), formOf(now)) : []),
  ...heldChange(before, now),
  ...discriminatorChange(before.fields, now.fields),
  ...directionChanges(before, now),
  ...positionChange(before, now),
  ...deprecation(before, now),
];

/** That something is not for new integrations, or is so no longer. */
export function deprecation(
  before: { readonly deprecated: boolean },
  now: { readonly deprecated: boolean },
): FormChange[] {
  if (before.deprecated === now.deprecated) return [];
  return [{ kind: now.deprecated ? 'deprecated' : 'restored', effect: 'none' }];
}

const saidOf = (conditions: readonly Condition[], words: string | undefined): string =>
  conditions.length > 0 ? JSON.stringify(conditions) : (words ?? '');

function obligationChange(before: Field, now: Field): FormChange[] {
  const rank = { never: 0, when: 1, always: 2 } as const;
  const difference = rank[now.obligation] - rank[before.obligation];
  const kind = ({ never: 'optional', when: 'requiredAtTimes', always: 'required' } as const)[now.obligation];
  if (difference !== 0) return [{ kind, effect: difference > 0 ? 'narrower' : 'wider' }];
  const [was, is] = [saidOf(before.conditions, before.texts.condition), saidOf(now.conditions, now.texts.condition)];
  const prose = now.texts.condition ?? '';
  return was === is ? [] : [{ kind: 'requiredOtherwise', effect: 'other', is: { prose } }];
}

function absenceChange(before: Field, now: Field): FormChange[] {
  const [was, is] = [saidOf(before.absentIf, before.texts.absence), saidOf(now.absentIf, now.texts.absence)];
  if (was === is) return [];
  if (is === '') return [{ kind: 'present', effect: 'wider' }];
  return [{ kind: 'absent', effect: was === '' ? 'narrower' : 'other', is: { prose: now.texts.absence ?? '' } }];
}

/** Where a pattern or the type says the form too, words about it change nothing. */
function formatChange(before: Field, now: Field): FormChange[] {
  const [was, is] = [before.format, now.format];
  const isSaid = [before, now].map(formOf).some(({ type, pattern }) => pattern || textFormOf(type));
  const effect = isSaid ? 'none' : was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other';
  return changed(was, is, { kind: 'format', effect, was, is });
}

/** A rule in words alone may say of what was always so. */
function ruleChange({ texts: before }: Field, { texts: now }: Field): FormChange[] {
  const said = (prose: string | undefined): ChangeValue => (prose === undefined ? { word: 'none' } : { prose });
  return changed(before.rule, now.rule, { kind: 'rule', effect: 'none', was: said(before.rule), is: said(now.rule) });
}

/** What tells variants apart; where there were none, the values of the field say so. */
export function discriminatorChange(before: readonly Field[], now: readonly Field[]): FormChange[] {
  const [was, is] = [before, now].map((fields) => variantsIn(fields)?.discriminator.name);
  if (was === undefined || is === undefined) return [];
  return changed(was, is, { kind: 'discriminator', effect: 'other', was, is });
}

/** A field that names no contract has fields or values of its own. */
function heldChange(before: Field, now: Field): FormChange[] {
  const heldBy = ({ contract, item, fields }: Field): ChangeValue | undefined =>
    contract ?? item?.type ?? (fields.length > 0 ? { word: 'ownFields' } : undefined);
  const [was, is] = [heldBy(before), heldBy(now)];
  const isSame = before.contract === now.contract && (before.item === undefined) === (now.item === undefined);
  // Of another type, it holds another thing.
  return isSame || before.type !== now.type ? [] : [{ kind: 'holds', effect: 'other', was, is }];
}

/** What stops being one-way breaks nobody, unless those who now send it must. */
function directionChanges(before: Field, now: Field): FormChange[] {
  const changes: FormChange[] = [];
  if (now.readOnly && !before.readOnly) changes.push({ kind: 'readOnly', effect: 'narrower' });
  if (before.readOnly && !now.readOnly)
    changes.push({ kind: 'notReadOnly', effect: now.obligation === 'never' ? 'none' : 'narrower' });
  if (now.writeOnly && !before.writeOnly) changes.push({ kind: 'writeOnly', effect: 'wider' });
  if (before.writeOnly && !now.writeOnly) changes.push({ kind: 'notWriteOnly', effect: 'none' });
  return changes;
}

/** Columns of a delimited file follow from the order of its fields: what is before one that is new has not moved. */
function positionChange({ position: before }: Field, { position: now }: Field): FormChange[] {
  if (!before || !now || !('start' in before) || !('start' in now)) return [];
  const written = ({ start, length, align, padding }: typeof before): string =>
    `${start}–${start + length - 1}, ${align}, "${padding}"`;
  const [was, is] = [written(before), written(now)];
  return was === is ? [] : [{ kind: 'position', effect: 'other', was, is }];
}
