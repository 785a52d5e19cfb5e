// Publishing: what was taken is put into its place, and what is no longer made is removed. At any moment, and after a run
// that is killed, everything a page names is there; the next run completes what was begun.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addFoldersOf, foldersOf } from '../read/folders-of.ts';
import { UsageError } from '../read/usage-error.ts';
import { type ListedFolder, listFolder } from './list-folder.ts';
import { moveIntoPlace } from './move-into-place.ts';
import type { TakenFile } from './output-writer.ts';
import { MARKER, MARKER_TEXT, STAYING, WAITING } from './private-names.ts';

export interface OutputSummary {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Puts what was taken into its place and removes everything else. */
export function finishOutput(folder: string, taken: readonly TakenFile[]): OutputSummary {
  const before = listFolder(folder);
  refuseLinks(folder, taken, before);
  // From the first file on the folder is ours, whatever happens to this run.
  if (readText(folder, MARKER) !== MARKER_TEXT) replaceFile(folder, MARKER, MARKER_TEXT);
  const gone = moveIntoPlace(folder, taken, before);
  const files = new Set(taken.map(({ file }) => file));
  const written = taken.filter(({ waits }) => waits !== undefined).length;
  return { written, unchanged: files.size - written, removed: removeOld(folder, files, { before, gone }) };
}

/** A folder in the place of which there is a link would seem to be there, and its files to be old. */
function refuseLinks(folder: string, taken: readonly TakenFile[], { links }: ListedFolder): void {
  if (links.size === 0) return;
  for (const { file } of taken) {
    const link = foldersOf(file).find((name) => links.has(name));
    if (link === undefined) continue;
    throw new UsageError(`"${path.join(folder, link)}" is a link, where docs-build writes a folder. Remove the link.`);
  }
}

/** Removes files that are no longer made, with the folders they leave empty. */
function removeOld(
  folder: string,
  made: ReadonlySet<string>,
  { before, gone }: { readonly before: ListedFolder; readonly gone: ReadonlySet<string> },
): number {
  const isGone = (file: string): boolean => gone.size > 0 && [...foldersOf(file), file].some((name) => gone.has(name));
  const old = [...before.files].filter((file) => file !== MARKER && !made.has(file));
  const staying = stayingOf(folder, old);
  const removed = old.filter((file) => !staying.has(file));
  for (const file of removed) if (!isGone(file)) rmSync(path.join(folder, file), { force: true });

  const foldersKept = new Set<string>();
  for (const files of [made, staying]) for (const file of files) addFoldersOf(file, foldersKept);
  for (const name of before.folders) {
    if (!foldersKept.has(name) && !isGone(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const record = [...staying]
    .sort()
    .map((file) => `${file}\n`)
    .join('');
  if (record === '') rmSync(path.join(folder, STAYING), { force: true });
  else if (record !== readText(folder, STAYING)) replaceFile(folder, STAYING, record);
  return removed.length;
}

/**
 * What the HTML of the build before loads: a reader, or a cache on the way, may have taken it just now. It stays for one build.
 * Compressed files are not asked for by name, and go. The record of it is read here and written last, so that a run that is killed lets it stay for longer.
 */
function stayingOf(folder: string, old: readonly string[]): ReadonlySet<string> {
  const stayed = new Set(readText(folder, STAYING)?.split('\n'));
  return new Set(old.filter((file) => /^(?:assets|nav)\/(?!.*\.(?:br|gz)$)/.test(file) && !stayed.has(file)));
}

function replaceFile(folder: string, name: string, text: string): void {
  const waiting = path.join(folder, WAITING, name);
  writeFileSync(waiting, text);
  renameSync(waiting, path.join(folder, name));
}

function readText(folder: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
