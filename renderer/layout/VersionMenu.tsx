import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { hrefOf, routeOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { HREF } from '../../schemas/vocabulary.ts';
import { isPlainClick } from '../navigation/use-page-link.ts';
import { useSite } from '../site/SiteContext.ts';
import { readPreference, writePreference } from '../site/storage.ts';
import { Menu } from './Menu.tsx';
import { versionHasRoute } from './version-has-route.ts';

const KEY = 'docs-version';

/** Leads to the same page in another version, or to that version's home page where it has none. */
export function VersionMenu({ route }: { readonly route: Route }): ReactNode {
  const { versions, strings, site } = useSite().nav;
  const current = versions?.find((version) => version.current);

  // Who comes to the site, and not to one of its pages, comes to the version they chose.
  const enter = useEffectEvent(() => {
    const isArrival = routeOf(location.pathname, site.base) === '/' && !document.referrer.startsWith(location.origin);
    const chosen = versions?.find(({ label }) => label === readPreference(KEY));
    if (isArrival && chosen && !chosen.current && HREF.test(chosen.href)) location.replace(chosen.href);
  });
  useEffect(() => enter(), []);

  if (versions === undefined || versions.length < 2) return null;

  const open = async (event: MouseEvent<HTMLAnchorElement>, href: string, label: string): Promise<void> => {
    if (!isPlainClick(event)) return;
    writePreference(KEY, label);
    const { origin, pathname } = new URL(href, location.href);
    // Another host is asked for nothing: the link leads to it.
    if (origin !== location.origin) return;
    event.preventDefault();
    const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const hasPage = await versionHasRoute(base, route);
    location.assign(hasPage ? hrefOf(route, { base, trailingSlash: site.trailingSlash }) : base);
  };

  return (
    <Menu
      name={
        <>
          <span className="sr-only">{strings.versions}</span> <span>{current?.label ?? versions[0].label}</span>
        </>
      }
    >
      <ul>
        {versions.map((version) => (
          <li key={version.label}>
            <a
              href={HREF.test(version.href) ? version.href : undefined}
              aria-current={version.current && 'true'}
              onClick={(event) => void open(event, version.href, version.label)}
            >
              {version.label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
