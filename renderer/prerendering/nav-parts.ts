// The navigation as one page needs it: its branch of the sidebar open, of closed categories only what leads into them. It
// says what a page's HTML shows of the sidebar, and on a large site it is all of the sidebar that the browser loads before
// the reader uses it: neither may grow with the site.
import type { Nav, NavItem, Route } from '../../schemas/types.ts';
import { childKey } from '../site/nav-index.ts';
import type { Site } from '../site/SiteContext.ts';

export interface NavParts {
  /** The sidebar while the page is shown, as JSON: one and the same text for all pages of a branch. */
  sidebarOf(route: Route): string;
  /** Path below the base of the file that the page loads; undefined where it loads nav.json. */
  fileOf(route: Route): string | undefined;
  /** Every such file, by its path, each made when asked for. */
  files(): Map<string, () => Nav>;
}

/** Characters of JSON from which a sidebar is large: with a hundred pages it is small, with three hundred it is not. */
const LARGE = 20_000;

export function createNavParts({ nav, index }: Site): NavParts {
  const sidebars = new Map<string, { readonly items: readonly NavItem[]; readonly text: string }>();
  const isLarge = JSON.stringify(nav.sidebar).length > LARGE && !hasRepeated(nav.sidebar);
  const keysOf = (route: Route): readonly string[] => index.entries.get(route)?.openKeys ?? [];
  const nameOf = (openKeys: readonly string[]): string => openKeys.at(-1)?.replaceAll('.', '-') ?? 'top';
  const fileOf = (openKeys: readonly string[]): string => `nav/${nameOf(openKeys)}.json`;

  const sidebarOf = (openKeys: readonly string[]) => {
    const name = nameOf(openKeys);
    const known = sidebars.get(name);
    if (known) return known;
    const items = openBranch(nav.sidebar, '', new Set(openKeys));
    const made = { items, text: JSON.stringify(items) };
    sidebars.set(name, made);
    return made;
  };

  return {
    sidebarOf: (route) => sidebarOf(keysOf(route)).text,
    fileOf: (route) => (isLarge ? fileOf(keysOf(route)) : undefined),
    files() {
      const files = new Map<string, () => Nav>();
      if (!isLarge) return files;
      for (const openKeys of [[], ...[...index.entries.values()].map((entry) => entry.openKeys)]) {
        const file = fileOf(openKeys);
        if (!files.has(file)) files.set(file, () => ({ ...nav, sidebar: [...sidebarOf(openKeys).items] }));
      }
      return files;
    },
  };
}

const openBranch = (items: readonly NavItem[], parent: string, open: ReadonlySet<string>): NavItem[] =>
  items.map((item, position) => {
    if (item.kind === 'page') return item;
    const key = childKey(parent, position);
    return open.has(key) ? { ...item, items: openBranch(item.items, key, open) } : closed(item);
  });

/** A category with nothing but the ways to its first page, where its name leads, and to its last, which may be a neighbour. */
function closed(item: NavItem): NavItem {
  if (item.kind === 'page') return item;
  const ends = item.items.length > 2 ? [...item.items.slice(0, 1), ...item.items.slice(-1)] : item.items;
  return { ...item, items: ends.map(closed) };
}

/** Whether a page stands at two places: which of them is its own can be told from the whole only. */
function hasRepeated(sidebar: readonly NavItem[]): boolean {
  const seen = new Set<Route>();
  const isRepeated = (item: NavItem): boolean => {
    if (item.route !== undefined && seen.size === seen.add(item.route).size) return true;
    return item.kind === 'category' && item.items.some(isRepeated);
  };
  return sidebar.some(isRepeated);
}
