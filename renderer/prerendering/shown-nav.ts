// What of the navigation the HTML of one page shows: as long as that stays, a change elsewhere in the sidebar is none of
// its business.
import type { ShownNav } from '../../schemas/prerender.ts';
import type { NavItem, Route } from '../../schemas/types.ts';
import { childKey } from '../site/nav-index.ts';
import type { Site } from '../site/SiteContext.ts';

export function createShownNav({ nav, index }: Site): (route: Route) => ShownNav {
  const branches = new Map<string, string>();

  const shownItems = (items: readonly NavItem[], parent: string, open: ReadonlySet<string>): unknown[] =>
    items.map((item, position) => {
      if (item.kind === 'page') return [item.label, item.route];
      const key = childKey(parent, position);
      const children = open.has(key) ? shownItems(item.items, key, open) : null;
      return [item.label, item.route, index.categoryRoutes.get(item), children];
    });
  const branchOf = (openKeys: readonly string[]): string => {
    const innermost = openKeys.at(-1) ?? '';
    const known = branches.get(innermost);
    if (known !== undefined) return known;
    const branch = JSON.stringify(shownItems(nav.sidebar, '', new Set(openKeys)));
    branches.set(innermost, branch);
    return branch;
  };

  return (route) => {
    const entry = index.entries.get(route);
    return {
      branch: branchOf(entry?.openKeys ?? []),
      page: JSON.stringify([entry?.previous, entry?.next, entry?.label]),
    };
  };
}
