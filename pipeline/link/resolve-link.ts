// What an address leads to. Checked against the trees of the whole site, never against text.
import { hash } from 'node:crypto';
import path from 'node:path';
import { type Addressing, decodePath, encodePath, fileHrefOf, hrefOf, toRoute } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearestPath } from '../diagnostics/nearest.ts';
import { followRedirects, hintForRoute, type SiteIndex } from '../index-site/index-site.ts';
import type { Outputs } from '../outputs/output.ts';
import type { Link } from '../parse/parsed-page.ts';
import type { PublishedFile } from '../read/content.ts';
import { type Size, sizeOf } from './image-size.ts';

/** What a reader should know of a file before fetching it. */
export interface Download {
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Plain data, so that a page can be made where it was parsed. */
export type ResolvedLink =
  | { readonly kind: 'page'; readonly route: Route; readonly href: string }
  | {
      readonly kind: 'file';
      readonly href: string;
      /** Of an image: its own size, so that a page does not move while it loads. */
      readonly size?: Size;
      /** Of a download: what is offered. */
      readonly download?: Download;
    }
  | { readonly kind: 'external'; readonly href: string }
  /** Leads nowhere: what carries it becomes plain text. */
  | { readonly kind: 'broken' };

/** What is offered of a file. */
export function downloadOf({ outputPath, bytes }: PublishedFile): Download {
  const content = bytes();
  return {
    fileName: path.posix.basename(outputPath),
    bytes: content.length,
    sha256: hash('sha256', content, 'hex'),
  };
}

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** What links are resolved by. */
export interface LinkScope {
  readonly index: SiteIndex;
  readonly outputs: Outputs;
  readonly addressing: Addressing;
  /** Takes each link to another host. */
  readonly external?: ((link: Link) => void) | undefined;
}

const schemeOf = ({ target }: Link): string | undefined =>
  target.includes(':') ? /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(target.replace(/[\s\p{Cc}]/gu, ''))?.[0] : undefined;

/** Whether an address, wherever it leads, runs nothing. */
export function isSafe(link: Link): boolean {
  const scheme = schemeOf(link)?.toLowerCase();
  return scheme === undefined || (link.kind === 'page' ? SAFE_SCHEMES.has(scheme) : /^https?:$/.test(scheme));
}

/** Resolves a link of a page, on which an address of a fragment alone is; what is wrong with it goes to `report`. */
export function resolveLink(link: Link, from: Route, scope: LinkScope, report: Report): ResolvedLink {
  const { target, sourcePath, range, kind } = link;
  const problem = (rule: Finding['rule'], message: string, hint?: string): ResolvedLink => {
    report({ rule, message, sourcePath, range, ...(hint && { hint }) });
    return { kind: 'broken' };
  };
  const scheme = schemeOf(link);
  if (scheme) {
    if (isSafe(link)) {
      scope.external?.(link);
      return { kind: 'external', href: encodeAddress(target.trim()) };
    }
    return problem(
      'url-unsafe',
      `The address "${target}" has the scheme "${scheme}", which is not allowed.`,
      'Allowed: http, https, mailto, tel.',
    );
  }
  if (target.startsWith('//')) {
    scope.external?.(link);
    return { kind: 'external', href: encodeAddress(target) };
  }
  if (target.trim() === '')
    return problem(kind === 'page' ? 'link-empty' : 'file-missing', 'The address is empty.', 'Give it an address.');

  const [, rawPath = '', query = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/.exec(target) ?? [];
  // Authors write `ção`, `%C3%A7%C3%A3o`, composed or decomposed: it is one address.
  const authored = decodePath(rawPath);
  if (kind !== 'page') {
    const file = findFile(authored, sourcePath, scope);
    if (file) {
      const size = kind === 'image' ? sizeOf(file) : undefined;
      return {
        kind: 'file',
        href: fileHrefOf(file.outputPath, scope.addressing.base),
        ...(size && { size }),
        ...(kind === 'download' && { download: downloadOf(file) }),
      };
    }
    return problem('file-missing', `The file "${target}" does not exist.`, hintForFile(authored, sourcePath, scope));
  }

  const found = authored === '' ? from : findPage(authored, sourcePath, scope.index);
  if (found === undefined) {
    const file = findFile(authored, sourcePath, scope);
    if (file) {
      return {
        kind: 'file',
        href: fileHrefOf(file.outputPath, scope.addressing.base) + query + suffix(fragment),
      };
    }
    // HTML is linked to by its route.
    if (authored.startsWith('/') && scope.outputs.has(authored.slice(1)) && !authored.endsWith('.html')) {
      return { kind: 'file', href: fileHrefOf(authored.slice(1), scope.addressing.base) + query + suffix(fragment) };
    }
    if (authored.endsWith('.md')) {
      const wanted = sourcePathOf(authored, sourcePath);
      const match = nearestPath(wanted, scope.index.routeByPath.keys());
      const near = match === undefined ? undefined : `Did you mean "${relativeTo(match, sourcePath)}"?`;
      return problem(
        'link-markdown-unresolved',
        `The link to "${target}" leads to no page, so it is shown as plain text.`,
        near ?? `There is no file "${wanted}".`,
      );
    }
    if (/\.[a-z0-9]{1,5}$/i.test(authored)) {
      return problem('file-missing', `The file "${target}" does not exist.`, hintForFile(authored, sourcePath, scope));
    }
    const route = routeOfTarget(authored, sourcePath);
    return problem(
      'link-page-missing',
      `There is no page at "${target}".`,
      hintForRoute(route, scope.index) ?? 'Name a route, or the path of a Markdown file.',
    );
  }
  const href = hrefOf(found, scope.addressing) + query + suffix(fragment);
  if (fragment) {
    const anchor = decodePath(fragment);
    const anchors = scope.index.pages.get(found)?.anchors ?? new Set<string>();
    // Ids of footnotes are percent-encoded themselves.
    if (!anchors.has(anchor) && !anchors.has(encodePath(anchor))) {
      const where = found === from ? 'This page' : `The page "${found}"`;
      const known = [...anchors];
      const hint =
        didYouMean(anchor, known) ??
        (known.length > 0 && known.length <= 12 ? `Its anchors: ${known.join(', ')}.` : undefined);
      problem('link-anchor-missing', `${where} has no anchor "${anchor}".`, hint);
    }
  }
  return {
    kind: 'page',
    route: found,
    href: found === from && rawPath === '' ? suffix(fragment) || href : href,
  };
}

/** Percent-encodes what no address may hold and leaves what is encoded already. */
const encodeAddress = (address: string): string =>
  address.replace(/%(?![0-9A-Fa-f]{2})|[^!#$%&-;=?-Z_a-z~]+/g, (text) => encodeURIComponent(text));

const suffix = (fragment: string | undefined): string =>
  fragment === undefined ? '' : `#${encodePath(decodePath(fragment))}`;

const folderOf = (sourcePath: string): string => path.posix.dirname(sourcePath);

/** The source path that a link names: relative to the file, or from `pages/`. */
const sourcePathOf = (authored: string, from: string): string =>
  authored.startsWith('/') ? `pages${authored}` : path.posix.join(folderOf(from), authored);

function routeOfTarget(authored: string, from: string): Route {
  if (authored.startsWith('/')) return toRoute(authored);
  const joined = path.posix.join(folderOf(from), authored);
  return toRoute(joined.startsWith('pages/') ? joined.slice('pages'.length) : joined === 'pages' ? '/' : `/${joined}`);
}

function findPage(authored: string, from: string, index: SiteIndex): Route | undefined {
  if (authored.endsWith('.md')) {
    const found = index.routeByPath.get(sourcePathOf(authored, from));
    if (found !== undefined) return found;
  }
  return followRedirects(routeOfTarget(authored, from), index);
}

function findFile(authored: string, from: string, { index, outputs }: LinkScope): PublishedFile | undefined {
  if (!authored.startsWith('/')) return index.files.get(path.posix.join(folderOf(from), authored));
  const output = outputs.get(authored.slice(1));
  return output?.kind === 'file' ? output.file : undefined;
}

function relativeTo(to: string, from: string): string {
  const relative = path.posix.relative(folderOf(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function hintForFile(authored: string, from: string, { index, outputs }: LinkScope): string | undefined {
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
