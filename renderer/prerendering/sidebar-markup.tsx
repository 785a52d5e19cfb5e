// The sidebar's list is the same for all pages of a branch, but for the mark of the page at hand: React makes it once. Without
// this file a cold build of 1,000 pages takes 1.32 times as long.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hrefOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { OpenCategoriesContext } from '../layout/OpenCategories.tsx';
import { SidebarList } from '../layout/SidebarList.tsx';
import { type Site, SiteContext } from '../site/SiteContext.ts';
import { attribute } from './react-text.ts';

/** Markup of the list while a page is shown; undefined where the page has no entry of its own to be marked. */
export function createSidebarMarkup(site: Site): (current: Route) => string | undefined {
  const { nav, index } = site;
  const lists = new Map<string, string>();

  const listOf = (openKeys: readonly string[]): string => {
    const branch = openKeys.at(-1) ?? '';
    const known = lists.get(branch);
    if (known !== undefined) return known;
    const open = new Set(openKeys);
    const list = renderToStaticMarkup(
      <StaticRouter basename={nav.site.base} location={nav.site.base}>
        <SiteContext value={site}>
          <OpenCategoriesContext value={{ isOpen: (key) => open.has(key), toggle: () => {} }}>
            <SidebarList items={nav.sidebar} parent="" current={undefined} />
          </OpenCategoriesContext>
        </SiteContext>
      </StaticRouter>,
    );
    lists.set(branch, list);
    return list;
  };

  return (current) => {
    const entry = index.entries.get(current);
    if (entry === undefined) return undefined;
    const list = listOf(entry.openKeys);
    const link = `<li><a class="sidebar-link"${attribute('href', hrefOf(current, nav.site))}`;
    return list.includes(`${link}>`) ? list.replaceAll(`${link}>`, `${link} aria-current="page">`) : undefined;
  };
}
