// The pages of a docs plugin.
import { posix } from 'node:path';
import type { ForeignPage } from '../foreign-site.ts';
import type { Settings } from '../settings.ts';
import { numberPrefix, withoutPrefixes } from './number-prefix.ts';
import type { SiteReader } from './site-reader.ts';

/** Where a docs plugin has its pages, and where it shows them. */
export interface DocsPlugin {
  /** The folder of the files, without a slash at its end. */
  readonly folder: string;
  /** What addresses begin with, without slashes around it: empty for the root. */
  readonly base: string;
  /** The script of its sidebars; false for none, undefined for those made from the folders. */
  readonly sidebars: string | false | undefined;
  readonly hasPrefixes: boolean;
}

/** A page, and what sidebars need of it. */
export interface Doc {
  /** What sidebars call it. */
  readonly id: string;
  /** Its folder, below that of the plugin, as it is on disk: empty for that one itself. */
  readonly folder: string;
  readonly isIndex: boolean;
  readonly position: number | undefined;
  readonly page: ForeignPage;
}

/** Reads every page of a plugin. */
export function readDocs({ folder, base, hasPrefixes }: DocsPlugin, reader: SiteReader): Doc[] {
  const files = reader.folder.paths.filter((file) => file.startsWith(`${folder}/`) && /\.mdx?$/.test(file));
  return files
    .filter((file) => !/\/_/.test(file.slice(folder.length)))
    .map((file) => readDoc(file, file.slice(folder.length + 1), base, hasPrefixes, reader));
}

function readDoc(source: string, path: string, base: string, hasPrefixes: boolean, reader: SiteReader): Doc {
  let given: ReturnType<typeof keysOf> = {};
  const { frontMatter, body } = reader.read(source, (settings) => {
    given = keysOf(settings);
    return neighboursOf(settings);
  });
  const folder = path.includes('/') ? path.replace(/\/[^/]*$/, '') : '';
  const stem = path.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  const { name, position } = hasPrefixes ? numberPrefix(stem) : { name: stem };
  const folders = hasPrefixes ? withoutPrefixes(folder) : folder;
  const last = given.id ?? name;
  const isIndex = isIndexOf(name, folders);
  const target = `pages/${under(base, under(folders, isIndex ? 'index' : name))}.md`;
  const slug = given.slug;
  const address =
    slug === undefined ? `/${under(base, under(folders, isIndex ? '' : last))}` : slugAddress(slug, base, folders);
  const own = {
    ...frontMatter,
    ...(slug !== undefined
      ? { slug: address }
      : given.id !== undefined && !isIndex && given.id !== name
        ? { id: given.id }
        : {}),
  };
  return {
    id: under(folders, last),
    folder,
    isIndex,
    position: given.position ?? position,
    page: { source, target, address, frontMatter: own, body },
  };
}

/** A page that stands for its folder. */
const isIndexOf = (name: string, folder: string): boolean =>
  /^(?:index|readme)$/i.test(name) || (folder !== '' && name.toLowerCase() === folder.split('/').at(-1)?.toLowerCase());

function keysOf(settings: Settings): { id?: string | undefined; slug?: string | undefined; position?: number } {
  const position = settings.take('sidebar_position');
  const names = { id: settings.text('id'), slug: settings.text('slug') };
  return typeof position === 'number' ? { ...names, position } : names;
}

/** No neighbour is said alike; another by its id, which is no route. */
function neighboursOf(settings: Settings): Record<string, null> {
  const none = ['pagination_prev', 'pagination_next'].filter((key) => settings.has(key, null));
  for (const key of none) settings.take(key);
  return Object.fromEntries(none.map((key) => [key, null]));
}

/** A path below another; empty ones count for nothing. */
export const under = (base: string, path: string): string => [base, path].filter((each) => each !== '').join('/');

function slugAddress(slug: string, base: string, folders: string): string {
  const path = slug.startsWith('/') ? slug.slice(1) : under(folders, slug);
  return posix.join('/', base, path).replace(/(?<=.)\/$/, '');
}
