// A field before and now, without those that it holds.
import { type Field, formOf } from '../fields/field-list.ts';
import type { Condition } from '../fields/rule.ts';
import { compareForms } from './compare-forms.ts';
import { BREAKS, type ContractChange, type FormChange } from './contract-change.ts';

/** The differences between two states of a field. */
export function compareField(before: Field, now: Field): ContractChange[] {
  const changes: FormChange[] = [
    ...nameChange(before, now),
    ...obligationChange(before, now),
    ...absenceChange(before, now),
    ...compareForms(before, now),
    ...(before.item && now.item ? compareForms(formOf(before), formOf(now)) : []),
    ...heldChange(before, now),
    ...directionChanges(before, now),
    ...positionChange(before, now),
    ...(now.deprecated && !before.deprecated ? [{ message: 'is deprecated', effect: 'none' } as const] : []),
  ];
  return changes.map(({ message, effect }) => ({ at: now.shownPath, message, breaks: BREAKS[effect] }));
}

const nameChange = (before: Field, now: Field): FormChange[] =>
  before.name === now.name ? [] : [{ message: `was "${before.name}"`, effect: 'other' }];

const saidOf = (conditions: readonly Condition[], words: string | undefined): string =>
  conditions.length > 0 ? JSON.stringify(conditions) : (words ?? '');

function obligationChange(before: Field, now: Field): FormChange[] {
  const rank = { never: 0, when: 1, always: 2 } as const;
  const difference = rank[now.obligation] - rank[before.obligation];
  const is = { never: 'is optional', when: 'is required at times', always: 'is required' }[now.obligation];
  if (difference !== 0) return [{ message: is, effect: difference > 0 ? 'narrower' : 'wider' }];
  const [was, now_] = [saidOf(before.conditions, before.texts.condition), saidOf(now.conditions, now.texts.condition)];
  return was === now_ ? [] : [{ message: `is required at other times: ${now.texts.condition ?? ''}`, effect: 'other' }];
}

function absenceChange(before: Field, now: Field): FormChange[] {
  const [was, is] = [saidOf(before.absentIf, before.texts.absence), saidOf(now.absentIf, now.texts.absence)];
  if (was === is) return [];
  if (is === '') return [{ message: 'may always be there', effect: 'wider' }];
  return [{ message: `must not be there: ${now.texts.absence ?? ''}`, effect: was === '' ? 'narrower' : 'other' }];
}

function heldChange({ contract: was, item: before }: Field, { contract: is, item: now }: Field): FormChange[] {
  if (was !== is)
    return [{ message: `holds ${is ?? 'fields of its own'}, no longer ${was ?? 'those'}`, effect: 'other' }];
  return (before === undefined) === (now === undefined) ? [] : [{ message: 'holds something else', effect: 'other' }];
}

function directionChanges(before: Field, now: Field): FormChange[] {
  const changes: FormChange[] = [];
  if (now.readOnly && !before.readOnly) changes.push({ message: 'must not be sent', effect: 'narrower' });
  if (now.writeOnly && !before.writeOnly) changes.push({ message: 'is never received', effect: 'wider' });
  return changes;
}

/** Columns of a delimited file follow from the order of its fields: what is before one that is new has not moved. */
function positionChange({ position: was }: Field, { position: is }: Field): FormChange[] {
  if (!was || !is || !('start' in was) || !('start' in is)) return [];
  const written = (position: typeof was | typeof is): string =>
    'start' in position ? `${position.start}, ${position.length} long, ${position.align}, "${position.padding}"` : '';
  return written(was) === written(is)
    ? []
    : [{ message: `position: ${written(was)} → ${written(is)}`, effect: 'other' }];
}
