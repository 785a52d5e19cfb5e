import type { ReactNode } from 'react';
import type { AdmonitionKind } from '../../schemas/types.ts';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { type BodyProps, childElements, textOf } from './node.ts';

/** A notice of the author's, with a title of its own where it has one. */
export function Admonition({ node }: BodyProps): ReactNode {
  const label = childElements(node, 'doc-label')[0];
  return (
    <AdmonitionBox
      id={node.properties.id}
      kind={node.properties.kind ?? 'note'}
      {...(label && { title: <Body nodes={label.children} />, name: textOf(label) })}
    >
      <Body nodes={node.children.filter((child) => child !== label)} />
    </AdmonitionBox>
  );
}

interface AdmonitionBoxProps {
  readonly id?: string | undefined;
  readonly kind: AdmonitionKind;
  /** The kind's own name when left out. */
  readonly title?: ReactNode;
  /** The title as text. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function AdmonitionBox({ id, kind, title, name, children }: AdmonitionBoxProps): ReactNode {
  const strings = useStrings();
  return (
    <div id={id} className={`admonition admonition-${kind}`} role="note" aria-label={name ?? strings[kind]}>
      <p className="admonition-title">
        <Icon name={kind} />
        <span>{title ?? strings[kind]}</span>
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
