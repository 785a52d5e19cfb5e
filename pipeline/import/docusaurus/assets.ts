import type { Settings } from '../settings.ts';
import type { SourceFolder } from '../source-folder.ts';
import { postPath } from './blog.ts';
import { under } from './docs.ts';
import { withoutPrefixes } from './number-prefix.ts';
import type { Plugins } from './plugins.ts';

/** What is no page, and published neither. */
const NO_ASSET = /\.(?:mdx?|[cm]?[jt]sx?|s?css)$|\/_category_\.|\/(?:authors|tags)\.ya?ml$/;

/** What is published beside the pages, and at the root. */
export function assets(
  folder: SourceFolder,
  { docs, blogs, pages }: Plugins,
  statics: readonly string[],
): [source: string, target: string][] {
  const below = (from: string): string[] => folder.paths.filter((file) => file.startsWith(`${from}/`));
  const beside = (from: string, targetOf: (path: string) => string): [string, string][] =>
    below(from)
      .filter((file) => !NO_ASSET.test(file))
      // A folder of parts is not published.
      .map((file) => [file, `pages/${targetOf(file.slice(from.length + 1).replace(/(^|\/)_/g, '$1'))}`]);
  return [
    ...docs.flatMap(({ folder: from, base, hasPrefixes }) =>
      beside(from, (path) => under(base, hasPrefixes ? ofFolder(path, withoutPrefixes) : path)),
    ),
    ...blogs.flatMap(({ folder: from, base }) => beside(from, (path) => under(base, ofFolder(path, postPath)))),
    ...pages.flatMap((from) => beside(from, (path) => path)),
    ...statics.flatMap((from) =>
      below(from).map((file): [string, string] => [file, `static/${file.slice(from.length + 1)}`]),
    ),
  ];
}

/** The folders of files at the root, without slashes at their ends. */
export const staticFolders = (settings: Settings): string[] => {
  const named = settings.list('staticDirectories').map((name) => String(name).replace(/^\.\/|\/+$/g, ''));
  return named.length > 0 ? named : ['static'];
};

/** The icon of the site: docs-build takes the one at the root. */
export function favicon(
  settings: Settings,
  statics: readonly string[],
  folder: SourceFolder,
): [source: string, target: string][] {
  const place = settings.text('favicon')?.replace(/^\//, '');
  const source = statics.map((from) => `${from}/${place}`).find((file) => folder.has(file));
  const ending = /\.(?:svg|png|ico)$/.exec(place ?? '')?.[0];
  return source === undefined || ending === undefined ? [] : [[source, `static/favicon${ending}`]];
}

function ofFolder(path: string, renamed: (folder: string) => string): string {
  const at = path.lastIndexOf('/');
  return at < 0 ? path : `${renamed(path.slice(0, at))}${path.slice(at)}`;
}
