// A field list before and now: its fields, what they hold, its rules and the form of its file.
import type { FileLayout } from '../../../schemas/types.ts';
import { type Field, type FieldList, sentenceOf } from '../fields/field-list.ts';
import { compareField } from './compare-field.ts';
import { type ContractChange, BREAKS as OF_EFFECT, type Side } from './contract-change.ts';

const BOTH: readonly Side[] = OF_EFFECT.other;

/** The sides that there are of a list: of what clients send, only who sends. */
const SIDES: Readonly<Record<FieldList['direction'], readonly Side[]>> = {
  sent: ['sender'],
  received: ['receiver'],
  both: BOTH,
};

/** The differences between two states of a list, in the order of its fields; undefined where there is none. */
export function compareLists(before: FieldList | undefined, now: FieldList | undefined): ContractChange[] {
  const sides = SIDES[(now ?? before)?.direction ?? 'both'];
  return differences(before, now).map((change) => ({
    ...change,
    breaks: change.breaks.filter((side) => sides.includes(side)),
  }));
}

function differences(before: FieldList | undefined, now: FieldList | undefined): ContractChange[] {
  if (!now) return [{ at: '', message: 'is no longer there', breaks: BOTH }];
  if (!before) return [{ at: '', message: 'is new', breaks: [] }];
  const root: ContractChange[] =
    before.root === now.root
      ? []
      : [{ at: '', message: `is an ${now.root}, no longer an ${before.root}`, breaks: BOTH }];
  return [
    ...root,
    ...compareLayouts(before.layout, now.layout),
    ...compareHeld(before.fields, now.fields, now.layout !== undefined),
    ...compareRules(before, now),
  ];
}

/** Fields of one object; whoever reads the lines of a file counts all their columns. */
function compareHeld(before: readonly Field[], now: readonly Field[], isFile: boolean): ContractChange[] {
  const keyOf = ({ name, variant }: Field): string => `${variant?.value ?? ''} ${name}`;
  const olds = new Map(before.map((field) => [keyOf(field), field]));
  const known = new Set(now.map(keyOf));
  const formerOf = (field: Field): Field | undefined => {
    const names = [field.name, ...(field.was ?? []).filter((name) => !known.has(keyOf({ ...field, name })))];
    return names.map((name) => olds.get(keyOf({ ...field, name }))).find((each) => each !== undefined);
  };
  const kept = new Set<Field>();
  const changes = now.flatMap((field): ContractChange[] => {
    const former = formerOf(field);
    if (!former) return [{ at: field.shownPath, ...addition(field, isFile) }];
    kept.add(former);
    return [...compareField(former, field), ...compareHeld(former.fields, field.fields, isFile)];
  });
  const removed = before.filter((field) => !kept.has(field));
  return [...changes, ...removed.map(({ shownPath }) => ({ at: shownPath, message: 'is removed', breaks: BOTH }))];
}

function addition({ obligation }: Field, isFile: boolean): Omit<ContractChange, 'at'> {
  if (isFile) return { message: 'is a new column', breaks: BOTH };
  if (obligation === 'always') return { message: 'is new and required', breaks: ['sender'] };
  if (obligation === 'when') return { message: 'is new and required at times', breaks: ['sender'] };
  return { message: 'is new', breaks: [] };
}

function compareLayouts(before: FileLayout | undefined, now: FileLayout | undefined): ContractChange[] {
  if (!before || !now)
    return before === now ? [] : [{ at: '', message: now ? 'is a file' : 'is a file no longer', breaks: BOTH }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])] as (keyof FileLayout)[];
  return keys
    .filter((key) => before[key] !== now[key])
    .map((key) => ({ at: '', message: `${key}: ${before[key] ?? 'any'} → ${now[key] ?? 'any'}`, breaks: BOTH }));
}

/** Rules that are checked. One in words alone may say of what was always so. */
function compareRules(before: FieldList, now: FieldList): ContractChange[] {
  const checks = ({ errors }: FieldList): Map<string, string> =>
    new Map(errors.flatMap(({ code, check }) => (check ? [[code, JSON.stringify(check)] as const] : [])));
  const [olds, news] = [checks(before), checks(now)];
  const said = (code: string): string => sentenceOf(now.errors.find((error) => error.code === code) ?? { code });
  const changes: ContractChange[] = [];
  for (const [code, check] of news) {
    if (olds.get(code) === check) continue;
    const message = olds.has(code) ? 'is a rule that has changed' : 'is a new rule';
    changes.push({ at: code, message: `${message}: ${said(code)}`, breaks: ['sender'] });
  }
  for (const code of olds.keys())
    if (!news.has(code)) changes.push({ at: code, message: 'is a rule no longer', breaks: ['receiver'] });
  return changes;
}
