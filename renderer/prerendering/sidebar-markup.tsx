// The sidebar's list is the same for all pages that show the same part of it, but for the mark of the page at hand: React makes it once. Without
// this file a cold build of 1,000 pages takes 1.32 times as long.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hrefOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { OpenCategoriesContext } from '../layout/OpenCategories.tsx';
import { SidebarList } from '../layout/SidebarList.tsx';
import { type Site, SiteContext } from '../site/SiteContext.ts';
import { attribute } from './react-text.ts';

/** Writes the list while a page is shown; undefined where the page has no entry of its own to be marked. */
export function createSidebarMarkup(): (site: Site, current: Route) => string | undefined {
  const written = new WeakMap<Site, Map<string, string>>();

  const listOf = (site: Site, openKeys: readonly string[]): string => {
    const lists = written.get(site) ?? new Map<string, string>();
    written.set(site, lists);
    const branch = openKeys.at(-1) ?? '';
    const known = lists.get(branch);
    if (known !== undefined) return known;
    const { sidebar, site: about } = site.nav;
    const open = new Set(openKeys);
    const list = renderToStaticMarkup(
      <StaticRouter basename={about.base} location={about.base}>
        <SiteContext value={site}>
          <OpenCategoriesContext value={{ isOpen: (key) => open.has(key), toggle: () => {} }}>
            <SidebarList items={sidebar} current={undefined} />
          </OpenCategoriesContext>
        </SiteContext>
      </StaticRouter>,
    );
    lists.set(branch, list);
    return list;
  };

  return (site, current) => {
    const entry = site.index.entries.get(current);
    if (entry === undefined) return undefined;
    const list = listOf(site, entry.openKeys);
    const link = `<li><a class="sidebar-link"${attribute('href', hrefOf(current, site.nav.site))}`;
    return list.includes(`${link}>`) ? list.replaceAll(`${link}>`, `${link} aria-current="page">`) : undefined;
  };
}
