import type { Route, SidebarConfig } from '../../schemas/types.ts';
import type { ForeignItem, ForeignPage } from './foreign-site.ts';
import type { Leave } from './imported.ts';

const SIDEBAR = 'sidebar.yaml';

/** A sidebar of pages as one of routes. */
export function sidebarOf(
  items: readonly ForeignItem[],
  routes: ReadonlyMap<string, Route>,
  leave: Leave,
): SidebarConfig {
  const shown = new Set<Route>();
  const convert = (item: ForeignItem): SidebarConfig => {
    const route = item.page === undefined ? undefined : routes.get(item.page);
    if (!('items' in item)) {
      if (route === undefined) return [];
      if (shown.has(route)) {
        leave('Further places of a page in the sidebar, which has one', item.page, item.label);
        return [];
      }
      shown.add(route);
      return [route];
    }
    const index = route ?? item.address;
    if (index !== undefined) shown.add(index);
    const { label, title, description } = item;
    const inner = item.items.flatMap(convert);
    if (inner.length === 0) {
      leave(
        'Categories that hold no page',
        item.page ?? SIDEBAR,
        [label, title, description].filter(Boolean).join(': '),
      );
      return route === undefined ? [] : [route];
    }
    return [
      {
        label,
        ...(title && title !== label && { title }),
        ...(index !== undefined && { index }),
        ...(description && { description }),
        items: inner,
      },
    ];
  };
  return items.flatMap(convert);
}

/** Pages with the labels that the sidebar gives them. */
export function withLabels(pages: readonly ForeignPage[], items: readonly ForeignItem[]): ForeignPage[] {
  const labels = new Map<string, string | undefined>();
  const collect = (item: ForeignItem): void => {
    if ('items' in item) for (const inner of item.items) collect(inner);
    else if (!labels.has(item.page)) labels.set(item.page, item.label);
  };
  for (const item of items) collect(item);
  return pages.map((page) => {
    const label = labels.get(page.source);
    const { title } = page.frontMatter;
    const known = page.frontMatter.sidebar_label ?? title ?? /^#[ \t]+(.+?)[ \t#]*$/m.exec(page.body)?.[1];
    if (label === undefined || label === known) return page;
    return { ...page, frontMatter: { ...page.frontMatter, sidebar_label: label } };
  });
}
