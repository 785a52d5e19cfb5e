import { createContext, useContext } from 'react';
import { hrefOf, isRoute } from '../../schemas/paths.ts';
import type { Nav, Route, Strings } from '../../schemas/types.ts';
import type { PageStore } from '../data/page-store.ts';
import type { NavIndex } from './nav-index.ts';

/** What every component may know about the site as a whole. */
export interface Site {
  readonly nav: Nav;
  readonly index: NavIndex;
  /** Whether `nav` is the part that one page shows, and its sidebar is not whole. */
  readonly isPart?: boolean;
  /** Absent while prerendering: nothing is fetched there. */
  readonly pages: PageStore | undefined;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteContext above it');
  return site;
}

export const useStrings = (): Strings => useSite().nav.strings;

/** Turns a route into an address of this site; what is no route leads home. */
export function useHrefOf(): (route: Route) => string {
  const { site } = useSite().nav;
  return (route) => hrefOf(isRoute(route) ? route : '/', site);
}
