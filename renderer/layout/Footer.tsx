import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';
import { BackToTop } from './BackToTop.tsx';
import { followSystem, useHasChosenMode } from './color-mode.ts';
import { LastChange } from './LastChange.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SupportLink } from './SupportLink.tsx';

/** On a site that wants one. No page stands there where none was found. */
export function Footer({ page }: { readonly page: PageDocument | undefined }): ReactNode {
  const { footer, strings, versions } = useSite().nav;
  const hasChosenMode = useHasChosenMode();
  if (footer === undefined) return null;
  const { copyright, notice, support, links } = footer;
  const version = versions?.find(({ current }) => current)?.label;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          {notice !== undefined && <p className="footer-notice">{notice}</p>}
          <p className="footer-facts">
            {copyright !== undefined && <span>{copyright}</span>}
            {version !== undefined && <span>{version}</span>}
            <LastChange page={page} />
            {hasChosenMode && (
              <button type="button" className="footer-mode" onClick={followSystem}>
                {strings.followSystem}
              </button>
            )}
          </p>
          {links.length > 0 && <NavLinks className="footer-links" links={links} trail={[]} />}
        </div>
        <div className="footer-actions">
          {support !== undefined && <SupportLink address={support} page={page} />}
          <BackToTop />
        </div>
      </div>
    </footer>
  );
}
