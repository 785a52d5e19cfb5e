import type { ReactNode } from 'react';
import { SiteLink } from '../navigation/SiteLink.tsx';
import type { BodyProps } from './node.ts';

/** A link in running text. */
export function PageLink({ node, children }: BodyProps): ReactNode {
  const { href = '#', id, className, title, lang, dataFile, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  return (
    <SiteLink
      href={href}
      id={id}
      className={className?.join(' ')}
      title={title}
      lang={lang}
      isFile={dataFile ?? false}
      aria-describedby={node.properties.ariaDescribedBy?.join(' ')}
      aria-label={node.properties.ariaLabel}
      data-footnote-ref={dataFootnoteRef && ''}
      data-footnote-backref={dataFootnoteBackref}
    >
      {children}
    </SiteLink>
  );
}
