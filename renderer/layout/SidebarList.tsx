import { memo, type ReactNode, use } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { NavCategory, NavItem, Route } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { Icon } from '../site/Icon.tsx';
import { childKey } from '../site/nav-index.ts';
import { useHrefOf, useSite } from '../site/SiteContext.ts';
import { OpenCategoriesContext } from './OpenCategories.tsx';

interface SidebarShared {
  readonly current: Route | undefined;
  readonly onNavigate?: (() => void) | undefined;
}

interface SidebarListProps extends SidebarShared {
  readonly items: readonly NavItem[];
  /** Key of the category that holds the items; none at the top. */
  readonly parent?: string;
}

/** The children of closed categories are not made at all: the cost of a page must not grow with the site. */
export const SidebarList = memo(function List({ items, parent = '', ...shared }: SidebarListProps): ReactNode {
  const toHref = useHrefOf();
  return (
    <ul className="sidebar-list">
      {items.map((item, position) => {
        const key = childKey(parent, item, position);
        if (item.kind === 'category') return <SidebarCategory key={key} category={item} itemKey={key} {...shared} />;
        return (
          <li key={key}>
            <SiteLink
              className="sidebar-link"
              href={toHref(item.route)}
              aria-current={item.route === shared.current ? 'page' : undefined}
              onNavigate={shared.onNavigate}
            >
              {item.label}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
});

interface SidebarCategoryProps extends SidebarShared {
  readonly category: NavCategory;
  readonly itemKey: string;
}

function SidebarCategory({ category, itemKey, ...shared }: SidebarCategoryProps): ReactNode {
  const { nav, index } = useSite();
  const toHref = useHrefOf();
  const open = use(OpenCategoriesContext);
  const isOpen = open?.isOpen(itemKey) ?? false;
  const route = index.categoryRoutes.get(category);
  const { strings } = nav;
  const { label } = category;
  return (
    <li className="sidebar-category">
      <div className="sidebar-row">
        {route === undefined ? (
          <span className="sidebar-link">{label}</span>
        ) : (
          <SiteLink
            className="sidebar-link"
            href={toHref(route)}
            aria-current={category.route !== undefined && route === shared.current ? 'page' : undefined}
            onNavigate={shared.onNavigate}
          >
            {label}
          </SiteLink>
        )}
        <button
          type="button"
          className="sidebar-toggle needs-js"
          aria-expanded={isOpen}
          aria-label={fillIn(isOpen ? strings.collapseCategory : strings.expandCategory, { label })}
          onClick={() => open?.toggle(itemKey)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      {isOpen && <SidebarList items={category.items} parent={itemKey} {...shared} />}
    </li>
  );
}
