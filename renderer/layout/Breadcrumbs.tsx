import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { Icon } from '../site/Icon.tsx';
import { useHrefOf, useSite } from '../site/SiteContext.ts';

export function Breadcrumbs({ page }: { readonly page: PageDocument }): ReactNode {
  const { nav, index } = useSite();
  const toHref = useHrefOf();
  const { strings, site } = nav;
  const entry = index.entries.get(page.route);
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        <li>
          <SiteLink href={site.base} aria-label={strings.home}>
            <Icon name="home" />
          </SiteLink>
        </li>
        {entry?.ancestors.map((category, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat on the way down
          <li key={position}>
            {category.route === undefined ? (
              <span>{category.label}</span>
            ) : (
              <SiteLink href={toHref(category.route)}>{category.label}</SiteLink>
            )}
          </li>
        ))}
        <li>
          <span aria-current="page">{entry?.label ?? page.title}</span>
        </li>
      </ol>
    </nav>
  );
}
