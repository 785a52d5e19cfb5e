// The output folder belongs to docs-build. A run touches only what changed and removes what an earlier run left behind;
// until its last moment, when everything is made, the folder is as it was.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UsageError } from '../read/read-content.ts';

/** Tells hosts to serve every file, and us that the folder is ours. */
const MARKER = '.nojekyll';
const MARKER_TEXT = 'Written by docs-build, which removes from this folder what it does not write.\n';
/** Where files wait, on the same disk as their place, so that moving them there is one step. One run at a time has it. */
const WAITING = '.docs-build-waiting';
/** Names the process that has it. */
const OWNER = 'owner';
/** Milliseconds to wait for another run. */
const PATIENCE = 60_000;

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

/** Throws a UsageError for a folder that holds somebody else's files, or in which the content itself would be output. */
export function checkOutputFolder(folder: string, content?: string): void {
  if (content !== undefined && (isWithin(folder, content) || isWithin(content, folder))) {
    throw new UsageError(
      `The output folder "${folder}" and the content folder "${content}" must stand apart. Name another with --out.`,
    );
  }
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new UsageError(`The output folder "${folder}" cannot be used: it is not a folder.`);
  }
  if (names.every(isOfRepository) || readText(path.join(folder, MARKER)) === MARKER_TEXT) return;
  throw new UsageError(
    `The output folder "${folder}" holds files that docs-build did not write. Empty it, or name another with --out.`,
  );
}

/** Makes a folder ready to take files, and keeps other runs out of it until it is closed. */
export function openOutputFolder(folder: string): void {
  checkOutputFolder(folder);
  mkdirSync(folder, { recursive: true });
  // The folder is ours from the first moment, whatever happens to this run.
  if (readText(path.join(folder, MARKER)) !== MARKER_TEXT) writeFileSync(path.join(folder, MARKER), MARKER_TEXT);
  const waiting = path.join(folder, WAITING);
  for (let waited = 0; !takeWaiting(waiting); waited += 50) {
    if (waited >= PATIENCE) {
      const owner = readText(path.join(waiting, OWNER));
      throw new UsageError(
        `Another run of docs-build, process ${owner}, writes to "${folder}". If there is none, remove "${waiting}".`,
      );
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

/** Takes the folder for files that wait, unless another run that is alive has it. */
function takeWaiting(waiting: string): boolean {
  const owner = Number(readText(path.join(waiting, OWNER)));
  if (owner > 0 ? owner !== process.pid && isAlive(owner) : isYoung(waiting)) return false;
  rmSync(waiting, { recursive: true, force: true });
  try {
    mkdirSync(waiting);
    writeFileSync(path.join(waiting, OWNER), String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Another run was faster.
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** A run that has just taken the folder is about to put its name there. */
function isYoung(waiting: string): boolean {
  const stat = statSync(waiting, { throwIfNoEntry: false });
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) < 500;
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Lets other runs at the folder; what waits and was not put into its place is gone. */
export const closeOutputFolder = (folder: string): void =>
  rmSync(path.join(folder, WAITING), { recursive: true, force: true });

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
      if (name === WAITING || isOfRepository(name)) continue;
      if (entry.isDirectory()) {
        folders.push(name);
        walk(name);
      } else files.push(name);
    }
  };
  walk('');
  return { files, folders };
}

/** A folder that is published from a branch of its own holds that branch's repository. */
const isOfRepository = (name: string): boolean => name === '.git';

/** Whether a folder is another or stands in it, wherever symbolic links lead. */
function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(realPath(outer), realPath(inner));
  return relative === '' || !(relative.split(path.sep)[0] === '..' || path.isAbsolute(relative));
}

function realPath(folder: string): string {
  const absolute = path.resolve(folder);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = path.dirname(absolute);
    return parent === absolute ? absolute : path.join(realPath(parent), path.basename(absolute));
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
