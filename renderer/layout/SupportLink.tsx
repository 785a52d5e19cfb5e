import { type ReactNode, useState } from 'react';
import { hrefOf } from '../../schemas/paths.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { Icon } from '../site/Icon.tsx';
import { useSite } from '../site/SiteContext.ts';
import { anchorsOf, headingAt } from './use-active-anchor.ts';

interface SupportLinkProps {
  readonly address: string;
  readonly page: PageDocument | undefined;
}

/** Begins a mail that says what it is about: the page, and in the reader's browser the heading they are at. */
export function SupportLink({ address, page }: SupportLinkProps): ReactNode {
  const { site, strings } = useSite().nav;
  const [heading, setHeading] = useState<{ readonly id: string; readonly text: string; readonly of: PageDocument }>();
  const lookAround = () => {
    const element = page && headingAt(anchorsOf(page.toc));
    const text = element?.firstElementChild?.textContent ?? element?.textContent;
    setHeading(page && element && text ? { id: element.id, text, of: page } : undefined);
  };

  const at = heading?.of === page ? heading : undefined;
  const subject = [page?.title ?? site.title, at?.text].filter(Boolean).join(' › ');
  const place = page && (site.url ?? '') + hrefOf(page.route, site) + (at ? `#${encodeURIComponent(at.id)}` : '');
  const body = place ? `&body=${encodeURIComponent(`${place}\n\n`)}` : '';
  return (
    <a
      className="footer-action"
      href={`mailto:${address}?subject=${encodeURIComponent(subject)}${body}`}
      onPointerEnter={lookAround}
      onFocus={lookAround}
    >
      <Icon name="mail" />
      <span>{strings.support}</span>
    </a>
  );
}
