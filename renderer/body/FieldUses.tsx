import type { ReactNode } from 'react';
import type { Element } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { fillIn } from '../site/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { childElements, textOf } from './node.ts';

/** Where a field, a status or an error is named elsewhere. Closed: what it is comes first. */
export function FieldUses({ node }: { readonly node: Element }): ReactNode {
  const strings = useStrings();
  const uses = childElements(node, 'doc-field-use');
  const { more, href = '#' } = node.properties;
  if (uses.length === 0) return null;
  const names = {
    text: strings.fieldUseText,
    diagram: strings.fieldUseDiagram,
    example: strings.fieldUseExample,
    request: strings.fieldUseRequest,
    operation: strings.fieldUseOperation,
  };
  return (
    <details className="field-uses">
      <summary>
        {strings.fieldUses} ({uses.length + (more ?? 0)})
      </summary>
      <ul>
        {uses.map((use) => (
          <li key={use.properties.href}>
            <SiteLink href={use.properties.href ?? '#'} isFile={use.properties.dataFile ?? false}>
              {textOf(use)}
            </SiteLink>{' '}
            {use.properties.kinds?.length !== 0 && (
              <span>{use.properties.kinds?.map((kind) => names[kind]).join(', ')}</span>
            )}
          </li>
        ))}
        {more !== undefined && (
          <li>
            <SiteLink href={href} isFile>
              {fillIn(strings.fieldUsesMore, { count: String(more) })}
            </SiteLink>
          </li>
        )}
      </ul>
    </details>
  );
}
