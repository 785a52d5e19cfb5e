import type { ReactNode } from 'react';
import type { NavEntry, Route } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { Menu } from './Menu.tsx';

interface NavLinksProps {
  readonly links: readonly NavEntry[];
  /** Page at hand and the pages above it: a link to one of them is marked. */
  readonly trail: readonly Route[];
  readonly className?: string;
  readonly onNavigate?: (() => void) | undefined;
}

export const NavLinks = ({ links, className, ...shown }: NavLinksProps): ReactNode => (
  <ul className={className}>
    {links.map(({ label, icon, href = '', route, items }) => {
      const name = icon ? (
        <>
          <span className="link-icon" data-icon={icon} />
          <span className="link-name">{label}</span>
        </>
      ) : (
        label
      );
      return (
        <li key={`${label} ${href}`}>
          {items ? (
            // Made anew, and so closed, for the next page: not every browser gives a link the focus when it is clicked.
            <Menu key={shown.trail.at(-1)} name={name}>
              <NavLinks links={items} {...shown} />
            </Menu>
          ) : (
            <SiteLink href={href} aria-current={markOf(route, shown.trail)} onNavigate={shown.onNavigate}>
              {name}
            </SiteLink>
          )}
        </li>
      );
    })}
  </ul>
);

function markOf(route: Route | undefined, trail: readonly Route[]): 'page' | 'true' | undefined {
  if (route === undefined) return undefined;
  if (route === trail.at(-1)) return 'page';
  return trail.includes(route) ? 'true' : undefined;
}
