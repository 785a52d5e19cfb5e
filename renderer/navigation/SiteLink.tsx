import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { HREF } from '../../schemas/vocabulary.ts';
import { useSite } from '../site/SiteContext.ts';
import { usePageLink } from './use-page-link.ts';

/** Attributes may be undefined: they mostly come from optional properties of a document. */
type AnchorAttributes = {
  [Name in keyof AnchorHTMLAttributes<HTMLAnchorElement>]?: AnchorHTMLAttributes<HTMLAnchorElement>[Name] | undefined;
};

interface SiteLinkProps extends Omit<AnchorAttributes, 'href'> {
  /** Final address, as documents and nav.json give it. */
  readonly href: string;
  /** It leads to a file beside the pages, which the router knows nothing of. */
  readonly isFile?: boolean;
  /** Called before a plain click leaves the page at hand. */
  readonly onNavigate?: (() => void) | undefined;
  readonly children?: ReactNode;
  readonly [data: `data-${string}`]: string | undefined;
}

/** Whether an address leads to another site. */
export const leavesSite = (href: string): boolean => /^(https?:|\/\/)/i.test(href);

/** Every link of the site: to pages through the router, to files and fragments natively, to other sites marked. */
export function SiteLink({ isFile = false, onNavigate, children, ...attributes }: SiteLinkProps): ReactNode {
  const { strings } = useSite().nav;
  const href = HREF.test(attributes.href) ? attributes.href : undefined;
  const isExternal = href !== undefined && leavesSite(href);
  const handlers = usePageLink(isFile ? undefined : href, onNavigate);
  return (
    <a
      {...attributes}
      href={href}
      {...handlers}
      {...(isFile && { 'data-file': '' })}
      {...(isExternal && { rel: 'noopener', 'data-external': '' })}
    >
      {/* Browser translation wraps bare text; an element of its own keeps React's neighbours findable. */}
      {isExternal ? <span>{children}</span> : children}
      {isExternal && <span className="sr-only">{` (${strings.externalLink})`}</span>}
    </a>
  );
}
