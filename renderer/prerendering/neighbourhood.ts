// Of a long list of the sidebar, what stands around a page, and both ends: a page's HTML may not grow with its section.
import type { NavItem, Route } from '../../schemas/types.ts';

/** Neighbours that show one and the same part of their list: so many that few parts are made, and so few that each is short. */
export const BLOCK = 50;

/** Shown on either side of a block, so that each of its pages has neighbours. */
const BESIDE = 2;

/** Where the link leads that stands for what is left out: to the page right beside what is shown. */
export interface Beyond {
  readonly route: Route;
  readonly title: string;
}

/** That link. */
export type ToMore = (to: Beyond, pages: number) => NavItem;

/** The items of the block at a place, with those at both ends; each knows its place in the whole list. */
export function neighbourhood(items: readonly NavItem[], place: number, toMore: ToMore): readonly NavItem[] {
  const start = Math.floor(place / BLOCK) * BLOCK;
  const from = Math.max(0, start - BESIDE);
  const to = Math.min(items.length, start + BLOCK + BESIDE);
  const last = items.length - 1;
  const shown = (first: number, end: number): NavItem[] =>
    items.slice(first, end).map((item, i) => ({ ...item, position: first + i }));
  // A link in the place of one page would save nothing.
  const before =
    from > 2
      ? [...shown(0, 1), { ...toMore(lastPage(items[from - 1]), pagesIn(items, 1, from)), position: from - 1 }]
      : shown(0, from);
  const after =
    last - to > 1
      ? [{ ...toMore(firstPage(items[to]), pagesIn(items, to, last)), position: to }, ...shown(last, last + 1)]
      : shown(to, last + 1);
  return before.length + after.length === from + items.length - to ? items : [...before, ...shown(from, to), ...after];
}

const firstPage = (item: NavItem | undefined): Beyond =>
  item?.kind === 'category' && item.route === undefined ? firstPage(item.items[0]) : pageOf(item);

function lastPage(item: NavItem | undefined): Beyond {
  const last = item?.kind === 'category' ? item.items.at(-1) : undefined;
  return last ? lastPage(last) : pageOf(item);
}

const pageOf = (item: NavItem | undefined): Beyond => ({
  route: item?.route ?? '/',
  title: item?.title ?? item?.label ?? '',
});

/** For each list, how many pages stand before each of its items. */
const counted = new WeakMap<readonly NavItem[], readonly number[]>();

function pagesIn(items: readonly NavItem[], from: number, to: number): number {
  let sums = counted.get(items);
  if (!sums) {
    let sum = 0;
    sums = [0, ...items.map((item) => (sum += pagesOf(item)))];
    counted.set(items, sums);
  }
  return (sums[to] ?? 0) - (sums[from] ?? 0);
}

const pagesOf = (item: NavItem): number =>
  item.kind === 'page' ? 1 : item.items.reduce((sum, each) => sum + pagesOf(each), item.route === undefined ? 0 : 1);
