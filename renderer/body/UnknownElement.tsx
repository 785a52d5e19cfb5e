import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import type { BodyProps } from './node.ts';

/** An element of a newer contract: said to be so, with what it holds. */
export function UnknownElement({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  return (
    <div className="unknown-element">
      <p className="unknown-element-text">{fillIn(strings.unknownElement, { element: node.properties.label ?? '' })}</p>
      {children}
    </div>
  );
}
