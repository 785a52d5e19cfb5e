// Changes as programs get them: data/changes.json, and what `docs-build diff` prints.
import type { ChangesData } from '../../../schemas/types.ts';
import type { Words } from '../../languages/words.ts';
import { assertValid } from '../../validate/validator.ts';
import type { ChangedContract } from './compare-contracts.ts';
import type { ReleaseStep } from './history.ts';
import { changeText } from './say-change.ts';

type ContractData = ChangesData['releases'][number]['contracts'][number];

/** What has changed in one contract. */
export const changeData = ({ folder, contract, title, changes }: ChangedContract, words: Words): ContractData => ({
  file: `data/${folder}/${contract}.json`,
  contract,
  title,
  changes: changes.map((change) => ({
    at: change.at,
    kind: change.kind,
    message: changeText(change, words),
    breaks: [...change.breaks],
    ...(change.note !== undefined && { note: change.note }),
  })) as ContractData['changes'],
});

/** What has changed with each release, the newest first. */
export function changesData(steps: readonly ReleaseStep[], words: Words): ChangesData {
  const data: ChangesData = {
    schemaVersion: 1,
    releases: steps.map(({ release, contracts }) => ({
      ...(release && { name: release.name, date: release.date }),
      contracts: contracts.map((changed) => changeData(changed, words)),
    })),
  };
  assertValid('changes', data, 'data/changes.json');
  return data;
}
