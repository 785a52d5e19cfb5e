// What an address leads to. Checked against the trees of the whole site, never against text.
import { type Addressing, decodePath, encodePath, fileHrefOf, hrefOf, htmlPathOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearestPath } from '../diagnostics/nearest.ts';
import { hintForRoute, type SiteIndex } from '../index-site/index-site.ts';
import type { Link } from '../parse/parsed-page.ts';
import { slugOf } from '../parse/slug-of.ts';
import type { UnmadeFiles } from '../read/made-file.ts';
import { type Download, downloadOf } from './download.ts';
import {
  findFile,
  findPage,
  hintForFile,
  relativeTo,
  routeOfTarget,
  sourcePathOf,
  type Targets,
} from './find-target.ts';
import { type Size, sizeOf } from './image-size.ts';
import { scriptInSvg } from './script-in-svg.ts';

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

/** What links are resolved by. */
export interface LinkScope extends Targets {
  readonly addressing: Addressing;
  /** What is not made of faulty data. */
  readonly unmade: readonly UnmadeFiles[];
  /** How many mistakes are still compared with all that there is. */
  readonly hints: { left: number };
  /** Takes each link to another host. */
  readonly external?: ((link: Link) => void) | undefined;
}

/** Mistakes of one page that get a hint: where there are more, something else is wrong than how they are written. */
const MOST_HINTS = 50;

/** Of a page, or of whatever else has links. */
export const allHints = (): LinkScope['hints'] => ({ left: MOST_HINTS });

/** A hint that takes a comparison with all that there is. */
type SoughtHint = () => string | undefined;

/** Says what is wrong with a link. */
type Problem = (
  rule: Finding['rule'],
  message: string,
  hint?: string | SoughtHint,
  causedBy?: Finding['causedBy'],
) => ResolvedLink;

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

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
  const problem: Problem = (rule, message, given, causedBy) => {
    const hint = typeof given === 'function' ? (scope.hints.left-- > 0 ? given() : undefined) : given;
    report({ rule, message, sourcePath, range, hint, ...(causedBy && { causedBy }) });
    return { kind: 'broken' };
  };
  const scheme = schemeOf(link);
  if (!isSafe(link)) {
    const message = `The address "${target}" has the scheme "${scheme}", which is not allowed.`;
    return problem('url-unsafe', message, 'Allowed: http, https, mailto, tel.');
  }
  if (scheme || target.startsWith('//')) {
    scope.external?.(link);
    if (kind === 'image' || kind === 'file') {
      const message = `"${target}" is on another host.`;
      const hint = 'Put it into the content folder: a policy that allows only the site’s own files blocks it.';
      report({ rule: 'media-external', message, sourcePath, range, hint });
    }
    return { kind: 'external', href: encodeAddress(scheme ? target.trim() : target) };
  }
  if (target.trim() === '')
    return problem(kind === 'page' ? 'link-empty' : 'file-missing', 'The address is empty.', 'Give it an address.');
  return kind === 'page' ? resolvePage(link, from, scope, problem) : resolveFile(link, scope, problem);
}

