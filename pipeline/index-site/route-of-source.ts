import type { Route } from '../../schemas/types.ts';

/** `pages/docs/registro/index.md` → `/docs/registro`: the route a page's path gives. */
export function routeOfPath(sourcePath: string): Route {
  const stem = sourcePath.slice('pages/'.length, -'.md'.length).normalize('NFC');
  if (stem === 'index') return '/';
  return `/${stem.replace(/\/index$/, '')}`;
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

/** Whether this is a route as it should be: absolute, without empty or relative parts. */
export const isRoute = (route: string): boolean => /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^/?#\\]+)+)$/.test(route);

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
]);

/** Whether docs-build itself writes below this route. */
export const isReserved = (route: Route): boolean => RESERVED.has(route.split('/')[1] ?? '');
