import { useNavigate } from 'react-router-dom';
import { encodePath, hrefOf, isRoute, routeOf } from '../../schemas/paths.ts';
import { useSite } from '../site/SiteContext.ts';
import { readPreference, writePreference } from '../site/storage.ts';
import type { SearchScope } from './search-scope.ts';

/** Gives what the search needs of the application, at the moment it is asked for. */
export function useSearchScope(): () => SearchScope {
  const { site, strings } = useSite().nav;
  const navigate = useNavigate();
  const { base, trailingSlash } = site;
  return () => ({
    base,
    strings,
    pageHref: hrefOf(strings.searchRoute, site),
    near: routeOf(location.pathname, base) ?? '',
    hrefOf: (route, anchor) =>
      hrefOf(isRoute(route) ? route : '/', site) + (anchor === undefined ? '' : `#${encodePath(anchor)}`),
    go(href, options) {
      const { pathname, search, hash } = new URL(href, location.href);
      const route = routeOf(pathname, base);
      if (route !== undefined) void navigate(hrefOf(route, { base: '/', trailingSlash }) + search + hash, options);
    },
    readPreference,
    writePreference,
  });
}
