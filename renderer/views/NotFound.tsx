import { type ReactNode, useEffect, useState } from 'react';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { useHrefOf, useSite } from '../site/SiteContext.ts';
import type { NearRoute } from './nearest-routes.ts';

/** 404.html is one file for every address, so what depends on the address comes after hydration. */
export function NotFound({ asked }: { readonly asked: string }): ReactNode {
  const { nav, index } = useSite();
  const { strings, site } = nav;
  const toHref = useHrefOf();
  const [nearest, setNearest] = useState<readonly NearRoute[]>([]);
  useEffect(() => {
    void import('./nearest-routes.ts').then(({ nearestRoutes }) => setNearest(nearestRoutes(asked, index)));
  }, [asked, index]);
  return (
    <article className="prose message">
      <h1 tabIndex={-1}>{strings.notFoundTitle}</h1>
      <p>{strings.notFoundText}</p>
      <p>{strings.notFoundAction}</p>
      <p>
        <SiteLink href={site.base}>{strings.home}</SiteLink>
      </p>
      {nearest.length > 0 && (
        <>
          <h2>{strings.notFoundNearest}</h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.route}>
                <SiteLink href={toHref(page.route)}>{page.title}</SiteLink>{' '}
                <span className="route" translate="no">
                  {page.route}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
