import type { ReactNode } from 'react';
import type { Route } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { Icon } from '../site/Icon.tsx';
import { useSite } from '../site/SiteContext.ts';
import { ColorModeToggle } from './ColorModeToggle.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SiteName } from './SiteName.tsx';
import { useSteppingAside } from './use-stepping-aside.ts';
import { VersionMenu } from './VersionMenu.tsx';

interface NavbarProps {
  readonly route: Route;
  readonly trail: readonly Route[];
  readonly isSidebarOpen: boolean;
  onOpenSidebar(): void;
  /** What stands below the row of links. */
  readonly children?: ReactNode;
}

export function Navbar({ route, trail, isSidebarOpen, onOpenSidebar, children }: NavbarProps): ReactNode {
  const { site, navbar, strings } = useSite().nav;
  useSteppingAside();
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label={strings.mainNavigation}>
        <button
          type="button"
          className="icon-button navbar-menu needs-js"
          aria-label={strings.openSidebar}
          aria-expanded={isSidebarOpen}
          aria-haspopup="dialog"
          onClick={onOpenSidebar}
        >
          <Icon name="menu" />
        </button>
        <SiteLink className="navbar-title" href={site.base} aria-current={trail.at(-1) === '/' ? 'page' : undefined}>
          <SiteName />
        </SiteLink>
        <NavLinks className="navbar-links" links={navbar.left} trail={trail} />
        <div className="navbar-end">
          <SearchButton />
          <NavLinks className="navbar-links" links={navbar.right} trail={trail} />
          <VersionMenu route={route} />
          <ColorModeToggle />
        </div>
      </nav>
      {children}
    </header>
  );
}