/** Percent-encodes what no address may hold and leaves what is encoded already. */
const encodeAddress = (address: string): string =>
  address.replace(/%(?![0-9A-Fa-f]{2})|[^!#$%&-;=?-Z_a-z~]+/g, (text) => encodeURIComponent(text));

interface Address {
  /** Authors write `ção`, `%C3%A7%C3%A3o`, composed or decomposed: it is one path. */
  readonly path: string;
  /** With its mark; empty for none. */
  readonly query: string;
  /** Without its mark; undefined for none. */
  readonly fragment: string | undefined;
  /** The fragment as it ends an href. */
  readonly hash: string;
}

function addressOf(target: string): Address {
  const [, path = '', query = '', written] = /^([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/.exec(target) ?? [];
  const fragment = written === undefined ? undefined : decodePath(written);
  const hash = fragment === undefined ? '' : `#${encodePath(fragment)}`;
  return { path: decodePath(path), query, fragment, hash };
}

/** An image, a download, or another file that must exist. */
function resolveFile({ target, kind, sourcePath }: Link, scope: LinkScope, problem: Problem): ResolvedLink {
  const { path } = addressOf(target);
  const file = findFile(path, sourcePath, scope);
  if (!file) return reportNoFile({ target, sourcePath }, path, scope, problem);
  const script = kind === 'image' ? scriptInSvg(file) : undefined;
  if (script !== undefined)
    problem('image-script', `The picture "${target}" holds a script: "${script}".`, 'Remove it from the file.');
  if (kind === 'font' && !isWoff2(file.bytes()))
    problem(
      'site-invalid',
      `"${target}" is not a font in the format WOFF2.`,
      'Convert it, for example with fonttools.',
    );
  const size = kind === 'image' ? sizeOf(file) : undefined;
  return {
    kind: 'file',
    href: fileHrefOf(file.outputPath, scope.addressing.base),
    ...(size && { size }),
    ...(kind === 'download' && { download: downloadOf(file) }),
  };
}

const isWoff2 = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'wOF2';

function reportNoFile(
  { target, sourcePath }: Pick<Link, 'target' | 'sourcePath'>,
  path: string,
  scope: LinkScope,
  problem: Problem,
): ResolvedLink {
  const source = scope.unmade.find(({ beginning }) => path.startsWith(`/${beginning}`))?.sourcePath;
  return problem(
    'file-missing',
    `The file "${target}" does not exist.`,
    () => hintForFile(path, sourcePath, scope),
    source === undefined ? source : [source],
  );
}

function resolvePage(link: Link, from: Route, scope: LinkScope, problem: Problem): ResolvedLink {
  const { path, query, fragment, hash } = addressOf(link.target);
  const route = path === '' ? from : (findPage(path, link.sourcePath, scope.index) ?? findMovedPage(path, link, scope));
  if (route === undefined) return resolveNoPage(link, scope, problem);
  const anchor = fragment ? anchorOf(fragment, route, scope.index) : undefined;
  if (fragment && anchor === undefined) reportNoAnchor(fragment, route, from, scope, problem);
  const shown = anchor === undefined || anchor === fragment ? hash : `#${encodePath(anchor)}`;
  const isHere = path === '' && hash !== '';
  return { kind: 'page', route, href: isHere ? shown : hrefOf(route, scope.addressing) + query + shown };
}

/** A page by the name it had where it came from: `install.html` beside it, `install.mdx`. A file of that name goes first. */
function findMovedPage(path: string, { sourcePath }: Link, scope: LinkScope): Route | undefined {
  if (!/\.(?:html|mdx)$/.test(path) || findFile(path, sourcePath, scope)) return undefined;
  const page = path.endsWith('.mdx')
    ? path.slice(0, -1)
    : path.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') || '.';
  return findPage(page, sourcePath, scope.index);
}

/** The anchor of a page that a fragment names. Ids are ASCII; elsewhere they keep their accents. */
export function anchorOf(fragment: string, route: Route, { pages }: SiteIndex): string | undefined {
  const anchors = pages.get(route)?.anchors;
  // Ids of footnotes are percent-encoded themselves.
  if (anchors?.has(fragment) || anchors?.has(encodePath(fragment))) return fragment;
  if (!/[^\0-\x7F]/.test(fragment)) return undefined;
  const plain = slugOf(fragment);
  return anchors?.has(plain) ? plain : undefined;
}

function reportNoAnchor(fragment: string, route: Route, from: Route, scope: LinkScope, problem: Problem): void {
  const { anchors = new Set<string>(), dataPaths = [] } = scope.index.pages.get(route) ?? {};
  const where = route === from ? 'This page' : `The page "${route}"`;
  const few = anchors.size > 0 && anchors.size <= 12 ? `Its anchors: ${[...anchors].join(', ')}.` : undefined;
  const hint = (): string | undefined => didYouMean(fragment, anchors) ?? few;
  const causes = scope.unmade.map((unmade) => unmade.sourcePath).filter((path) => dataPaths.includes(path));
  problem('link-anchor-missing', `${where} has no anchor "${fragment}".`, hint, causes);
}

/** Something else that a reader may follow a link to, or nothing. */
function resolveNoPage({ target, sourcePath }: Link, scope: LinkScope, problem: Problem): ResolvedLink {
  const { path, query, hash } = addressOf(target);
  const { index, outputs, addressing } = scope;
  const asked = routeOfTarget(path, sourcePath);
  // The page of search results: the browser loads it, for it has no document.
  if (outputs.get(htmlPathOf(asked))?.kind === 'own')
    return { kind: 'file', href: hrefOf(asked, addressing) + query + hash };
  // HTML is linked to by its route.
  const isOwn = path.startsWith('/') && outputs.has(path.slice(1)) && !path.endsWith('.html');
  const output = findFile(path, sourcePath, scope)?.outputPath ?? (isOwn ? path.slice(1) : undefined);
  if (output !== undefined) return { kind: 'file', href: fileHrefOf(output, addressing.base) + query + hash };
  if (path.endsWith('.md')) {
    const wanted = sourcePathOf(path, sourcePath);
    const near = (): string => {
      const match = nearestPath(wanted, index.routeByPath.keys());
      return match === undefined ? `There is no file "${wanted}".` : `Did you mean "${relativeTo(match, sourcePath)}"?`;
    };
    const message = `The link to "${target}" leads to no page, so it is shown as plain text.`;
    return problem('link-markdown-unresolved', message, near);
  }
  if (/\.[a-z0-9]{1,5}$/i.test(path)) return reportNoFile({ target, sourcePath }, path, scope, problem);
  const hint = (): string => hintForRoute(asked, index) ?? 'Name a route, or the path of a Markdown file.';
  return problem('link-page-missing', `There is no page at "${target}".`, hint);
}
