// What a path names, as an author wrote it in some file: a page, or a file that is published.
import path from 'node:path';
import { toRoute } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { nearestPath } from '../diagnostics/nearest.ts';
import { followRedirects, type SiteIndex } from '../index-site/index-site.ts';
import type { Outputs } from '../outputs/output.ts';
import type { PublishedFile } from '../read/content.ts';

/** All that a path may name. */
export interface Targets {
  readonly index: SiteIndex;
  readonly outputs: Outputs;
}

const folderOf = (sourcePath: string): string => path.posix.dirname(sourcePath);

/** The source path that a link names: relative to the file, or from `pages/`. */
export const sourcePathOf = (authored: string, from: string): string =>
  authored.startsWith('/') ? `pages${authored}` : path.posix.join(folderOf(from), authored);

export function routeOfTarget(authored: string, from: string): Route {
  if (authored.startsWith('/')) return toRoute(authored);
  const joined = path.posix.join(folderOf(from), authored);
  return toRoute(joined.startsWith('pages/') ? joined.slice('pages'.length) : joined === 'pages' ? '/' : `/${joined}`);
}

export function findPage(authored: string, from: string, index: SiteIndex): Route | undefined {
  if (authored.endsWith('.md')) {
    const found = index.routeByPath.get(sourcePathOf(authored, from));
    if (found !== undefined) return found;
  }
  return followRedirects(routeOfTarget(authored, from), index);
}

export function findFile(authored: string, from: string, { index, outputs }: Targets): PublishedFile | undefined {
  if (!authored.startsWith('/')) return index.files.get(path.posix.join(folderOf(from), authored));
  const output = outputs.get(authored.slice(1));
  return output?.kind === 'file' ? output.file : undefined;
}

/** A source path as a link in another file writes it. */
export function relativeTo(to: string, from: string): string {
  const relative = path.posix.relative(folderOf(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The hint for a file that does not exist. */
export function hintForFile(authored: string, from: string, { index, outputs }: Targets): string | undefined {
  const absolute = authored.startsWith('/');
  const wanted = absolute ? authored.slice(1) : path.posix.join(folderOf(from), authored);
  const files = [...outputs].flatMap(([path, { kind }]) => (kind === 'file' ? path : []));
  const match = nearestPath(wanted, absolute ? files : index.files.keys());
  if (match === undefined) return undefined;
  const isBeside = match.startsWith('pages/');
  const written = absolute
    ? `/${match}`
    : isBeside
      ? relativeTo(match, from)
      : `/${index.files.get(match)?.outputPath}`;
  return match.toLowerCase() === wanted.toLowerCase()
    ? `Case matters: write "${written}".`
    : `Did you mean "${written}"?`;
}
