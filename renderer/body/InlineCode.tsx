import { Fragment, type ReactNode } from 'react';
import type { BodyProps } from './node.ts';

/** Shorter names fit anywhere. */
const LONG = 16;

/** Names and values are not for translation: a translated field name is wrong. */
export function InlineCode({ node, children }: BodyProps): ReactNode {
  const { method, parts } = readCode(node);
  return (
    <code className={node.properties.className?.join(' ')} translate="no">
      {method !== undefined && (
        <span className="method" data-method={method}>
          {method}
        </span>
      )}
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

/** A name that is too long for a line, in the parts between which it may break; a call, with its method apart. */
export function readCode({ children: [only, ...others] }: BodyProps['node']): {
  readonly method?: string | undefined;
  readonly parts?: readonly string[];
} {
  if (only?.type !== 'text' || others.length > 0) return {};
  const [, method, path = ''] = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)( [</{]\S*)$/.exec(only.value) ?? [];
  const name = method === undefined ? only.value : path;
  // `codigoanbima_subclasse_investida` may break after a separator, so that it fits a phone and a table's column.
  if (method === undefined && (name.length <= LONG || /\s/.test(name))) return {};
  return { method, parts: name.split(/(?<=[_/.:-])(?=\w)/) };
}
