// All contracts of a site before and now, as they are published: one answer for pages, for programs and for the command line.
import type { ReleaseData } from '../../../schemas/types.ts';
import type { FieldList } from '../fields/field-list.ts';
import { readFieldList } from '../fields/read-field-list.ts';
import { compareApis } from './compare-apis.ts';
import { compareLists } from './compare-lists.ts';
import type { ContractChange } from './contract-change.ts';

/** The contracts of a site at one moment, each as its file in data/ has it. */
export type ContractStates = Pick<ReleaseData, 'fields' | 'operations'>;

/** A contract by its folder and name, as it is published: two kinds may have one of the same name. */
export interface ContractId {
  readonly folder: keyof ContractStates;
  readonly contract: string;
  readonly title: string;
}

export interface ChangedContract extends ContractId {
  readonly changes: readonly ContractChange[];
}

/** The contracts of a moment: field lists, then APIs, each kind by name. */
export const contractsIn = (states: ContractStates): ContractId[] =>
  (['fields', 'operations'] as const).flatMap((folder) =>
    Object.entries(states[folder])
      .map(([contract, { title }]) => ({ folder, contract, title }))
      .sort((a, b) => (a.contract < b.contract ? -1 : 1)),
  );

/** What has changed, in the order of contractsIn; contracts without a change are left out. */
export function compareContracts(before: ContractStates, now: ContractStates): ChangedContract[] {
  const all: ContractStates = {
    fields: { ...before.fields, ...now.fields },
    operations: { ...before.operations, ...now.operations },
  };
  return contractsIn(all).flatMap((id) => {
    const { folder, contract } = id;
    const [was, is] = [before[folder][contract], now[folder][contract]];
    // Most have not changed, and to read a long list takes its time.
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const changes =
      folder === 'operations'
        ? compareApis(before.operations[contract], now.operations[contract])
        : compareLists(listOf(contract, was), listOf(contract, is));
    return changes.length > 0 ? [{ ...id, changes }] : [];
  });
}

/** Published JSON is written as the files of content/fields/ are, and was checked when it was built. */
const listOf = (contract: string, data: unknown): FieldList | undefined =>
  data === undefined
    ? undefined
    : readFieldList({ path: `fields/${contract}.yaml`, text: JSON.stringify(data) }, () => undefined);
