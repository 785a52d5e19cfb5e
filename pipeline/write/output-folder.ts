// The output folder belongs to docs-build. A run writes only what changed, replaces each file at once, and removes what an
// earlier run left behind.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../read/read-content.ts';

/** Tells hosts to serve every file, and us that the folder is ours. */
const MARKER = '.nojekyll';
const MARKER_TEXT = 'Written by docs-build, which removes from this folder what it does not write.\n';

export interface OutputSummary {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

export interface OutputFolder {
  /** Writes a file; its path is relative to the folder, with forward slashes. */
  write(file: string, content: string | Uint8Array): void;
  /** Removes what was not written since the folder was opened. */
  finish(): OutputSummary;
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

export function openOutputFolder(folder: string): OutputFolder {
  checkOutputFolder(folder);
  const kept = new Set<string>();
  const folders = new Set<string>();
  let written = 0;
  let unchanged = 0;

  const write: OutputFolder['write'] = (file, content) => {
    kept.add(file);
    const target = path.join(folder, file);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (isSame(target, bytes)) {
      unchanged++;
      return;
    }
    const parent = path.dirname(target);
    if (!folders.has(parent)) {
      makeFolder(folder, path.dirname(file));
      folders.add(parent);
    }
    // An earlier build may have had a folder of this name.
    if (statSync(target, { throwIfNoEntry: false })?.isDirectory()) rmSync(target, { recursive: true });
    // A reader, or a kill at any moment, meets the old file or the new one, never half of one.
    const temporary = path.join(parent, `.${path.basename(target)}.${process.pid}.tmp`);
    writeFileSync(temporary, bytes);
    renameSync(temporary, target);
    written++;
  };

  write(MARKER, MARKER_TEXT);
  return {
    write,
    finish() {
      const removed = removeOthers(folder, '', kept);
      return { written, unchanged, removed };
    },
  };
}

/** Makes a folder below the output folder, in the place of files of an earlier build that have its name. */
function makeFolder(root: string, below: string): void {
  let at = root;
  for (const name of below.split('/')) {
    at = path.join(at, name);
    if (statSync(at, { throwIfNoEntry: false })?.isFile()) rmSync(at);
  }
  mkdirSync(at, { recursive: true });
}

function isSame(file: string, bytes: Uint8Array): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() === true && stat.size === bytes.length && readFileSync(file).equals(bytes);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function removeOthers(folder: string, prefix: string, kept: ReadonlySet<string>): number {
  let removed = 0;
  for (const entry of readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
    const file = prefix + entry.name;
    if (entry.isDirectory()) {
      removed += removeOthers(folder, `${file}/`, kept);
      if (readdirSync(path.join(folder, file)).length === 0) rmdirSync(path.join(folder, file));
    } else if (!kept.has(file)) {
      rmSync(path.join(folder, file));
      removed++;
    }
  }
  return removed;
}
