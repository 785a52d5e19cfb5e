import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { Element } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { dismissible } from './dismissible.ts';
import { childElements, textOf } from './node.ts';

/** Where a field or an error is named elsewhere. A small button until it is opened: what it is comes first. */
export function FieldUses({ node }: { readonly node: Element }): ReactNode {
  const strings = useStrings();
  const uses = childElements(node, 'doc-field-use');
  const { more } = node.properties;
  if (uses.length === 0) return null;
  const names = {
    text: strings.fieldUseText,
    diagram: strings.fieldUseDiagram,
    example: strings.fieldUseExample,
    request: strings.fieldUseRequest,
    operation: strings.fieldUseOperation,
  };
  return (
    // One name for all: opening one closes the other.
    <details className="field-uses" name="field-panel" {...dismissible}>
      <summary>
        {strings.fieldUses} <span>{uses.length + (more ?? 0)}</span>
      </summary>
      <ul tabIndex={-1}>
        {uses.map(({ properties: { href = '#', kinds }, ...use }) => (
          <li key={href}>
            <SiteLink href={href}>{textOf({ ...use, properties: {} })}</SiteLink>{' '}
            <span>{kinds?.map((kind) => names[kind]).join(', ')}</span>
          </li>
        ))}
        {more !== undefined && <li>{fillIn(strings.fieldUsesMore, { count: String(more) })}</li>}
      </ul>
    </details>
  );
}
