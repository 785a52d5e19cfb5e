// Loaded with the page of what was not found. It imports nothing of the application, or the bundle would be parted for its sake.
import type { Route } from '../../schemas/types.ts';
import type { NavIndex } from '../site/nav-index.ts';

export interface NearRoute {
  readonly route: Route;
  readonly title: string;
}

/** Routes less alike than this are no help. */
const ENOUGH = 0.45;

/** Pages whose address is most like the one asked for: other case, a typo, a folder that moved. */
export function nearestRoutes(asked: string, index: NavIndex, count = 3): readonly NearRoute[] {
  const wanted = asked.toLowerCase();
  return [...index.entries]
    .map(([route, { title }]) => ({ route, title, likeness: likeness(wanted, route.toLowerCase()) }))
    .filter((candidate) => candidate.likeness >= ENOUGH)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, count);
}

/** 1 for equal texts, 0 for texts with no two letters in common: Dice's coefficient over pairs of letters. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  let common = 0;
  for (const [pair, times] of pairs) common += Math.min(times, others.get(pair) ?? 0);
  return (2 * common) / (one.length + other.length - 2 || 1);
}

function pairsOf(text: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (let start = 0; start + 2 <= text.length; start += 1) {
    const pair = text.slice(start, start + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
