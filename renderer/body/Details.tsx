import type { ReactNode } from 'react';
import type { BodyProps } from './node.ts';

/** Native, and therefore without state: links into closed details open them on arrival (navigation/reveal.ts). */
export const Details = ({ node, children }: BodyProps): ReactNode => (
  <details id={node.properties.id} className="details" open={node.properties.open}>
    {children}
  </details>
);
