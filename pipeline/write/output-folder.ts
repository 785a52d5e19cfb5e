// The output folder belongs to docs-build. A run touches only what changed and removes what an earlier run left behind;
// until its last moment, when everything is made, the folder is as it was.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

export interface OutputFolder {
  /** Takes a file; its path is relative to the folder, with forward slashes. */
  write(file: string, content: string | Uint8Array): void;
  /** Puts what was taken into its place and removes everything else. */
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
  mkdirSync(folder, { recursive: true });
  // The folder is ours from the first moment, whatever happens to this run.
  writeFileSync(path.join(folder, MARKER), MARKER_TEXT);
  const before = listFolder(folder);
  const waiting = path.join(folder, WAITING);
  rmSync(waiting, { recursive: true, force: true });
  mkdirSync(waiting);

  const kept = new Set([MARKER]);
  const changed: string[] = [];
  return {
    write(file, content) {
      kept.add(file);
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (before.files.has(file) && readFileSync(path.join(folder, file)).equals(bytes)) return;
      writeFileSync(path.join(waiting, String(changed.length)), bytes);
      changed.push(file);
    },
    finish() {
      const foldersKept = new Set(['', ...[...kept].flatMap(foldersOf)]);
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
      for (const [number, file] of changed.entries()) {
        for (const name of foldersOf(file)) {
          if (made.has(name)) continue;
          mkdirSync(path.join(folder, name), { recursive: true });
          made.add(name);
        }
        // A reader meets the old file or the new one, never half of one.
        renameSync(path.join(waiting, String(number)), path.join(folder, file));
      }
      rmSync(waiting, { recursive: true });
      return { written: changed.length, unchanged: kept.size - 1 - changed.length, removed };
    },
  };
}

/** `a/b/c.json` → `a`, `a/b`. */
const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

function listFolder(folder: string): { files: Set<string>; folders: string[] } {
  const files = new Set<string>();
  const folders: string[] = [];
  const walk = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (name === WAITING) continue;
      if (entry.isDirectory()) {
        folders.push(name);
        walk(name);
      } else files.add(name);
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
