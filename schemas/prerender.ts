// The seam between the two sides: the renderer implements these types, the command line calls them. Neither imports the other.
import type { Nav, PageDocument, Route } from './types.ts';

/** What the renderer's build produced, as paths below the site's base (`assets/main-1a2b.js`). */
export interface RendererAssets {
  /** Names this build: changes when any of its files does. */
  readonly version: string;
  /** The application's entry, an ES module that the theme script fetches. */
  readonly script: string;
  /** Stylesheets, in order. */
  readonly styles: readonly string[];
  /** Fonts that every page shows, worth asking for before the stylesheet names them; of a site that has none of its own. */
  readonly fonts: { readonly text: string; readonly code: string };
  /** The small classic script that sets the colour mode before the first paint, and fetches the application after it. */
  readonly theme: string;
  /** The ES module that receives live updates; `dev` alone serves it. */
  readonly live: string;
}

/** What the HTML of a page shows of the sidebar: while these texts stay the same, so does that part of the HTML. */
export interface ShownNav {
  /** The sidebar with the page's branch open: one and the same text for all pages around it. */
  readonly branch: string;
  /** The page's own place: its neighbours, its name. */
  readonly page: string;
}

/** Writes whole HTML documents, doctype included. */
export interface Prerender {
  /** HTML of a page. */
  page(document: PageDocument): string;
  shownNav(route: Route): ShownNav;
  /** Parts of a large nav.json, by the paths below the base at which pages look for them. */
  navParts(): Map<string, () => Nav>;
  /** HTML of 404.html, which a host serves for any address it does not know. */
  notFound(): string;
  /** HTML of the page of search results. */
  search(): string;
  /** HTML that stands, without the application, for a page that cannot be had without a network. */
  offline(): string;
  /** HTML that sends the reader on to a route, for hosts without redirects of their own. */
  redirect(to: Route): string;
}

/** Prepares what all pages of a site share, once. */
export type CreatePrerender = (site: {
  readonly nav: Nav;
  readonly assets: RendererAssets;
  /** Whether to load the live-update script. */
  readonly live?: boolean;
}) => Prerender;
