import { Fragment, type ReactNode } from 'react';
import type { BodyProps } from './node.ts';

/** Shorter names fit anywhere. */
const LONG = 16;

/** Names and values are not for translation: a translated field name is wrong. */
export function InlineCode({ node, children }: BodyProps): ReactNode {
  const parts = breakableParts(node);
  return (
    <code className={node.properties.className?.join(' ')} translate="no">
      {parts?.map((part, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
        <Fragment key={position}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      )) ?? children}
    </code>
  );
}

/** `codigoanbima_subclasse_investida` may break after a separator, so that it fits a phone and a table's column. */
export function breakableParts({ children: [only, ...others] }: BodyProps['node']): string[] | undefined {
  const isName = others.length === 0 && only?.type === 'text' && only.value.length > LONG && !/\s/.test(only.value);
  return isName ? only.value.split(/(?<=[_/.:-])(?=\w)/) : undefined;
}
