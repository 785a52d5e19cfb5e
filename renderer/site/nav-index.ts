// Everything about order that a page needs, worked out once per site: prerendering 10,000 pages must not walk the
// sidebar 10,000 times.
import type { Nav, NavCategory, NavItem, Route } from '../../schemas/types.ts';

/** A neighbour in reading order. */
export interface Neighbouring {
  readonly route: Route;
  readonly label: string;
}

/** What the sidebar says about one page. */
export interface NavEntry {
  /** Its name in the sidebar, among its neighbours there. */
  readonly label: string;
  /** What it is known by anywhere else. */
  readonly title: string;
  /** Categories above the page, outermost first; not the one whose own page this is. */
  readonly ancestors: readonly NavCategory[];
  /** Keys of the categories that are open while the page is shown. */
  readonly openKeys: readonly string[];
  readonly previous: Neighbouring | undefined;
  readonly next: Neighbouring | undefined;
}

export interface NavIndex {
  readonly entries: ReadonlyMap<Route, NavEntry>;
  /** Where a category leads: its own page, or the first one it holds. */
  readonly categoryRoutes: ReadonlyMap<NavCategory, Route>;
}

/** A category is known by its place, `1.0` being the first child of the second item: labels may repeat. */
export const childKey = (parent: string, { position }: NavItem, index: number): string =>
  (parent && `${parent}.`) + (position ?? index);

interface Visited {
  route: Route;
  label: string;
  title: string;
  ancestors: readonly NavCategory[];
  openKeys: readonly string[];
}

export function createNavIndex(nav: Nav): NavIndex {
  const pages: Visited[] = [];
  const seen = new Set<Route>();
  const categoryRoutes = new Map<NavCategory, Route>();

  const add = (page: Visited): void => {
    if (seen.has(page.route)) return;
    seen.add(page.route);
    pages.push(page);
  };

  // Returns the first route met, which is where a category without a page of its own leads.
  const visit = (
    items: readonly NavItem[],
    parent: string,
    ancestors: readonly NavCategory[],
    openKeys: readonly string[],
  ): Route | undefined => {
    let first: Route | undefined;
    for (const [position, item] of items.entries()) {
      if (item.kind === 'page') {
        add({ ...namesOf(item), route: item.route, ancestors, openKeys });
        first ??= item.route;
        continue;
      }
      const key = childKey(parent, item, position);
      const open = [...openKeys, key];
      if (item.route !== undefined) add({ ...namesOf(item), route: item.route, ancestors, openKeys: open });
      const firstInside = visit(item.items, key, [...ancestors, item], open);
      const route = item.route ?? firstInside;
      if (route !== undefined) categoryRoutes.set(item, route);
      first ??= route;
    }
    return first;
  };
  visit(nav.sidebar, '', [], []);

  const entries = new Map<Route, NavEntry>();
  for (const [position, page] of pages.entries()) {
    const { route, ...rest } = page;
    entries.set(route, { ...rest, previous: neighbour(pages[position - 1]), next: neighbour(pages[position + 1]) });
  }
  return { entries, categoryRoutes };
}

const neighbour = (page: Visited | undefined): Neighbouring | undefined =>
  page && { route: page.route, label: page.title };

const namesOf = ({ label, title = label }: NavItem) => ({ label, title });
