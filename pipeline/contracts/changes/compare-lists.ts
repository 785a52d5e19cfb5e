// A field list before and now: its fields, what they hold, its rules and the form of its file.
import type { FileLayout } from '../../../schemas/types.ts';
import { type Field, type FieldList, holdsFields, sentenceOf } from '../fields/field-list.ts';
import { compareField, discriminatorChange } from './compare-field.ts';
import {
  type ChangedPart,
  type ChangeValue,
  type ContractChange,
  changed,
  changesAt,
  type FormChange,
  newNote,
  type Side,
} from './contract-change.ts';

/** The sides that there are of a list: of what clients send, only who sends. */
const SIDES: Readonly<Record<FieldList['direction'], readonly Side[]>> = {
  sent: ['sender'],
  received: ['receiver'],
  both: ['receiver', 'sender'],
};

const WHOLE = { part: { of: 'contract' }, at: '' } as const;

/** The differences between two states of a list, in the order of its fields; undefined where there is none. */
export function compareLists(before: FieldList | undefined, now: FieldList | undefined): ContractChange[] {
  const sides = SIDES[(now ?? before)?.direction ?? 'both'];
  if (!now) return changesAt({ ...WHOLE, sides }, [{ kind: 'removed', effect: 'other' }]);
  if (!before) return changesAt({ ...WHOLE, note: now.change, sides }, [{ kind: 'new', effect: 'none' }]);
  const note = newNote(before.change, now.change);
  const whole: FormChange[] = [
    ...changed(before.root, now.root, { kind: 'root', effect: 'other', was: before.root, is: now.root }),
    ...compareLayouts(before.layout, now.layout),
    ...discriminatorChange(before.fields, now.fields),
  ];
  const inside = [
    ...compareHeld(before.fields, now.fields, { isFile: now.layout !== undefined, note, sides }),
    ...compareRules(before, now, { note, sides }),
  ];
  // A note of the list may be of what it holds.
  const isTold = note !== undefined && inside.some((change) => change.note === note);
  return [
    ...directionChange(before, now, note),
    ...(whole.length > 0 || !isTold ? changesAt({ ...WHOLE, note, sides }, whole) : []),
    ...inside,
  ];
}

/** It breaks those for whom the list is no longer, and who now must send what they did not. */
function directionChange({ direction: was }: FieldList, { direction: is }: FieldList, note: string | undefined) {
  if (was === is) return [];
  const effect =
    was === 'both'
      ? is === 'sent'
        ? 'wider'
        : 'narrower'
      : is !== 'both'
        ? 'other'
        : was === 'sent'
          ? 'none'
          : 'narrower';
  return changesAt({ ...WHOLE, note }, [{ kind: 'direction', effect, was: { word: was }, is: { word: is } }]);
}

/** What fields stand in. */
interface Around {
  readonly isFile: boolean;
  readonly sides: readonly Side[];
  /** What is said of what is removed. */
  readonly note: string | undefined;
}

/** Fields of one object; whoever reads the lines of a file counts all their columns. */
function compareHeld(before: readonly Field[], now: readonly Field[], around: Around): ContractChange[] {
  const formerOf = formersOf(before, now);
  const moved = movedFields(now, before, formerOf);
  const kept = new Set<Field>();
  const at = (field: Field, note: string | undefined) => ({
    part: { of: 'field', path: field.path } as const,
    at: field.shownPath,
    sides: around.sides,
    note,
  });
  const changes = now.flatMap((field): ContractChange[] => {
    const former = formerOf(field);
    if (!former) return changesAt(at(field, field.texts.change), [addition(field, before, around.isFile)]);
    kept.add(former);
    const note = newNote(former.texts.change, field.texts.change);
    const held = compareHeld(former.fields, field.fields, { ...around, note: note ?? around.note });
    const own: FormChange[] = [
      ...compareField(former, field),
      ...(around.isFile && moved.has(field) ? [{ kind: 'moved', effect: 'other' } as const] : []),
    ];
    const isTold = note !== undefined && held.some((change) => change.note === note);
    return [...(own.length > 0 || !isTold ? changesAt(at(field, note), own) : []), ...held];
  });
  const removed = before.filter((field) => !kept.has(field));
  return [
    ...changes,
    ...removed.flatMap((field) => changesAt(at(field, around.note), [{ kind: 'removed', effect: 'other' }])),
  ];
}

