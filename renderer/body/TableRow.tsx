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
        const { tag: Tag, scope, role } = cellKind(cell, column, facts);
        return (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={column}
            className={cellClass(cell, column, facts)}
            scope={scope}
            data-label={scope === 'col' ? undefined : headers[column]}
            role={isCards ? role : undefined}
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

interface CellKind {
  readonly tag: 'th' | 'td';
  readonly scope?: 'col' | 'row';
  readonly role: 'columnheader' | 'rowheader' | 'cell';
}

/** What a cell is to a screen reader: the name of its column, the name of its row, or neither. */
export function cellKind({ tagName }: Element, column: number, { hasRowNames }: TableFacts): CellKind {
  if (tagName === 'th') return { tag: 'th', scope: 'col', role: 'columnheader' };
  return hasRowNames && column === 0 ? { tag: 'th', scope: 'row', role: 'rowheader' } : { tag: 'td', role: 'cell' };
}

export const cellClass = ({ properties }: Element, column: number, { hasSentences }: TableFacts): string | undefined =>
  classOf(properties.align && `align-${properties.align}`, hasSentences[column] && 'sentences') || undefined;
