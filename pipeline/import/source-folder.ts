// The folder that another tool reads, as it is on disk. Nothing in it is run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../read/usage-error.ts';

/** Folders that hold what was installed or built. */
const PASSED_OVER: ReadonlySet<string> = new Set('node_modules .git .docusaurus build dist cache book'.split(' '));

/** Files below a folder, by paths relative to it with forward slashes. */
export interface SourceFolder {
  readonly paths: readonly string[];
  has(file: string): boolean;
  /** Without a byte-order mark, lines ending in LF. */
  text(file: string): string;
  bytes(file: string): Uint8Array;
}

/** Lists a folder. Symbolic links are not followed. */
export function sourceFolder(root: string): SourceFolder {
  const paths: string[] = [];
  const list = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!PASSED_OVER.has(entry.name)) list(name);
      } else if (entry.isFile()) paths.push(name);
    }
  };
  try {
    list('');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') throw new UsageError(`"${root}" is not a folder.`);
    throw error;
  }
  const known = new Set(paths.sort());
  const bytes = (file: string): Uint8Array => readFileSync(path.join(root, file));
  return {
    paths,
    has: (file) => known.has(file),
    bytes,
    text: (file) => new TextDecoder().decode(bytes(file)).replace(/\r\n?/g, '\n'),
  };
}

/** The path that another leads to from the folder of a file; undefined where it leads out of the source. */
export function joined(from: string, relative: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(from), relative);
  return target.startsWith('../') || target === '..' ? undefined : target;
}
