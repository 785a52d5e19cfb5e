import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isOfRepository, isPrivate } from './private-names.ts';

/** What stands in an output folder, by paths with forward slashes. */
export interface ListedFolder {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** Those of the files that are symbolic links. */
  readonly links: ReadonlySet<string>;
}

/** Lists an output folder, but for what is no part of the site. */
export function listFolder(folder: string): ListedFolder {
  const files = new Set<string>();
  const folders = new Set<string>();
  const links = new Set<string>();
  const walk = (below: string): void => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = below + entry.name;
      if (isPrivate(name) || isOfRepository(name)) continue;
      if (entry.isDirectory()) {
        folders.add(name);
        walk(`${name}/`);
        continue;
      }
      files.add(name);
      if (entry.isSymbolicLink()) links.add(name);
    }
  };
  walk('');
  return { files, folders, links };
}
