import { type ReactNode, useEffect, useRef } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { type BodyProps, textOf } from './node.ts';

/** A sample line of a file: each value under the place of its field, and a link to it. */
export function FileLine({ node }: BodyProps): ReactNode {
  const strings = useStrings();
  const { label } = node.properties;
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const lit = import('./light-columns.ts').then(({ lightColumns }) => line.current && lightColumns(line.current));
    return () => void lit.then((end) => end?.());
  }, []);
  return (
    <figure className="file-line" ref={line}>
      <figcaption>{label === undefined ? strings.fileLine : fillIn(strings.fileLineOf, { record: label })}</figcaption>
      <code translate="no">
        {node.children.map((child, position) =>
          child.type === 'text' ? (
            child.value
          ) : (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, in order
              key={position}
              href={child.properties.href}
              title={child.properties.title}
              data-column={child.properties.column}
            >
              {textOf(child)}
            </a>
          ),
        )}
      </code>
    </figure>
  );
}
