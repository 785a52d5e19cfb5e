import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { type BodyProps, textOf } from './node.ts';

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** A heading with a link to itself; the title of the page takes the focus after a navigation instead. */
export function Heading({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  const Tag = node.tagName as HeadingTag;
  const { id, className } = node.properties;
  const classes = className?.join(' ');
  if (Tag === 'h1') {
    return (
      <Tag id={id} className={classes} tabIndex={-1}>
        {children}
      </Tag>
    );
  }
  if (id === undefined || className?.includes('sr-only')) {
    return (
      <Tag id={id} className={classes}>
        <span>{children}</span>
      </Tag>
    );
  }
  const nameId = headingNameId(id);
  return (
    <Tag id={id} className={classes} aria-labelledby={nameId}>
      <span id={nameId}>{children}</span>
      {/* Named by an attribute: as text, the name would be copied and searched as part of the heading. */}
      {/* biome-ignore lint/a11y/useAnchorContent: see above */}
      <a
        className="heading-link"
        href={`#${encodeURIComponent(id)}`}
        aria-label={fillIn(strings.headingLink, { heading: textOf(node) })}
      />
    </Tag>
  );
}

/** Id of a heading's text, by which it is named: its link is no part of its name. No other id ends so. */
export const headingNameId = (id: string): string => `${id}--name`;
