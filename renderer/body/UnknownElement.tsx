import type { ReactNode } from 'react';
import { fillIn } from '../site/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';

/** An element of a newer contract: said to be so, with what it holds. */
export function UnknownElement(props: { readonly tagName: string; readonly children?: ReactNode }): ReactNode {
  const strings = useStrings();
  return (
    <div className="unknown-element">
      <p className="unknown-element-text">{fillIn(strings.unknownElement, { element: props.tagName })}</p>
      {props.children}
    </div>
  );
}
