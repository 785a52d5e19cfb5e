import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stage } from '../outputs/output.ts';
import { type JoinedPiece, joinFiles } from './join-files.ts';
import { isPrivate, MARKER, WAITING } from './private-names.ts';

/** A file of the new output. */
export interface TakenFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  /** The stage among whose files it waits; undefined where it is in its place already, as it should be. */
  readonly waits?: Stage | undefined;
}

/** Takes files for an output folder. Any number of writers may work for one folder. */
export interface OutputWriter {
  write(file: string, content: string | Uint8Array, stage: Stage): TakenFile;
  /** Takes a file made of others, which are read in turn. */
  join(file: string, pieces: Iterable<JoinedPiece>, stage: Stage): TakenFile;
}

/** What is made of files that were taken is written with. */
export interface LateWriting {
  readonly folder: string;
  readonly writer: OutputWriter;
  /** All other files of the site, wherever they are by now. */
  readonly taken: readonly TakenFile[];
}

/** Where a file is by now: where it waits, or in its place. */
export const whereIs = ({ file, waits }: TakenFile, folder: string): string =>
  path.join(waits === undefined ? folder : treeOf(folder, waits), file);

/** Where the files of a stage wait, as they will stand in the output folder. */
export const treeOf = (folder: string, stage: Stage): string => path.join(folder, WAITING, stage);

export function outputWriter(folder: string): OutputWriter {
  const wasEmpty = readdirSync(folder).every((name) => name === MARKER || isPrivate(name));
  const made = new Set<string>();
  const bytesOf = encoder();
  /** Where a file waits, in a folder that is there. */
  const waitingPath = (file: string, stage: Stage): string => {
    const target = path.join(treeOf(folder, stage), file);
    const parent = path.dirname(target);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    return target;
  };
  return {
    write(file, content, stage) {
      const bytes = typeof content === 'string' ? bytesOf(content) : content;
      if (!wasEmpty && isSame(path.join(folder, file), bytes)) return { file };
      writeFileSync(waitingPath(file, stage), bytes);
      return { file, waits: stage };
    },
    join(file, pieces, stage) {
      const target = waitingPath(file, stage);
      if (!joinFiles(target, pieces, path.join(folder, file))) return { file, waits: stage };
      rmSync(target);
      return { file };
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

function isSame(file: string, bytes: Uint8Array): boolean {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat?.isFile() === true && stat.size === bytes.length && readFileSync(file).equals(bytes);
  } catch {
    // A file of an earlier build stands where this one needs a folder.
    return false;
  }
}
