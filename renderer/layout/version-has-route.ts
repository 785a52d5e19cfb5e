import type { Route } from '../../schemas/types.ts';
import { loadNav } from '../data/load-nav.ts';
import { createNavIndex } from '../site/nav-index.ts';

/** Whether another version of the site has the page. Asked of its nav.json, so that no request of a missing page fails. */
export async function versionHasRoute(versionHref: string, route: Route): Promise<boolean> {
  try {
    const loaded = await loadNav(versionHref, undefined);
    return loaded.kind === 'found' && createNavIndex(loaded.nav).entries.has(route);
  } catch {
    return false;
  }
}
