// The output folder belongs to docs-build. A run touches only what changed and removes what an earlier run left behind;
// until its last moment, when everything is made, the folder is as it was.
import {
  existsSync,
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
import { foldersOf } from '../read/folders-of.ts';
import { UsageError } from '../read/usage-error.ts';

/** Tells hosts to serve every file, and us that the folder is ours. */
const MARKER = '.nojekyll';
const MARKER_TEXT = 'Written by docs-build, which removes from this folder what it does not write.\n';
/** Where files wait, on the same disk as their place, so that moving them there is one step. One run at a time has it. */
const WAITING = '.docs-build-waiting';
/** Names the process that has it. */
const OWNER = 'owner';
/** In it, what waits stands as it will in the output folder. */
const TREE = 'tree';
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
  readonly isWaiting: boolean;
}

/** Takes files for an output folder. Any number of writers may work for one folder. */
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

export function outputWriter(folder: string): OutputWriter {
  const tree = path.join(folder, WAITING, TREE);
  const wasEmpty = readdirSync(folder).every((name) => name === MARKER || name === WAITING);
  const made = new Set<string>();
  const bytesOf = encoder();
  return {
    write(file, content) {
      const bytes = typeof content === 'string' ? bytesOf(content) : content;
      if (!wasEmpty && isSame(path.join(folder, file), bytes)) return { file, isWaiting: false };
      const parent = path.posix.dirname(file);
      if (!made.has(parent)) {
        mkdirSync(path.join(tree, parent), { recursive: true });
        made.add(parent);
      }
      writeFileSync(path.join(tree, file), bytes);
      return { file, isWaiting: true };
    },
  };
}

/** Texts as UTF-8, all in the same memory: good until the next one comes. */
function encoder(): (text: string) => Uint8Array {
  let memory = Buffer.allocUnsafeSlow(1 << 19);
  return (text) => {
    // A UTF-16 unit takes three bytes at most.
    if (text.length * 3 > memory.length) memory = Buffer.allocUnsafeSlow(text.length * 3);
    return memory.subarray(0, memory.write(text));
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
  const written = taken.filter(({ isWaiting }) => isWaiting).length;
  if (written > 0) moveIn(path.join(folder, WAITING, TREE), folder);
  return { written, unchanged: kept.size - 1 - written, removed };
}

/** Moves files to where they belong; a folder that is new there moves whole. A reader never meets half a file. */
function moveIn(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory() && existsSync(target)) moveIn(source, target);
    else renameSync(source, target);
  }
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
