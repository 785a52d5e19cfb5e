// The only writer of what is imported: all of it, or nothing.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../read/usage-error.ts';
import type { Imported } from './imported.ts';

/** Throws a UsageError for a content folder that holds something. */
export function refuseUsedFolder(content: string): void {
  const there = statSync(content, { throwIfNoEntry: false });
  if (there && !there.isDirectory()) throw new UsageError(`"${content}" is a file. Name a new folder with --content.`);
  const [first] = there ? readdirSync(content) : [];
  if (first !== undefined)
    throw new UsageError(`"${content}" is not empty: it holds "${first}". Name a new folder with --content.`);
}

/** Writes files into a content folder. Throws a UsageError where one of them is there already, and leaves all as it was. */
export function writeImported(content: string, files: Imported['files']): void {
  const outside = [...files.keys()].find((name) => path.posix.normalize(`/${name}`) !== `/${name}`);
  if (outside !== undefined)
    throw new UsageError(`The source names a place that is none in a content folder: "${outside}".`);
  const taken = [...files.keys()].find((name) => existsSync(path.join(content, name)));
  if (taken !== undefined)
    throw new UsageError(
      `"${path.join(content, taken)}" is there already. Remove it, or name another folder with --content.`,
    );
  const parent = path.dirname(path.resolve(content));
  mkdirSync(parent, { recursive: true });
  const waiting = mkdtempSync(path.join(parent, '.docs-build-import-'));
  try {
    for (const [name, data] of files) {
      const file = path.join(waiting, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, data);
    }
    moveInto(content, waiting, files);
  } finally {
    rmSync(waiting, { recursive: true, force: true });
  }
}

/** A folder that is not there, or empty, appears at once. */
function moveInto(content: string, waiting: string, files: Imported['files']): void {
  if (!existsSync(content) || readdirSync(content).length === 0) {
    rmSync(content, { recursive: true, force: true });
    renameSync(waiting, content);
    return;
  }
  for (const name of files.keys()) {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    renameSync(path.join(waiting, name), path.join(content, name));
  }
}
