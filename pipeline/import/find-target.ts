// Where a link of the other tool leads: to a file by its path, or to a page by its address.
import path from 'node:path';
import { decodePath } from '../../schemas/paths.ts';
import type { ForeignPage, ForeignSite } from './foreign-site.ts';
import { joined } from './source-folder.ts';

/** Finds what an address written on a page leads to; the source of it. */
export type FindTarget = (address: string, from: ForeignPage) => string | undefined;

/** An address as all spellings of it: `/guide/`, `/guide/index.html` and `/guide.md` are `/guide`. */
export const plainAddress = (address: string): string =>
  decodePath(address)
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/\/(?:index|README)$/, '/')
    .replace(/(?<=.)\/+$/, '') || '/';

const ENDINGS = ['', '.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/readme.md'];

export function targetFinder({ pages, files, roots }: Pick<ForeignSite, 'pages' | 'files' | 'roots'>): FindTarget {
  const sources = new Set([...pages.map(({ source }) => source), ...files.map(([source]) => source)]);
  const byAddress = new Map(
    pages.flatMap(({ address, source }) => (address === undefined ? [] : [[plainAddress(address), source]])),
  );
  const byPath = (file: string | undefined): string | undefined => {
    if (file === undefined) return undefined;
    const name = decodePath(file)
      .replace(/^\.\//, '')
      .replace(/\.html$/, '');
    return ENDINGS.map((ending) => name.replace(/\/$/, '') + ending).find((each) => sources.has(each));
  };
  return (address, from) => {
    const rooted = roots
      .filter(([prefix]) => address.startsWith(prefix))
      .map(([prefix, folder]) => byPath(folder + address.slice(prefix.length)))
      .find((found) => found !== undefined);
    if (address.startsWith('/')) return byAddress.get(plainAddress(address)) ?? rooted;
    if (rooted !== undefined) return rooted;
    const here = from.address ?? '/';
    // Browsers resolve an address from that of the page, whose last part stands for a file unless it ends in a slash.
    const resolved = path.posix.join(here.endsWith('/') ? here : path.posix.dirname(here), address);
    return byPath(joined(from.source, address)) ?? byAddress.get(plainAddress(resolved));
  };
}
