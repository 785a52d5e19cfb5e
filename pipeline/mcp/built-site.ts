// A built site as a program reads it: its own files, whatever is asked for.
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { DataIndex, Nav } from '../../schemas/types.ts';
import { ABOUT_PATHS } from '../contracts/uses/about-paths.ts';
import { noSiteIn, UsageError } from '../read/usage-error.ts';
import { validate } from '../validate/validator.ts';

export interface BuiltSite {
  /** As it was named. */
  readonly folder: string;
  /** What all pages share. Throws a UsageError that says what to do where no site stands. */
  nav(): Promise<Nav>;
  /** What is published as data. */
  data(): Promise<DataIndex['files']>;
  /** The text of a file, by its path below the folder; undefined where the site has none. */
  read(file: string): Promise<string | undefined>;
}

/** The site in a folder, as it is whenever it is asked: it may be built after the program has started, and again. */
export function builtSite(folder: string): BuiltSite {
  const read = async (file: string): Promise<string | undefined> => {
    try {
      const root = await realpath(folder);
      const real = await realpath(path.join(root, file));
      // Neither `..` nor a symbolic link leads out of the site.
      return real.startsWith(root + path.sep) ? await readFile(real, 'utf8') : undefined;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (ABSENT.has(code)) return undefined;
      throw error;
    }
  };
  const own = async <Value>(file: string, schema: 'nav' | 'data-index'): Promise<Value> => {
    const text = await read(file);
    if (text === undefined) throw noSiteIn(folder);
    const value = parsed(text);
    if (validate(schema, value).length > 0) throw new UsageError(foreignSite(folder, file));
    return value as Value;
  };
  return {
    folder,
    nav: () => own('nav.json', 'nav'),
    data: async () => (await own<DataIndex>(ABOUT_PATHS.index, 'data-index')).files,
    read,
  };
}

const ABSENT: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
  'ERR_INVALID_ARG_VALUE',
]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const foreignSite = (folder: string, file: string): string =>
  `"${file}" in "${folder}" was not written by this version of docs-build. Run "docs-build build" again, or name the folder of its site with --out.`;
