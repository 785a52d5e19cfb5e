import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.ts';
import { NavLinks } from './NavLinks.tsx';

/** 120 px at the foot of the window (specification, section 9). */
export function Footer(): ReactNode {
  const { copyright, notice, links } = useSite().nav.footer;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {links.length > 0 && <NavLinks className="footer-links" links={links} trail={[]} />}
        {notice !== undefined && <p className="footer-notice">{notice}</p>}
        {copyright !== undefined && <p className="footer-copyright">{copyright}</p>}
      </div>
    </footer>
  );
}
