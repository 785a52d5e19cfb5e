// What has changed with each release of the contracts, and since the last one.
import {
  type ChangedContract,
  type ContractId,
  type ContractStates,
  compareContracts,
  contractsIn,
} from './compare-contracts.ts';
import type { ChangedPart, ChangeKind, ContractChange } from './contract-change.ts';

/** The contracts as they were on a day. */
export interface Release extends ContractStates {
  readonly name: string;
  readonly date: string;
}

/** The changes of a release; without one, those since the last. */
export interface ReleaseStep {
  readonly release: Release | undefined;
  readonly contracts: readonly ChangedContract[];
}

/** A contract that there is. */
export interface KeptContract extends ContractId {
  /** The first release that has it; undefined where none has. */
  readonly since: Release | undefined;
  /** When it changed last. */
  readonly last: ReleaseStep | undefined;
}

export interface History {
  readonly first: Release;
  readonly latest: Release;
  /** The newest first: what is not released yet, where there is such, then each release but the first. */
  readonly steps: readonly ReleaseStep[];
  readonly kept: readonly KeptContract[];
}

/** The history of contracts by their releases, the oldest first; undefined where there are none. */
export function historyOf(releases: readonly Release[], now: ContractStates): History | undefined {
  const [first, latest] = [releases[0], releases.at(-1)];
  if (!first || !latest) return undefined;
  const pending: ReleaseStep = { release: undefined, contracts: compareContracts(latest, now) };
  const released = releases
    .slice(1)
    .map((release, i): ReleaseStep => ({ release, contracts: compareContracts(releases[i] as Release, release) }));
  const steps = [...(pending.contracts.length > 0 ? [pending] : []), ...released.reverse()];
  const kept = contractsIn(now).map((id): KeptContract => {
    const has = ({ contracts }: ReleaseStep): boolean => contracts.some((each) => isSame(each, id));
    return { ...id, since: releases.find((each) => id.contract in each[id.folder]), last: steps.find(has) };
  });
  return { first, latest, steps, kept };
}

export const isSame = (one: Pick<ContractId, 'folder' | 'contract'>, other: Pick<ContractId, 'folder' | 'contract'>) =>
  one.folder === other.folder && one.contract === other.contract;

/** What of a contract has changed, in a word that is its own. */
export function partKey(part: ChangedPart): string {
  switch (part.of) {
    case 'contract':
      return '';
    case 'field':
      return part.path;
    case 'rule':
      return part.code;
    case 'operation':
      return part.id;
    case 'parameter':
      return `${part.id}-${part.in}-${part.name}`;
    case 'answer':
      return [part.id, part.status, ...(part.header === undefined ? [] : [part.header])].join('-');
  }
}

/** Changes of one part each, in order. */
export function byPart(changes: readonly ContractChange[]): (readonly [ContractChange, ...ContractChange[]])[] {
  const parts = new Map<string, [ContractChange, ...ContractChange[]]>();
  for (const change of changes) {
    const key = partKey(change.part);
    const known = parts.get(key);
    if (known) known.push(change);
    else parts.set(key, [change]);
  }
  return [...parts.values()];
}

/** When a field or a parameter came, and when it has changed since. */
export interface PartHistory {
  readonly since: ToldPart | undefined;
  /** The newest first. */
  readonly changed: readonly ToldPart[];
}

/** Where it is told of a part, and what it was called there. */
export interface ToldPart {
  readonly step: ReleaseStep;
  readonly key: string;
}

/** The history of one part of a contract, also under the names that it had. */
export function partHistory(
  { steps }: History,
  id: Pick<ContractId, 'folder' | 'contract'>,
  part: string,
): PartHistory {
  const changed: ToldPart[] = [];
  let key = part;
  for (const step of steps) {
    const contract = step.contracts.find((each) => isSame(each, id));
    if (!contract) continue;
    const { kinds, renames } = indexOf(contract);
    const own = kinds.get(key) ?? [];
    if (own.some((kind) => ADDED.has(kind))) return { since: { step, key }, changed };
    if (own.length > 0) changed.push({ step, key });
    for (const { path, before } of renames)
      if (key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}[`))
        key = before + key.slice(path.length);
  }
  return { since: undefined, changed };
}

const ADDED: ReadonlySet<ChangeKind> = new Set(['new', 'newRequired', 'newRequiredAtTimes', 'newColumn', 'newLine']);

interface ChangeIndex {
  /** What has changed of each part that there still is. */
  readonly kinds: ReadonlyMap<string, readonly ChangeKind[]>;
  readonly renames: readonly { readonly path: string; readonly before: string }[];
}

/** Every row of a list asks for its own. */
const indexes = new WeakMap<ChangedContract, ChangeIndex>();

function indexOf(contract: ChangedContract): ChangeIndex {
  const known = indexes.get(contract);
  if (known) return known;
  const { changes } = contract;
  const kept = byPart(changes.filter(({ kind }) => kind !== 'removed'));
  const index: ChangeIndex = {
    kinds: new Map(kept.map((own) => [partKey(own[0].part), own.map(({ kind }) => kind)])),
    renames: changes.flatMap(({ kind, part, was }) => {
      if (kind !== 'renamed' || part.of !== 'field' || typeof was !== 'string') return [];
      const { path } = part;
      const holder = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf(']')) + 1);
      return [{ path, before: holder + was }];
    }),
  };
  indexes.set(contract, index);
  return index;
}
