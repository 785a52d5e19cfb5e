// The terms on which an API, or an operation of it, is called: what may be refused, and how much is allowed.
import type { ErrorData, LimitData } from '../../../schemas/types.ts';
import type { FormChange } from './contract-change.ts';

interface Terms {
  readonly errors?: readonly ErrorData[];
  readonly limits?: readonly LimitData[];
}

/** The differences between two states of them. Of an error its status is for programs, the rest for people. */
export const compareTerms = (before: Terms, now: Terms): FormChange[] => [
  ...errorChanges(before, now),
  ...limitChanges(before, now),
];

function errorChanges(before: Terms, now: Terms): FormChange[] {
  const statusesOf = ({ errors = [] }: Terms) => new Set(errors.map(({ status }) => String(status)));
  const [olds, news] = [statusesOf(before), statusesOf(now)];
  return [
    ...[...news].flatMap((is): FormChange[] => (olds.has(is) ? [] : [{ kind: 'newError', effect: 'none', is }])),
    ...[...olds].flatMap((was): FormChange[] => (news.has(was) ? [] : [{ kind: 'removedError', effect: 'none', was }])),
  ];
}

/** What limits mean is for people: any that is not as it was may stop a program. */
function limitChanges(before: Terms, now: Terms): FormChange[] {
  const limitsOf = ({ limits = [] }: Terms) =>
    new Map(limits.map(({ name, value }) => [name, { name, said: `${name}: ${value}` }]));
  const [olds, news] = [limitsOf(before), limitsOf(now)];
  return [
    ...[...news.values()].flatMap(({ name, said: is }): FormChange[] => {
      const was = olds.get(name)?.said;
      if (was === is) return [];
      return [{ kind: was === undefined ? 'newLimit' : 'limit', effect: 'narrower', was, is }];
    }),
    ...[...olds.values()].flatMap(({ name, said: was }): FormChange[] =>
      news.has(name) ? [] : [{ kind: 'removedLimit', effect: 'none', was }],
    ),
  ];
}
