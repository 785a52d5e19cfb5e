import { renameSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '../outputs/output.ts';
import { addFoldersOf, foldersOf } from '../read/folders-of.ts';
import type { ListedFolder } from './list-folder.ts';
import { trySwap } from './native-files.ts';
import { type TakenFile, treeOf } from './output-writer.ts';
import { WAITING } from './private-names.ts';

/**
 * What is named comes before what names it, and what nobody names yet before what others name already: a part of nav.json
 * that is new comes before the first page that loads it.
 */
const ORDER: readonly { readonly stage: Stage; readonly isNew: boolean }[] = [
  { stage: 'resources', isNew: true },
  { stage: 'resources', isNew: false },
  { stage: 'overview', isNew: true },
  { stage: 'pages', isNew: true },
  { stage: 'pages', isNew: false },
  { stage: 'overview', isNew: false },
];

/**
 * Moves files to where they belong, those of one step in the order they were taken in, and a folder that is new there whole.
 * Answers the names of what stood in the way, a file in the place of a folder or the reverse, and is gone.
 */
export function moveIntoPlace(folder: string, taken: readonly TakenFile[], before: ListedFolder): ReadonlySet<string> {
  const standing = new Set(before.folders);
  const gone = new Set<string>();
  const waiting = taken.filter(({ waits }) => waits !== undefined);
  for (const { stage, isNew } of ORDER) {
    const place = (name: string, isInTheWay: boolean): void => {
      const from = path.join(treeOf(folder, stage), name);
      const to = path.join(folder, name);
      if (isInTheWay) {
        exchange(from, to, path.join(folder, WAITING, `gone-${gone.size}`));
        gone.add(name);
      } else renameSync(from, to);
    };
    const moved = new Set<string>();
    for (const { file, waits } of waiting) {
      if (waits !== stage || before.files.has(file) === isNew) continue;
      const parent = file.slice(0, Math.max(0, file.lastIndexOf('/')));
      if (parent === '' || standing.has(parent)) place(file, standing.has(file));
      else if (!moved.has(parent)) {
        const whole = foldersOf(file).find((name) => !standing.has(name)) ?? parent;
        if (!moved.has(whole)) place(whole, before.files.has(whole));
        addFoldersOf(file, moved);
      }
    }
    for (const name of moved) standing.add(name);
  }
  return gone;
}

/** Puts what waits in the place of what is of another kind: neither a file nor a folder can simply replace the other. */
function exchange(waiting: string, place: string, aside: string): void {
  if (trySwap(waiting, place)) return;
  renameSync(place, aside);
  renameSync(waiting, place);
}
