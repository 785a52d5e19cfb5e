import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** Reads the files of a site in a folder; undefined for one that is not there. */
export const siteInFolder =
  (folder: string) =>
  async (file: string): Promise<Uint8Array | undefined> => {
    try {
      const root = await realpath(folder);
      const real = await realpath(path.join(root, file));
      // Neither `..` nor a symbolic link leads out of the site.
      return real.startsWith(root + path.sep) ? await readFile(real) : undefined;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (ABSENT.has(code)) return undefined;
      throw error;
    }
  };

const ABSENT: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'ERR_INVALID_ARG_VALUE',
]);
