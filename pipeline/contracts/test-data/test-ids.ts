import type { Tested } from './test-case.ts';

/** Gives what files test names of their own, for addresses: `limit-valor-greatest`, `invalid-valor-required`. */
export function testIds(): (tested: Tested) => string {
  const taken = new Map<string, number>();
  return (tested) => {
    const id = plainId(tested)
      .replace(/[^A-Za-z0-9_.-]+/g, '-')
      .replace(/-+$/, '');
    // Of what differs in case alone some disks make one.
    const key = id.toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

function plainId(tested: Tested): string {
  if (tested.kind === 'limit') return `limit-${tested.field}-${tested.limit}`;
  if (tested.kind !== 'wrong') return tested.kind;
  const { reason, side, field } = tested;
  return ['invalid', field, reason, side].filter(Boolean).join('-');
}
