import { closeSync, fstatSync, mkdirSync, openSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from './native-files.ts';
import { LOCK } from './private-names.ts';

export interface LockOptions {
  /** Ends the waiting. */
  readonly interrupted?: AbortSignal;
  /** Takes what the person at the terminal should know. */
  readonly tell?: (message: string) => void;
}

export interface OutputLock {
  /** Lets other runs at the folder, and takes it away where it was made for nothing. */
  release(): void;
}

const LOOK_AGAIN_MS = 50;
const TELL_AFTER_MS = 5000;

/** Waits until no other run has an output folder, which is made if need be. */
export async function lockOutput(folder: string, { interrupted, tell }: LockOptions = {}): Promise<OutputLock> {
  const file = path.join(folder, LOCK);
  let made: string | undefined;
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    interrupted?.throwIfAborted();
    made = makeFolder(folder) ?? made;
    const descriptor = openLock(file);
    if (descriptor !== undefined && hasLock(descriptor, file, waited === 0 ? tell : undefined)) {
      return {
        release() {
          rmSync(file, { force: true });
          closeSync(descriptor);
          if (made !== undefined) removeEmpty(folder, made);
        },
      };
    }
    if (descriptor !== undefined) closeSync(descriptor);
    if (waited === TELL_AFTER_MS) tell?.(`Waiting for another run of docs-build, which writes to "${folder}".`);
    await sleep(LOOK_AGAIN_MS);
  }
}

/** Makes a folder and those around it, and answers the first. Node's own way says of a disk that is read only that there is none. */
function makeFolder(folder: string): string | undefined {
  try {
    mkdirSync(folder);
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return undefined;
    if (code !== 'ENOENT') throw error;
  }
  const first = makeFolder(path.dirname(folder));
  mkdirSync(folder, { recursive: true });
  return first ?? folder;
}

/** Opens the file to lock; undefined where another run is just taking the folder away. */
function openLock(file: string): number | undefined {
  try {
    return openSync(file, 'a');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function hasLock(descriptor: number, file: string, tell: LockOptions['tell']): boolean {
  try {
    // Whoever had the lock has removed the file: a run that opened it before and locks it now has a file of the past.
    return tryLock(descriptor) && statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
  } catch (error) {
    tell?.(`The output folder cannot be locked: ${(error as Error).message}. Let no two runs write to it at once.`);
    return true;
  }
}

/** Removes a folder and those around it, up to one, as far as they are empty. */
function removeEmpty(folder: string, last: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (path.resolve(folder) !== path.resolve(last)) removeEmpty(path.dirname(folder), last);
}
