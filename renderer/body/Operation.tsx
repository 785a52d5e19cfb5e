import { Fragment, type ReactNode } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import { CopyText } from './CopyText.tsx';
import type { BodyProps } from './node.ts';

/** An operation of an API: its method and path, then everything said of it. */
export function Operation({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  const { id, label, method, address = '', path = '', webhook, deprecated, illustrative } = node.properties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark, for a page may have many, and no fieldset, for it asks nothing
    <section id={id} className="operation" role="group" aria-label={label}>
      <p className="operation-line" data-method={method}>
        <code className="method" data-method={method} translate="no">
          {method}
        </code>
        <code className="operation-path" translate="no">
          {address !== '' && <span className="operation-address">{address}</span>}
          {withVariables(path)}
        </code>
        <CopyText text={`${address}${path}`} />
        {webhook && <span className="operation-mark">{strings.operationWebhook}</span>}
        {deprecated && <span className="operation-mark operation-mark-old">{strings.operationDeprecated}</span>}
        {illustrative && <span className="operation-mark">{strings.operationIllustrative}</span>}
      </p>
      {children}
    </section>
  );
}

/** A path may break in front of each slash; what is filled in stands out. */
const withVariables = (path: string): ReactNode =>
  path.split(/(?=\/)|(\{[^}]+\})/).map((part, position) =>
    part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
      <Fragment key={position}>
        {part.startsWith('/') && <wbr />}
        {part.startsWith('{') ? <var>{part}</var> : part}
      </Fragment>
    ) : null,
  );
