// What has changed in the contracts of a site: its releases, compared with each other and with what is published now.
import { type Report, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import type { ParsedTexts } from '../../parse/parse-texts.ts';
import { parseTexts } from '../../parse/parse-texts.ts';
import type { DataFile, LoadScope } from '../kind/kind.ts';
import { type ChangeIds, changeIds } from './change-ids.ts';
import type { ContractStates } from './compare-contracts.ts';
import { type History, historyOf } from './history.ts';
import { type LoadedData, statesOf } from './loaded-data.ts';
import { readReleases } from './read-releases.ts';
import { reportUnexplained } from './report-unexplained.ts';

export interface ToldHistory {
  readonly history: History;
  readonly ids: ChangeIds;
  /** What authors said of changes that are released. */
  readonly notes: ParsedTexts;
}

/** The history of the contracts, by what is published of them; undefined without releases. Reports what nobody is told of. */
export async function loadChanges(
  data: LoadedData,
  published: readonly DataFile[],
  { content, context, config }: LoadScope,
  report: Report,
): Promise<ToldHistory | undefined> {
  const releases = readReleases(content, report);
  const latest = releases.at(-1);
  const history = latest && historyOf(releases, withFaulty(statesOf(published), latest, data));
  if (!history) return undefined;
  reportUnexplained(history, data, report);
  const notes = history.steps.flatMap(({ release, contracts }) =>
    release ? contracts.flatMap(({ changes }) => changes.flatMap(({ note }) => note ?? [])) : [],
  );
  // What is wrong with them was said when they were written; nobody writes them anew.
  const written = notes.map((text) => ({ text, range: WHOLE_FILE }));
  const parsed = await parseTexts(written, 'releases/', context, () => undefined);
  return { history, ids: changeIds(history, config.strings), notes: parsed };
}

/** A contract that cannot be read now, which is reported, has not changed for all that is known. */
function withFaulty(now: ContractStates, latest: ContractStates, { lists, apis }: LoadedData): ContractStates {
  const isFaulty = (known: ReadonlyMap<string, unknown>, name: string): boolean =>
    known.has(name) && known.get(name) === undefined;
  const apiPath = (name: string): string =>
    [`operations/${name}.yaml`, `operations/${name}.yml`].find((path) => apis.byPath.has(path)) ?? '';
  const kept = <Data>(states: Readonly<Record<string, Data>>, fits: (name: string) => boolean): Record<string, Data> =>
    Object.fromEntries(Object.entries(states).filter(([name]) => fits(name)));
  return {
    fields: { ...kept(latest.fields, (name) => isFaulty(lists.byName, name)), ...now.fields },
    operations: { ...kept(latest.operations, (name) => isFaulty(apis.byPath, apiPath(name))), ...now.operations },
  };
}
