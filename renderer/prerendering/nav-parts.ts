// The navigation as one page needs it: its branch of the sidebar open, of closed categories only what leads into them. It
// says what a page's HTML shows of the sidebar, and on a large site it is all of the sidebar that the browser loads before
// the reader uses it: neither may grow with the site.

import { fillIn } from '../../schemas/fill-in.ts';
import type { Nav, NavItem, Route } from '../../schemas/types.ts';
import { createNavIndex } from '../site/nav-index.ts';
import type { Site } from '../site/SiteContext.ts';
import { BLOCK, neighbourhood, type ToMore } from './neighbourhood.ts';

export interface NavParts {
  /** The sidebar while the page is shown, as JSON: one and the same text for all pages around it. */
  sidebarOf(route: Route): string;
  /** The site as the browser knows it while it shows the page for the first time. */
  siteOf(route: Route): Site;
  /** Path below the base of the file that the page loads; undefined where it loads nav.json. */
  fileOf(route: Route): string | undefined;
  /** Every such file, by its path, each made when asked for. */
  files(): Map<string, () => Nav>;
}

/** Characters of JSON from which a sidebar is large: with a hundred pages it is small, with three hundred it is not. */
const LARGE = 20_000;

/** One and the same for all pages of a block. */
interface Part {
  readonly name: string;
  readonly text: string;
  readonly nav: Nav;
  readonly site: () => Site;
}

export function createNavParts(whole: Site): NavParts {
  const { nav, index } = whole;
  const isLarge = JSON.stringify(nav.sidebar).length > LARGE && !hasRepeated(nav.sidebar);
  const places = placesIn(nav.sidebar);
  const parts = new Map<string, Part>();
  // Its neighbours call the page by name, whatever stands in its place.
  const toMore: ToMore = ({ route, title }, pages) => {
    const count = pages.toLocaleString(nav.site.lang);
    return { kind: 'page', route, title, label: fillIn(nav.strings.morePages, { count }) };
  };

  const partOf = (route: Route): Part => {
    const openKeys = index.entries.get(route)?.openKeys ?? [];
    const place = isLarge ? (places.get(route) ?? 0) : 0;
    const block = Math.floor(place / BLOCK);
    const name = `${openKeys.at(-1)?.replaceAll('.', '-') ?? 'top'}${block > 0 ? `_${block}` : ''}`;
    const known = parts.get(name);
    if (known) return known;
    const sidebar = openBranch(nav.sidebar, [...openKeys.map(placeIn), place], isLarge ? toMore : undefined);
    const own: Nav = { ...nav, sidebar: [...sidebar] };
    let site = isLarge ? undefined : whole;
    const part: Part = {
      name,
      text: JSON.stringify(sidebar),
      nav: own,
      site: () => (site ??= { nav: own, index: createNavIndex(own), pages: undefined }),
    };
    parts.set(name, part);
    return part;
  };
  const pathOf = ({ name }: Part): string => `nav/${name}.json`;

  return {
    sidebarOf: (route) => partOf(route).text,
    siteOf: (route) => partOf(route).site(),
    fileOf: (route) => (isLarge ? pathOf(partOf(route)) : undefined),
    files() {
      if (!isLarge) return new Map();
      const all = ['/404', ...index.entries.keys()].map(partOf);
      return new Map(all.map((part) => [pathOf(part), () => part.nav]));
    },
  };
}

/** The place of a category among its neighbours, by its key. */
const placeIn = (key: string): number => Number(key.slice(key.lastIndexOf('.') + 1));

/** Where pages stand in their lists: the first place of each counts, as in the index. */
function placesIn(items: readonly NavItem[], places = new Map<Route, number>()): Map<Route, number> {
  for (const [place, item] of items.entries()) {
    // The page of a category shows the beginning of it.
    if (item.route !== undefined && !places.has(item.route)) places.set(item.route, item.kind === 'page' ? place : 0);
    if (item.kind === 'category') placesIn(item.items, places);
  }
  return places;
}

/** The items with one category open, or none, by the places that lead down to the page; of long lists what stands around those. */
function openBranch(
  items: readonly NavItem[],
  [place = 0, ...below]: readonly number[],
  toMore: ToMore | undefined,
): readonly NavItem[] {
  const shown = toMore ? neighbourhood(items, place, toMore) : items;
  return shown.map((item, i) => {
    const isOpen = below.length > 0 && (item.position ?? i) === place && item.kind === 'category';
    return isOpen ? { ...item, items: [...openBranch(item.items, below, toMore)] } : closed(item);
  });
}

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
