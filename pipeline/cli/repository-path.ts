import { existsSync } from 'node:fs';
import path from 'node:path';
import { displayPathIn } from './site-options.ts';

/** The folder of the repository that a folder is in, if any. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

/**
 * A source path as hosts of repositories know it: from the root of the repository, wherever in it the program was started;
 * from the working directory where there is none, or the content is outside of it.
 */
export function repositoryPathIn(contentFolder: string): (sourcePath: string) => string {
  const root = repositoryOf(process.cwd());
  const folder = path.relative(root ?? '', path.resolve(contentFolder));
  if (root === undefined || folder.startsWith('..')) return displayPathIn(contentFolder);
  return (sourcePath) => path.join(folder, sourcePath).split(path.sep).join('/');
}
