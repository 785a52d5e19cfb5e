// An API before and now, as it is published: how it is called, and its operations.
import type { ApiData, OperationData, WebhookData } from '../../../schemas/types.ts';
import { compareCalls } from './compare-calls.ts';
import { compareTerms } from './compare-terms.ts';
import { type ContractChange, changed, changesAt, type FormChange, newNote } from './contract-change.ts';

const WHOLE = { part: { of: 'contract' }, at: '' } as const;

/** The differences between two states of an API, in the order of its operations; undefined where there is none. */
export function compareApis(before: ApiData | undefined, now: ApiData | undefined): ContractChange[] {
  if (!now) return changesAt(WHOLE, [{ kind: 'removed', effect: 'other' }]);
  if (!before) return changesAt({ ...WHOLE, note: now.change }, [{ kind: 'new', effect: 'none' }]);
  const note = newNote(before.change, now.change);
  const whole: FormChange[] = [
    ...changed(before.version, now.version, {
      kind: 'version',
      effect: 'none',
      was: before.version ?? { word: 'none' },
      is: now.version ?? { word: 'none' },
    }),
    ...addressChanges(before.server, now.server),
    ...changed(credentialsOf(before), credentialsOf(now), { kind: 'authorization', effect: 'narrower' }),
    ...compareTerms(before, now),
  ];
  const inside = [
    ...compareEach(callsOf(before), callsOf(now), note),
    ...compareEach(before.webhooks ?? [], now.webhooks ?? [], note),
  ];
  const isTold = note !== undefined && inside.some((change) => change.note === note);
  return [...(whole.length > 0 || !isTold ? changesAt({ ...WHOLE, note }, whole) : []), ...inside];
}

/** Operations with the answers that all of an API share. */
const callsOf = ({ operations, answers: shared }: ApiData): readonly OperationData[] =>
  operations.map((operation) => ({
    ...operation,
    answers: [
      ...operation.answers,
      ...(shared ?? []).filter(({ status }) => operation.answers.every((answer) => answer.status !== status)),
    ],
  }));

function addressChanges(before: ApiData['server'], now: ApiData['server']): FormChange[] {
  const addressesOf = ({ address, environments }: ApiData['server']): ReadonlyMap<string, string> =>
    new Map([['', address], ...(environments ?? []).map((each) => [each.name, each.address] as const)]);
  const [olds, news] = [addressesOf(before), addressesOf(now)];
  const none = { word: 'none' } as const;
  return [
    ...[...news].flatMap(([name, is]) => {
      const was = olds.get(name);
      const effect = was === undefined ? 'none' : 'narrower';
      return changed(was, is, { kind: 'address', effect, was: was ?? none, is });
    }),
    ...[...olds].flatMap(([name, was]): FormChange[] =>
      news.has(name) ? [] : [{ kind: 'address', effect: 'narrower', was, is: none }],
    ),
  ];
}

const credentialsOf = ({ authorization, securitySchemes, security }: ApiData): unknown => [
  authorization && [authorization.header, authorization.value],
  Object.entries(securitySchemes ?? {}).map(([id, { type, in: where, name, tokenUrl, scopes }]) => [
    [id, type, where, name, tokenUrl],
    Object.keys(scopes ?? {}),
  ]),
  security,
];

function compareEach(
  before: readonly (OperationData | WebhookData)[],
  now: readonly (OperationData | WebhookData)[],
  note: string | undefined,
): ContractChange[] {
  const olds = new Map(before.map((call) => [call.id, call]));
  const ids = new Set(now.map(({ id }) => id));
  return [
    ...now.flatMap((call) => compareCalls(olds.get(call.id), call, note)),
    ...before.flatMap((call) => (ids.has(call.id) ? [] : compareCalls(call, undefined, note))),
  ];
}
