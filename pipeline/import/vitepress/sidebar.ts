// The sidebars of VitePress, one for all pages or one for each folder, as the one that docs-build has.
import type { ForeignItem } from '../foreign-site.ts';
import { isObject } from '../script/evaluate.ts';
import type { Settings } from '../settings.ts';

type PageAt = (address: string) => string | undefined;

/** Reads `themeConfig.sidebar`. */
export function readSidebar(theme: Settings, pageAt: PageAt): ForeignItem[] {
  const value = theme.take('sidebar');
  if (Array.isArray(value)) return itemsOf(value, '', theme, pageAt);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([folder, sidebar]) => {
    if (Array.isArray(sidebar)) return itemsOf(sidebar, '', theme, pageAt);
    const inner = theme.of(sidebar, `sidebar.${folder}`);
    return itemsOf(inner.list('items'), inner.text('base') ?? '', inner, pageAt);
  });
}

function itemsOf(list: readonly unknown[], base: string, holder: Settings, pageAt: PageAt): ForeignItem[] {
  return list.flatMap((value, i): ForeignItem[] => {
    const item = holder.of(value, `sidebar[${i}]`);
    const label = item.text('text')?.replace(/<[^>]*>/g, '');
    const link = item.text('link');
    const from = item.text('base') ?? base;
    // Open or closed is the reader's business.
    item.take('collapsed');
    const address = link === undefined || /^[a-z][a-z+.-]*:/i.test(link) ? undefined : from + link;
    const page = address === undefined ? undefined : pageAt(address.startsWith('/') ? address : `/${address}`);
    if (link !== undefined && page === undefined)
      item.leave('Links of the sidebar that lead to no page', 'text', `${label ?? ''} ${link}`);
    const items = itemsOf(item.list('items'), from, item, pageAt);
    if (items.length > 0) return label === undefined ? items : [{ label, page, items }];
    return page === undefined ? [] : [{ page, label }];
  });
}
