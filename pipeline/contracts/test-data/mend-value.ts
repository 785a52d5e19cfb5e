// What mends a fault of one value: it is added, taken out, or made anew.
import type { PayloadFault } from '../fields/payload-fault.ts';
import { falsify } from './conditions.ts';
import type { Mending } from './mending.ts';
import { type Spot, spotAt } from './spot.ts';
import { type Path, pathOf, put, valueAt } from './value.ts';

/** Says whether something was changed. */
export function mendValue({ reason, path: written }: PayloadFault, mending: Mending): boolean {
  const { root, maker, isPinned } = mending;
  const path = pathOf(written);
  const spot = spotAt(root, path, maker.list);
  if (reason === 'required') return !!spot && addMissing(spot, path, mending);
  if (reason === 'absent') return !!spot && removeForbidden(spot, path, mending);
  if (isPinned(path)) return false;
  if (reason === 'readOnly' || reason === 'writeOnly' || reason === 'unknown') {
    put(root, path, undefined);
    return true;
  }
  if (!spot) return false;
  const isGroup = !spot.isHeld && (spot.field.type === 'array' || spot.field.type === 'map');
  if (reason === 'size' && isGroup) return resize(spot, path, mending);
  const made = spot.isHeld
    ? maker.held(spot.field, spot.list, 'smallest')
    : maker.field(spot.field, spot.list, 'smallest');
  put(root, path, made);
  return true;
}

function addMissing({ field, list }: Spot, path: Path, mending: Mending): boolean {
  const { root, maker, isPinned, attempt } = mending;
  const isConditional = field.conditions.length > 0;
  if (isConditional && (attempt % 2 === 1 || isPinned(path)) && falsify(field.conditions, path, mending)) return true;
  if (isPinned(path)) return false;
  put(root, path, maker.field(field, list, 'smallest'));
  return true;
}

function removeForbidden({ field }: Spot, path: Path, mending: Mending): boolean {
  const { root, isPinned, attempt } = mending;
  if ((attempt % 2 === 1 || isPinned(path)) && falsify(field.absentIf, path, mending)) return true;
  if (isPinned(path)) return false;
  put(root, path, undefined);
  return true;
}

/** Adds to what is too few, and takes from the end of what is too many. */
function resize({ field, list }: Spot, path: Path, { root, maker, isPinned }: Mending): boolean {
  const value = valueAt(root, path);
  const { minSize = 0, maxSize = Number.POSITIVE_INFINITY } = field;
  const size = value?.kind === 'array' ? value.items.length : value?.kind === 'object' ? value.members.size : 0;
  const add = (): Path => [...path, value?.kind === 'array' ? size : maker.key(field, size)];
  if (size < minSize && size < MOST_ADDED) {
    put(root, add(), maker.held(field, list, 'smallest'));
    return true;
  }
  const last = value?.kind === 'object' ? [...value.members.keys()].at(-1) : size - 1;
  if (size <= maxSize || last === undefined || isPinned([...path, last])) return false;
  put(root, [...path, last], undefined);
  return true;
}

const MOST_ADDED = 1000;
