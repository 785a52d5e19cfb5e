// The only place that turns a route into a file, an address, or back. Both sides use it, so they cannot disagree.
import type { Route } from './types.ts';
import { ROUTE } from './vocabulary.ts';

/** How addresses of the site are written. */
export interface Addressing {
  /** Path the site is published under, with a slash at both ends: `/` or `/fundos/`. */
  readonly base: string;
  /** Whether addresses of pages end in a slash. */
  readonly trailingSlash: boolean;
}

const fileStem = (route: Route): string => (route === '/' ? 'index' : route.slice(1));

/** `/docs/registro` → `docs/registro.json`: where its document stands, below the site's base. */
export const documentPathOf = (route: Route): string => `${fileStem(route)}.json`;

/** `/docs/registro` → `docs/registro.md`: where its Markdown stands, below the site's base. */
export const markdownPathOf = (route: Route): string => `${fileStem(route)}.md`;

/** `/docs/registro` → `docs/registro/index.html`: where its HTML stands, below the site's base. */
export const htmlPathOf = (route: Route): string => (route === '/' ? 'index.html' : `${route.slice(1)}/index.html`);

/** Percent-encodes a path for an href, leaving slashes and what a URL path may hold. */
export const encodePath = (path: string): string =>
  encodeURI(path.normalize('NFC')).replace(/[?#]/g, (character) => encodeURIComponent(character));

/** Undoes encodePath, of paths and of hashes. A stray % is a character like any other. */
export function decodePath(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC');
  } catch {
    return written.normalize('NFC');
  }
}

/** A route as people write it: `/docs/registro/` → `/docs/registro`, its accents composed. */
export const toRoute = (written: string): Route =>
  (written.length > 1 ? written.replace(/\/+$/, '') || '/' : written).normalize('NFC');

/** Address of a page: base + route, percent-encoded, with or without the final slash. */
export function hrefOf(route: Route, { base, trailingSlash }: Addressing): string {
  if (route === '/') return base;
  return base + encodePath(route.slice(1)) + (trailingSlash ? '/' : '');
}

/** Address of a file below the site's base, such as a document or a script. */
export const fileHrefOf = (path: string, base: string): string => base + encodePath(path);

/** Whether a text is a route. One that is not may lead anywhere: to another host, or out of the base. */
export const isRoute = (text: string): text is Route => ROUTE.test(text);

/**
 * The route that a browser's pathname names, or undefined when it names none: it lies outside the base, or has an empty,
 * relative or otherwise misleading part. With or without final slash, with or without `index.html`, percent-encoded or not.
 */
export function routeOf(pathname: string, base: string): Route | undefined {
  // Decoded, it would divide a part that hosts and browsers take for one.
  if (/%2f/i.test(pathname)) return undefined;
  const path = decodePath(pathname);
  if (`${path}/` === base) return '/';
  if (!path.startsWith(base)) return undefined;
  const route = `/${path.slice(base.length)}`.replace(/\/index\.html$/, '/').replace(/([^/])\/$/, '$1');
  return isRoute(route) ? route : undefined;
}
