import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import type { Route } from '../../schemas/types.ts';
import { Icon } from '../site/Icon.tsx';
import { useSite } from '../site/SiteContext.ts';
import { NavLinks } from './NavLinks.tsx';
import { SidebarList } from './SidebarList.tsx';
import { SiteName } from './SiteName.tsx';
import { showLink } from './show-link.ts';

interface MobileSidebarProps {
  readonly isOpen: boolean;
  readonly trail: readonly Route[];
  onClose(): void;
}

/** From here on the sidebar stands beside the page (specification, section 9). */
const DESKTOP = '(min-width: 996px)';

/** The panel of small screens: navbar links, then the sidebar. A native dialog keeps the page behind it out of reach. */
export function MobileSidebar({ isOpen, trail, onClose }: MobileSidebarProps): ReactNode {
  const { navbar, sidebar, strings } = useSite().nav;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return undefined;
    element.showModal();
    const link = element.querySelector('.sidebar-list [aria-current=page]');
    if (link) showLink(element, link);
    const desktop = matchMedia(DESKTOP);
    // The panel is opened on a small screen, so the first change is to a large one.
    desktop.addEventListener('change', onClose);
    return () => {
      desktop.removeEventListener('change', onClose);
      element.close();
    };
  }, [isOpen, onClose]);

  // Escape empties the panel first, like the button. The dialog's own end styles the whole page anew before anything is painted.
  const closeInSteps = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const closeOnBackdrop = (event: MouseEvent): void => {
    // The panel fills the dialog, so a click on the dialog itself came from outside.
    if (event.target === dialog.current) onClose();
  };

  return (
    // The click is a shortcut for those who point.
    <dialog
      ref={dialog}
      className="mobile-sidebar"
      aria-label={strings.sidebarNavigation}
      onCancel={closeInSteps}
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={keepFocusInside}
    >
      {isOpen && (
        <div className="mobile-sidebar-panel">
          <div className="mobile-sidebar-head">
            <span className="navbar-title">
              <SiteName />
            </span>
            <button type="button" className="icon-button" aria-label={strings.closeSidebar} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={strings.mainNavigation}>
            <NavLinks
              className="mobile-sidebar-links"
              links={[...navbar.left, ...navbar.right]}
              trail={trail}
              onNavigate={onClose}
            />
          </nav>
          <nav aria-label={strings.sidebarNavigation}>
            <SidebarList items={sidebar} current={trail.at(-1)} onNavigate={onClose} />
          </nav>
        </div>
      )}
    </dialog>
  );
}

/** A modal dialog lets the Tab key out to the browser's own controls; at either end it comes back here instead. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
