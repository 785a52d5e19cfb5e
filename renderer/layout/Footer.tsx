import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';
import { BackToTop } from './BackToTop.tsx';
import { followSystem, useHasChosenMode } from './color-mode.ts';
import { NavLinks } from './NavLinks.tsx';
import { SupportLink } from './SupportLink.tsx';

/** 120 px at the foot of the window (specification, section 9). No page stands there where none was found. */
export function Footer({ page }: { readonly page: PageDocument | undefined }): ReactNode {
  const { footer, site, strings, versions } = useSite().nav;
  const { copyright, notice, support, links } = footer;
  const version = versions?.find(({ current }) => current)?.label;
  const lastChange = page?.lastChange;
  const hasChosenMode = useHasChosenMode();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div>
          {notice !== undefined && <p className="footer-notice">{notice}</p>}
          <p className="footer-facts">
            {copyright !== undefined && <span>{copyright}</span>}
            {version !== undefined && <span>{version}</span>}
            {lastChange !== undefined && (
              <time dateTime={lastChange}>
                {fillIn(strings.lastChange, { date: new Date(lastChange).toLocaleDateString(site.lang, UTC) })}
              </time>
            )}
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

/** A day is the same everywhere. */
const UTC = { timeZone: 'UTC' } as const;
