// Changes of a payload that make rules between fields hold, or break them.
import { decimalDigits, decimalOf } from '../fields/decimal.ts';
import { formOf } from '../fields/field-list.ts';
import type { Mending } from './mending.ts';
import { decimalsOf, numberBounds, numberText } from './number-bounds.ts';
import { isRight, sampleScalar, textNode } from './sample-scalar.ts';
import { spotAt } from './spot.ts';
import { copyOf, type Path, put, type Value, valueAt } from './value.ts';

type Changing = Pick<Mending, 'root' | 'maker' | 'isPinned'>;

/** Puts another value in a place: one that nothing in the payload has had. */
export function freshValue(at: Path, { root, maker }: Changing): boolean {
  const spot = spotAt(root, at, maker.list);
  if (!spot) return false;
  const before = JSON.stringify(valueAt(root, at));
  for (let i = 0; i < 3; i++) {
    const value = maker.field(spot.field, spot.list, 'smallest');
    if (JSON.stringify(value) === before) continue;
    put(root, at, value);
    return true;
  }
  return false;
}

export function addMissingAt(at: Path, { root, maker, isPinned }: Changing): boolean {
  for (let length = 1; length <= at.length; length++) {
    const place = at.slice(0, length);
    if (valueAt(root, place) !== undefined) continue;
    const spot = spotAt(root, place, maker.list);
    if (!spot || isPinned(place)) return false;
    const { field, list } = spot;
    const isItem = typeof place.at(-1) === 'number';
    put(root, place, isItem ? maker.held(field, list, 'smallest') : maker.field(field, list, 'smallest'));
  }
  return valueAt(root, at) !== undefined;
}

export function removeFrom(root: Value, at: Path): boolean {
  if (valueAt(root, at) === undefined) return false;
  put(root, at, undefined);
  return true;
}

const MOST_COPIES = 20;

/** Adds a copy of the nearest item of an array that a place is in, and gives where it stands: of the payload's too. */
export function copyItem(at: Path, { root }: Changing): Path | undefined {
  const own = valueAt(root, at);
  const end = own?.kind === 'array' ? at.length + 1 : at.findLastIndex((step) => typeof step === 'number') + 1;
  const array = valueAt(root, at.slice(0, end - 1));
  if (end === 0 || array?.kind !== 'array') return undefined;
  const item = array.items[Number(at[end - 1] ?? 0)];
  if (!item || array.items.length >= MOST_COPIES) return undefined;
  array.items.push(copyOf(item));
  return [...at.slice(0, end - 1), array.items.length - 1, ...at.slice(end)];
}

/** Puts a number in a place, of so many decimals, or what is nearest to it of those that may stand there. */
export function setNumber(at: Path, value: bigint, decimals: number, { root, maker }: Changing): boolean {
  const spot = spotAt(root, at, maker.list);
  if (!spot) return false;
  const form = formOf(spot.field);
  const own = decimalsOf(form);
  const { least, greatest } = numberBounds(form);
  const scaled = decimals > own ? value / 10n ** BigInt(decimals - own) : value * 10n ** BigInt(own - decimals);
  const allowed = scaled < least ? least : scaled > greatest ? greatest : scaled;
  const isKept = allowed === scaled && decimals < own;
  const raw = isKept ? numberText(value, decimals) : numberText(allowed, own);
  const number = { kind: 'number', raw } as const;
  if (JSON.stringify(number) === JSON.stringify(valueAt(root, at))) return false;
  put(root, at, number);
  return true;
}

export interface Sum {
  readonly value: bigint;
  readonly decimals: number;
}

/** What numbers come to; undefined where one is none. */
export function sumAt(places: readonly Path[], root: Value): Sum | undefined {
  const values = places.map((place) => valueAt(root, place));
  const decimals = values.map((value) => (value?.kind === 'number' ? decimalOf(value.raw) : undefined));
  const most = Math.max(0, ...decimals.map((each) => (each ? decimalDigits(each) : 0)));
  let sum = 0n;
  for (const decimal of decimals) {
    if (!decimal || Math.abs(decimal.scale) > 100) return undefined;
    const whole = BigInt(decimal.digits || '0') * 10n ** BigInt(most - decimal.scale);
    sum += decimal.isNegative ? -whole : whole;
  }
  return { value: sum, decimals: most };
}

/** Makes numbers come to another, those that may not be changed as they are. */
export function shareOut(total: Path, parts: readonly Path[], changing: Changing): boolean {
  const { root, isPinned } = changing;
  const free = parts.filter((part) => !isPinned(part));
  const wanted = sumAt([total], root);
  const kept = sumAt(parts.filter(isPinned), root);
  if (free.length === 0 || !wanted || !kept) return false;
  const decimals = Math.max(wanted.decimals, kept.decimals);
  const rest =
    wanted.value * 10n ** BigInt(decimals - wanted.decimals) - kept.value * 10n ** BigInt(decimals - kept.decimals);
  const share = rest / BigInt(free.length);
  const last = rest - share * BigInt(free.length - 1);
  return free
    .map((part, i) => setNumber(part, i === free.length - 1 ? last : share, decimals, changing))
    .includes(true);
}

/** Puts in a place the value that comes next after, or stands before, that of another. */
export function nextTo(at: Path, other: Path, step: 1 | -1, changing: Changing): boolean {
  const { root, maker, isPinned } = changing;
  const spot = spotAt(root, at, maker.list);
  const value = valueAt(root, other);
  if (!spot || !value || isPinned(at)) return false;
  const next = neighbour(value, step, spot.field.type === 'date');
  if (!next || next.kind === 'object' || next.kind === 'array') return false;
  if (!isRight(maker.sampled(spot.field), next)) return false;
  put(root, at, next);
  return true;
}

function neighbour(value: Value, step: 1 | -1, isDay: boolean): Value | undefined {
  if (value.kind === 'number') {
    const decimal = decimalOf(value.raw);
    if (!decimal) return undefined;
    const decimals = decimalDigits(decimal);
    const sum =
      BigInt(decimal.digits || '0') * (decimal.isNegative ? -1n : 1n) * 10n ** BigInt(decimals - decimal.scale);
    return { kind: 'number', raw: numberText(sum + BigInt(step) * 10n ** BigInt(decimals), decimals) };
  }
  if (value.kind !== 'string') return undefined;
  const day = new Date(`${value.value.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  day.setUTCDate(day.getUTCDate() + step);
  const text = day.toISOString().slice(0, 10);
  return textNode(isDay ? text : `${text}T10:30:00-03:00`);
}

/** Another right value than a place has. */
export function otherValueAt(at: Path, { root, maker }: Changing): Value | undefined {
  const spot = spotAt(root, at, maker.list);
  const before = JSON.stringify(valueAt(root, at));
  for (let i = 0; spot && i < 4; i++) {
    const value = sampleScalar(maker.sampled(spot.field), i);
    if (value && JSON.stringify(value) !== before) return value;
  }
  return undefined;
}
