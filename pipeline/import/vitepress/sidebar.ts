// The sidebars of VitePress, one for all pages or one for each folder, as the one that docs-build has.
import type { ForeignItem } from '../foreign-site.ts';
import type { Leave } from '../imported.ts';
import { isObject } from '../script/evaluate.ts';
import type { Settings } from '../settings.ts';

/** What the entries are read with. */
export interface SidebarContext {
  /** The page at an address. */
  readonly pageAt: (address: string) => string | undefined;
  readonly leave: Leave;
}

/** Reads `themeConfig.sidebar`. */
export function readSidebar(theme: Settings, context: SidebarContext): ForeignItem[] {
  const value = theme.take('sidebar');
  if (Array.isArray(value)) return itemsOf(value, '', theme, context);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([folder, sidebar]) => {
    if (Array.isArray(sidebar)) return itemsOf(sidebar, '', theme, context);
    const inner = theme.of(sidebar, `sidebar.${folder}`);
    return itemsOf(inner.list('items'), inner.text('base') ?? '', inner, context);
  });
}

function itemsOf(list: readonly unknown[], base: string, holder: Settings, context: SidebarContext): ForeignItem[] {
  return list.flatMap((value, i): ForeignItem[] => {
    const item = holder.of(value, `sidebar[${i}]`);
    const place = item.place('text');
    const label = item.text('text')?.replace(/<[^>]*>/g, '');
    const link = item.text('link');
    const from = item.text('base') ?? base;
    // Open or closed is the reader's business.
    item.take('collapsed');
    const address = link === undefined || /^[a-z][a-z+.-]*:/i.test(link) ? undefined : from + link;
    const page = address === undefined ? undefined : context.pageAt(address.startsWith('/') ? address : `/${address}`);
    if (link !== undefined && page === undefined)
      context.leave('Links of the sidebar that lead to no page', place, `${label ?? ''} ${link}`);
    const items = itemsOf(item.list('items'), from, item, context);
    if (items.length > 0) return label === undefined ? items : [{ label, page, items }];
    return page === undefined ? [] : [{ page, label }];
  });
}
