import { OFFLINE_LIST, OFFLINE_PAGE, OFFLINE_WORKER } from '../../schemas/offline.ts';
import { isRoute as hasFormOfRoute } from '../../schemas/paths.ts';
import type { Frontmatter, Route } from '../../schemas/types.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** `pages/docs/registro/index.md` → `/docs/registro`: the route a page's path gives. */
export function routeOfPath(sourcePath: string): Route {
  const stem = sourcePath.slice('pages/'.length, -'.md'.length).normalize('NFC');
  if (stem === 'index') return '/';
  return `/${stem.replace(/\/index$/, '')}`;
}

/** The route of a page by its slug, else by its id, else by its path; undefined when it has none. */
export function routeOfPage({ slug, id }: Pick<Frontmatter, 'slug' | 'id'>, sourcePath: string): Route | undefined {
  const isIndex = /(?:^|\/)index\.md$/.test(sourcePath);
  const given = slug ?? (isIndex ? undefined : id);
  return given === undefined ? routeOfPath(sourcePath) : routeOfSlug(given, sourcePath);
}

/** The route a slug gives, absolute or relative to the page's folder; undefined when it is none. */
export function routeOfSlug(slug: string, sourcePath: string): Route | undefined {
  const folder = routeOfPath(sourcePath.replace(/[^/]*$/, 'index.md'));
  const joined = slug.startsWith('/') ? slug : `${folder}/${slug}`;
  const segments: string[] = [];
  for (const segment of joined.normalize('NFC').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const route = `/${segments.join('/')}`;
  return /[?#\\\s]/.test(route) ? undefined : route;
}

/** Whether this is a route, and a path on any disk. */
export const isRoute = (route: string): boolean => hasFormOfRoute(route) && !isTooLong(route);

/** What the paths of common systems may hold, less what is added to a route. */
const MOST_BYTES = 900;
const MOST_BYTES_OF_A_PART = 240;

/** Whether a disk would refuse the route. */
export const isTooLong = (route: string): boolean =>
  Buffer.byteLength(route) > MOST_BYTES ||
  route.split('/').some((part) => Buffer.byteLength(part) > MOST_BYTES_OF_A_PART);

const RESERVED = new Set([
  '404',
  'nav',
  'index',
  'assets',
  'data',
  'schemas',
  '404.html',
  'nav.json',
  'robots.txt',
  'sitemap.xml',
  'atom.xml',
  'llms.txt',
  'llms-full.txt',
  OFFLINE_WORKER,
  OFFLINE_LIST,
  OFFLINE_PAGE,
  '.nojekyll',
  '.docs-build-waiting',
  '.git',
]);

/** Whether docs-build itself writes below this route, on a host that ignores case. */
export const isReserved = (route: Route): boolean =>
  RESERVED.has(route.split('/')[1]?.toLowerCase() ?? '') || INDEX.test(route);

/** Hosts, and the application, take it for the folder it stands in. */
const INDEX = /\/index\.html(?:\/|$)/i;

/** What is wrong with a route that is not a file's: how an author wrote it, or where it leads. */
export function routeProblem(
  route: Route,
  written: string,
  remedy: string,
): Pick<Finding, 'rule' | 'message' | 'hint'> | undefined {
  if (!isRoute(route)) {
    const hint = 'A route has no empty part, no ".." and none of ? # \\ %2F %5C.';
    return { rule: 'route-invalid', message: `"${written}" is not a route.`, hint };
  }
  if (!isReserved(route)) return undefined;
  return { rule: 'route-reserved', message: `The route "${route}" is reserved.`, hint: remedy };
}
