// A payload that is not right yet, changed until what its contract says of it is what is meant: who checks payloads tells what is
// wrong, and each fault says what would mend it.
import { checkPayload } from '../fields/check-payload.ts';
import { REASONS } from '../fields/check-scalar.ts';
import type { PayloadFault } from '../fields/payload-fault.ts';
import type { Maker } from './maker.ts';
import { mendRule } from './mend-rule.ts';
import { mendValue } from './mend-value.ts';
import type { Mending, Pin } from './mending.ts';
import { sortMembers } from './spot.ts';
import { isSame, isWithin, nodeOf, type Path, pathOf, type Value } from './value.ts';

export interface Goal {
  readonly pins: readonly Pin[];
  /** Code of the rules that are meant not to hold. */
  readonly breaks?: string;
}

/** In as many rounds what can be mended is. */
const ROUNDS = 60;
const MOST_RETURNS = 4;
/** So many faults are mended before all are looked for again. */
const MOST_MENDED = 500;

const KNOWN: ReadonlySet<string> = new Set(REASONS);

/** Changes a payload until nothing is wrong that is not meant; gives what still is. */
export function settle(root: Value, goal: Goal, maker: Maker): PayloadFault | undefined {
  const { pins, breaks } = goal;
  const isMeant = ({ reason, path }: PayloadFault): boolean =>
    reason === breaks ||
    (KNOWN.has(reason) && pins.some(({ at, isWrong }) => isWrong === true && isSame(pathOf(path), at)));
  const isPinned = (path: Path): boolean => pins.some(({ at }) => isWithin(at, path));
  const attempts = new Map<string, number>();
  const mend = (fault: PayloadFault): boolean => {
    const key = `${fault.reason} ${fault.path}`;
    const attempt = attempts.get(key) ?? 0;
    attempts.set(key, attempt + 1);
    const mending: Mending = { root, maker, isPinned, attempt };
    return KNOWN.has(fault.reason) ? mendValue(fault, mending) : mendRule(fault, mending);
  };
  const seen = new Map<string, number>();
  let left: PayloadFault | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    sortMembers(root, { list: maker.list, fields: maker.list.fields });
    const node = nodeOf(root);
    const faults = checkPayload(maker.list, node).filter((fault) => !isMeant(fault));
    const ofValues = faults.filter(({ reason }) => KNOWN.has(reason)).slice(0, MOST_MENDED);
    left = ofValues[0] ?? faults[0];
    if (!left) return undefined;
    // What comes back again and again has no end.
    const state = JSON.stringify(node);
    seen.set(state, (seen.get(state) ?? 0) + 1);
    if ((seen.get(state) ?? 0) > MOST_RETURNS) return left;
    // Of rules one after the other: what mends one may mend, or break, another.
    const isChanged = ofValues.length > 0 ? ofValues.map(mend).includes(true) : mend(left);
    if (!isChanged && ofValues.length === 0 && !faults.slice(1).some(mend)) return left;
    if (!isChanged && ofValues.length > 0) return left;
  }
  return left;
}
