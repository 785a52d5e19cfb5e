// The contracts at hand, by which changes are understood.
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { DataFile } from '../kind/kind.ts';
import type { Api } from '../operations/api.ts';
import type { Apis } from '../operations/load-apis.ts';
import type { ContractStates } from './compare-contracts.ts';

export interface LoadedData {
  readonly lists: FieldLists;
  readonly apis: Apis;
}

export const apiOf = ({ apis }: LoadedData, name: string): Api | undefined =>
  [...apis.byPath.values()].find((loaded) => loaded?.api.name === name)?.api;

const PUBLISHED = /^data\/(fields|operations)\/(.+)\.json$/;
const CONTRACTS: ReadonlySet<DataFile['type']> = new Set(['field-list', 'layout', 'operations']);

/** The contracts as they are published. */
export function statesOf(files: Iterable<DataFile>): ContractStates {
  const states: ContractStates = { fields: {}, operations: {} };
  for (const { type, outputPath, bytes } of files) {
    const [, folder, name] = PUBLISHED.exec(outputPath) ?? [];
    if (!CONTRACTS.has(type) || folder === undefined || name === undefined) continue;
    states[folder as keyof ContractStates][name] = JSON.parse(new TextDecoder().decode(bytes()));
  }
  return states;
}
