// The output folder belongs to docs-build. A run touches only what changed and removes what an earlier run left behind;
// until its last moment, when everything is made, the folder is as it was.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkOutputFolder } from './check-output-folder.ts';
import { type LockOptions, lockOutput } from './lock-output.ts';
import { WAITING } from './private-names.ts';

export interface OutputFolder {
  /** Lets other runs at the folder; what waits and was not put into its place is gone. Nobody may be writing any more. */
  close(): void;
}

/** Makes a folder ready to take files, and keeps other runs out of it until it is closed. */
export async function openOutputFolder(folder: string, options?: LockOptions): Promise<OutputFolder> {
  checkOutputFolder(folder);
  const lock = await lockOutput(folder, options);
  const waiting = path.join(folder, WAITING);
  const output: OutputFolder = {
    close() {
      try {
        rmSync(waiting, { recursive: true, force: true });
      } finally {
        lock.release();
      }
    },
  };
  try {
    // What a run left that was killed.
    rmSync(waiting, { recursive: true, force: true });
    mkdirSync(waiting);
    return output;
  } catch (error) {
    output.close();
    throw error;
  }
}
