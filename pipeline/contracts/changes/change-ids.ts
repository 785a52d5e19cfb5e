// The ids of changes on a page. Known from the releases alone: links to them are checked before they are shown, and they stay
// as they are when the next release is made.
import type { Words } from '../../languages/words.ts';
import { slugOf } from '../../parse/slug-of.ts';
import type { ChangedContract } from './compare-contracts.ts';
import { byPart, type History, partKey, type ReleaseStep } from './history.ts';

export interface ChangeIds {
  /** Of the table of all contracts. */
  readonly kept: string;
  ofStep(step: ReleaseStep): string;
  ofContract(changed: ChangedContract): string;
  /** Of the first change of a part. */
  ofPart(changed: ChangedContract, part: string): string;
}

export function changeIds({ steps }: History, { anchors, changes }: Words): ChangeIds {
  const taken = new Set<string>();
  const free = (...parts: readonly string[]): string => {
    const id = [anchors.change, ...parts.filter(Boolean)].join('-').replace(/\s+/g, '-');
    let numbered = id;
    for (let count = 2; taken.has(numbered); count++) numbered = `${id}-${count}`;
    taken.add(numbered);
    return numbered;
  };
  const ofSteps = new Map<ReleaseStep, string>();
  const ofContracts = new Map<ChangedContract, { readonly id: string; readonly parts: ReadonlyMap<string, string> }>();
  // A contract has its ids before those of its parts: `a-b` may be either.
  for (const step of steps) {
    const name = step.release?.name ?? anchors.next;
    ofSteps.set(step, free(name));
    for (const changed of step.contracts) {
      const id = free(name, changed.contract);
      const parts = byPart(changed.changes).map(([{ part }]) => partKey(part));
      ofContracts.set(changed, { id, parts: new Map(parts.map((part) => [part, free(name, changed.contract, part)])) });
    }
  }
  return {
    kept: slugOf(changes.kept),
    ofStep: (step) => ofSteps.get(step) ?? '',
    ofContract: (changed) => ofContracts.get(changed)?.id ?? '',
    ofPart: (changed, part) => ofContracts.get(changed)?.parts.get(part) ?? '',
  };
}
