// The output folder belongs to docs-build. A run touches only what changed and removes what an earlier run left behind;
// until its last moment, when everything is made, the folder is as it was.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../read/read-content.ts';

/** Tells hosts to serve every file, and us that the folder is ours. */
const MARKER = '.nojekyll';
const MARKER_TEXT = 'Written by docs-build, which removes from this folder what it does not write.\n';
/** Where files wait, on the same disk as their place, so that moving them there is one step. */
const WAITING = '.docs-build-waiting';

export interface OutputSummary {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** A file of the new output: waiting under a name, or there already as it should be. */
export interface TakenFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  readonly waiting?: string;
}

/** Takes files for an output folder. Any number of writers may work for one folder, each under a name of its own. */
export interface OutputWriter {
  write(file: string, content: string | Uint8Array): TakenFile;
}

/** Throws a UsageError for a folder that holds somebody else's files. */
export function checkOutputFolder(folder: string): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new UsageError(`The output folder "${folder}" cannot be used: it is not a folder.`);
  }
  if (names.length === 0 || readText(path.join(folder, MARKER)) === MARKER_TEXT) return;
  throw new UsageError(
    `The output folder "${folder}" holds files that docs-build did not write. Empty it, or name another with --out.`,
  );
}

/** Makes a folder ready to take files. */
export function openOutputFolder(folder: string): void {
  checkOutputFolder(folder);
  mkdirSync(folder, { recursive: true });
  // The folder is ours from the first moment, whatever happens to this run.
  if (readText(path.join(folder, MARKER)) !== MARKER_TEXT) writeFileSync(path.join(folder, MARKER), MARKER_TEXT);
  rmSync(path.join(folder, WAITING), { recursive: true, force: true });
  mkdirSync(path.join(folder, WAITING));
}

export function outputWriter(folder: string, name: string): OutputWriter {
  let count = 0;
  return {
    write(file, content) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (isSame(path.join(folder, file), bytes)) return { file };
      const waiting = `${name}-${count++}`;
      writeFileSync(path.join(folder, WAITING, waiting), bytes);
      return { file, waiting };
    },
  };
}

/** Puts what was taken into its place and removes everything else. */
export function finishOutput(folder: string, taken: readonly TakenFile[]): OutputSummary {
  const before = listFolder(folder);
  const kept = new Set([MARKER, ...taken.map(({ file }) => file)]);
  const foldersKept = new Set(['']);
  for (const file of kept) for (const name of foldersOf(file)) foldersKept.add(name);
  let removed = 0;
  for (const file of before.files) {
    if (kept.has(file)) continue;
    rmSync(path.join(folder, file), { force: true });
    removed++;
  }
  for (const name of before.folders) {
    if (!foldersKept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const made = new Set(before.folders.filter((name) => foldersKept.has(name)));
  let written = 0;
  for (const { file, waiting } of taken) {
    if (waiting === undefined) continue;
    for (const name of foldersOf(file)) {
      if (made.has(name)) continue;
      mkdirSync(path.join(folder, name), { recursive: true });
      made.add(name);
    }
    // A reader meets the old file or the new one, never half of one.
    renameSync(path.join(folder, WAITING, waiting), path.join(folder, file));
    written++;
  }
  rmSync(path.join(folder, WAITING), { recursive: true });
  return { written, unchanged: kept.size - 1 - written, removed };
}

/** `a/b/c.json` → `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const folders: string[] = [];
  for (let at = file.indexOf('/'); at >= 0; at = file.indexOf('/', at + 1)) folders.push(file.slice(0, at));
  return folders;
}

function isSame(file: string, bytes: Uint8Array): boolean {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.size === bytes.length && readFileSync(file).equals(bytes);
  } catch {
    // A file of an earlier build stands where this one needs a folder.
    return false;
  }
}

function listFolder(folder: string): { files: string[]; folders: string[] } {
  const files: string[] = [];
  const folders: string[] = [];
  const walk = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (name === WAITING) continue;
      if (entry.isDirectory()) {
        folders.push(name);
        walk(name);
      } else files.push(name);
    }
  };
  walk('');
  return { files, folders };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
