// A built site as a program reads it: its own files, whatever is asked for.
import type { DataFile, DataIndex, Nav } from '../../schemas/types.ts';
import { ABOUT_PATHS } from '../contracts/uses/about-paths.ts';
import { parsedJson } from '../read/parsed-json.ts';
import { noSiteIn, UsageError } from '../read/usage-error.ts';
import { validate } from '../validate/validator.ts';
import { siteInFolder } from './site-in-folder.ts';
import { siteOnHost } from './site-on-host.ts';

export interface BuiltSite {
  /** Its folder or its address, as it was named. */
  readonly place: string;
  /** What all pages share. Throws a UsageError that says what to do where no site stands. */
  nav(): Promise<Nav>;
  /** What is published as data. */
  data(): Promise<readonly Pick<DataFile, 'type' | 'title' | 'address'>[]>;
  /** The text of a file, by its path below the place; undefined where the site has none. */
  read(file: string): Promise<string | undefined>;
  /** The same of a file that is no text. */
  bytes(file: string): Promise<Uint8Array | undefined>;
}

/** The site at a place, as it is whenever it is asked: it may be built after the program has started, and again. */
export function builtSite(place: string): BuiltSite {
  const bytes = /^https?:\/\//i.test(place) ? siteOnHost(place) : siteInFolder(place);
  const read = async (file: string): Promise<string | undefined> => {
    const found = await bytes(file);
    return found && new TextDecoder().decode(found);
  };
  const own = async <Value>(file: string, schema: 'nav' | 'data-index'): Promise<Value> => {
    const text = await read(file);
    if (text === undefined) throw noSiteIn(place);
    const value = parsedJson(text);
    if (validate(schema, value).length > 0) throw new UsageError(foreignSite(place, file));
    return value as Value;
  };
  return {
    place,
    nav: () => own('nav.json', 'nav'),
    data: async () => (await own<DataIndex>(ABOUT_PATHS.index, 'data-index')).files,
    read,
    bytes,
  };
}

const foreignSite = (place: string, file: string): string =>
  `"${file}" in "${place}" was not written by this version of docs-build. Run "docs-build build" again, or name another site.`;
