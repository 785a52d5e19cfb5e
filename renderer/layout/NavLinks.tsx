import type { ReactNode } from 'react';
import type { NavLink, Route } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';

interface NavLinksProps {
  readonly links: readonly NavLink[];
  /** Page at hand and the pages above it: a link to one of them is marked. */
  readonly trail: readonly Route[];
  readonly className: string;
  readonly onNavigate?: (() => void) | undefined;
}

export const NavLinks = ({ links, trail, className, onNavigate }: NavLinksProps): ReactNode => (
  <ul className={className}>
    {links.map(({ label, href, route }) => (
      <li key={`${label} ${href}`}>
        <SiteLink href={href} aria-current={markOf(route, trail)} onNavigate={onNavigate}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);

function markOf(route: Route | undefined, trail: readonly Route[]): 'page' | 'true' | undefined {
  if (route === undefined) return undefined;
  if (route === trail.at(-1)) return 'page';
  return trail.includes(route) ? 'true' : undefined;
}