const keyOf = ({ name, variant }: Field): string => `${variant?.value ?? ''} ${name}`;

/** What each field was, by its name or one that it had. */
function formersOf(before: readonly Field[], now: readonly Field[]): (field: Field) => Field | undefined {
  const olds = new Map(before.map((field) => [keyOf(field), field]));
  const known = new Set(now.map(keyOf));
  return (field) => {
    const names = [field.name, ...(field.was ?? []).filter((name) => !known.has(keyOf({ ...field, name })))];
    return names.map((name) => olds.get(keyOf({ ...field, name }))).find((each) => each !== undefined);
  };
}

/** Columns that stand after another one than before, of those that there were. One in a positional file says where it stands. */
function movedFields(
  now: readonly Field[],
  before: readonly Field[],
  formerOf: (field: Field) => Field | undefined,
): ReadonlySet<Field> {
  const columns = now.filter(({ position }) => position && 'column' in position);
  const pairs = columns.flatMap((field) => {
    const former = formerOf(field);
    return former ? [{ field, former }] : [];
  });
  const order = new Map(pairs.map(({ former }) => [former, before.indexOf(former)]));
  const sorted = pairs.map(({ former }) => former).sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const previous = new Map(sorted.map((former, i) => [former, sorted[i - 1]]));
  return new Set(
    pairs.flatMap(({ field, former }, i) => (previous.get(former) === pairs[i - 1]?.former ? [] : [field])),
  );
}

/** A field of a variant that is new itself is asked of nobody who sends what there was. */
function addition(field: Field, before: readonly Field[], isFile: boolean): FormChange {
  const { obligation, variant } = field;
  if (isFile) return { kind: holdsFields(field) ? 'newLine' : 'newColumn', effect: 'other' };
  const isOfNewVariant =
    variant !== undefined &&
    before.some(({ variants }) => variants && !variants.some(({ value }) => value === variant.value));
  if (obligation === 'never' || isOfNewVariant) return { kind: 'new', effect: 'none' };
  return { kind: obligation === 'always' ? 'newRequired' : 'newRequiredAtTimes', effect: 'narrower' };
}

/** What holds where a layout does not say it. */
const LAYOUT_DEFAULTS: Partial<FileLayout> = { header: false, quotes: false, decimalMark: '.' };

function compareLayouts(before: FileLayout | undefined, now: FileLayout | undefined): FormChange[] {
  if (!before || !now) return before === now ? [] : [{ kind: now ? 'file' : 'notFile', effect: 'other' }];
  const [olds, news] = [
    { ...LAYOUT_DEFAULTS, ...before },
    { ...LAYOUT_DEFAULTS, ...now },
  ];
  const keys = [...new Set([...Object.keys(olds), ...Object.keys(news)])] as (keyof FileLayout)[];
  const written = (value: string | boolean | undefined): ChangeValue | undefined =>
    typeof value === 'boolean' ? { word: value ? 'yes' : 'no' } : value;
  return keys.flatMap((kind) =>
    changed(olds[kind], news[kind], { kind, effect: 'other', was: written(olds[kind]), is: written(news[kind]) }),
  );
}

/** Rules by their codes. One in words alone may say of what was always so. */
function compareRules(before: FieldList, now: FieldList, { note, sides }: Omit<Around, 'isFile'>): ContractChange[] {
  const rules = ({ errors }: FieldList) =>
    new Map(errors.map((error) => [error.code, { check: JSON.stringify(error.check), prose: sentenceOf(error) }]));
  const [olds, news] = [rules(before), rules(now)];
  const at = (code: string, change: FormChange): ContractChange[] => {
    const part: ChangedPart = { of: 'rule', code };
    return changesAt({ part, at: code, note, sides }, [change]);
  };
  return [
    ...[...news].flatMap(([code, { check, prose }]) => {
      const old = olds.get(code);
      if (old && old.check === check && old.prose === prose) return [];
      const effect = old?.check === check ? 'none' : check === undefined ? 'wider' : 'narrower';
      return at(code, { kind: old ? 'changedRule' : 'newRule', effect, is: { prose } });
    }),
    ...[...olds].flatMap(([code, { check }]) =>
      news.has(code) ? [] : at(code, { kind: 'removedRule', effect: check === undefined ? 'none' : 'wider' }),
    ),
  ];
}
