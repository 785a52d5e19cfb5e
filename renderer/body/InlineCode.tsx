import type { ReactNode } from 'react';
import { Breakable, partsOfName } from './Breakable.tsx';
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
      {parts ? <Breakable parts={parts} /> : children}
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
  if (method === undefined && (name.length <= LONG || /\s/.test(name))) return {};
  return { method, parts: partsOfName(name) };
}
