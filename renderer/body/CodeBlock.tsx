import { type ReactNode, useRef } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { CopyButton } from './CopyButton.tsx';
import { toggleCodeWrap, useCodeWrap } from './code-wrap.ts';
import { type BodyProps, childElements, classOf, textOf } from './node.ts';
import { useOverflow } from './use-overflow.ts';

/** A fenced block: title, language, copy button, and the code in a box that scrolls where it must. */
export function CodeBlock({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  const box = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(box);
  const isWrapped = useCodeWrap();
  const { title } = node.properties;
  const language = languageOf(node);
  return (
    <div className={codeBlockClass(node)}>
      <div className="code-head">
        {title !== undefined && (
          <span className="code-title" translate="no">
            {title}
          </span>
        )}
        {language !== undefined && (
          <span className="code-language" translate="no">
            {language}
          </span>
        )}
        {/* While lines are wrapped nothing is too wide: each block then offers the way back. */}
        {(overflows || isWrapped) && (
          <button type="button" className="code-wrap" aria-pressed={isWrapped} onClick={toggleCodeWrap}>
            {strings.wrapCode}
          </button>
        )}
        <CopyButton text={() => sourceOf(node)} name={fillIn(strings.copyCode, { name: title ?? language ?? '' })} />
      </div>
      <pre
        ref={box}
        translate="no"
        {...(overflows && {
          tabIndex: 0,
          role: 'group',
          'aria-label': fillIn(strings.codeBlock, { language: title ?? language ?? '' }),
        })}
      >
        {children}
      </pre>
    </div>
  );
}

export const codeBlockClass = ({ properties }: BodyProps['node']): string =>
  classOf('code-block', properties.dataLineNumbers && 'code-block-numbered');

/** The author's text, from the document and not from the page: what is shown has numbers and maybe a translation. */
const sourceOf = (node: BodyProps['node']): string => textOf(node).replace(/\n$/, '');

export function languageOf(node: BodyProps['node']): string | undefined {
  const classes = childElements(node, 'code')[0]?.properties.className ?? [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}
