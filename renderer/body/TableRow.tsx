import { type ReactNode, use } from 'react';
import type { Element } from '../../schemas/types.ts';
import { Body } from './Body.tsx';
import { type BodyProps, childElements, classOf } from './node.ts';
import { TableContext, type TableFacts } from './TableContext.ts';

/** A row whose cells know their column: on a phone the column's name stands beside the value. */
export function TableRow({ node }: BodyProps): ReactNode {
  const facts = use(TableContext);
  const { headers, isCards } = facts;
  return (
    <tr {...(isCards && { role: 'row' })}>
      {childElements(node, 'th', 'td').map((cell, column) => {
        const Tag = cell.tagName === 'th' ? 'th' : 'td';
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={column}
            className={cellClass(cell, column, facts)}
            {...(Tag === 'th' ? { scope: 'col' } : { 'data-label': headers[column] })}
            {...(isCards && { role: Tag === 'th' ? 'columnheader' : 'cell' })}
          >
            {isCards ? (
              <div className="cell">
                <Body nodes={cell.children} />
              </div>
            ) : (
              <Body nodes={cell.children} />
            )}
          </Tag>
        );
      })}
    </tr>
  );
}

export const cellClass = ({ properties }: Element, column: number, { hasSentences }: TableFacts): string | undefined =>
  classOf(properties.align && `align-${properties.align}`, hasSentences[column] && 'sentences') || undefined;
