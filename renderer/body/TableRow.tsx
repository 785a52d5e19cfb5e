import { type ReactNode, use } from 'react';
import { Body } from './Body.tsx';
import { type BodyProps, childElements, classOf } from './node.ts';
import { TableContext } from './TableContext.ts';

/** A row whose cells know their column: on a phone the column's name stands beside the value. */
export function TableRow({ node }: BodyProps): ReactNode {
  const { headers, isCards, hasSentences } = use(TableContext);
  return (
    <tr {...(isCards && { role: 'row' })}>
      {childElements(node, 'th', 'td').map((cell, column) => {
        const Tag = cell.tagName === 'th' ? 'th' : 'td';
        const { align } = cell.properties;
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={column}
            className={classOf(align && `align-${align}`, hasSentences[column] && 'sentences') || undefined}
            {...(Tag === 'th' ? { scope: 'col' } : { 'data-label': headers[column] })}
            {...(isCards && { role: Tag === 'th' ? 'columnheader' : 'cell' })}
          >
            {isCards ? (
              <span className="cell">
                <Body nodes={cell.children} />
              </span>
            ) : (
              <Body nodes={cell.children} />
            )}
          </Tag>
        );
      })}
    </tr>
  );
}
