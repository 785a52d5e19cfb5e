import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Element, Node } from '../../schemas/types.ts';
import { useStrings } from '../site/SiteContext.ts';
import { type BodyProps, childElements, classOf, textOf } from './node.ts';
import { TableContext, type TableFacts } from './TableContext.ts';
import { useOverflow } from './use-overflow.ts';

/** A table with this many columns does not fit a phone, one of sentences with one less: each row becomes a card there. */
const CARD_COLUMNS = 4;

/** One with this many needs a large screen to be read as a table. */
const MANY_COLUMNS = 6;

/** A table in a box that scrolls when, and only when, the table is wider than the page. */
export function Table({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const facts = useMemo(() => factsOf(node), [node]);
  const { headers, isCards } = facts;
  const [name, setName] = useState<string>();

  // Only regions that scroll need a name, and no two the same: the number tells tables of the same columns apart.
  useEffect(() => {
    if (!overflows || box.current === null) return;
    const position = [...document.querySelectorAll('.table-scroll')].indexOf(box.current) + 1;
    setName(`${strings.table} (${position}): ${headers.join(', ')}`);
  }, [overflows, headers, strings]);

  return (
    <TableContext value={facts}>
      <div className={tableBoxClass(facts)}>
        <div
          ref={box}
          className="table-scroll"
          data-fits={overflows === false ? '' : undefined}
          {...(overflows && name !== undefined && { role: 'region', 'aria-label': name, tabIndex: 0 })}
        >
          {/* Shown as cards, a table would lose its role in some browsers: said explicitly, it keeps it. */}
          <table className={classOf(isCards && 'table-cards')} {...(isCards && { role: 'table' })}>
            {children}
          </table>
        </div>
      </div>
    </TableContext>
  );
}

export const tableBoxClass = ({ headers }: TableFacts): string =>
  classOf('table-box', headers.length >= MANY_COLUMNS && 'table-box-many');

export function factsOf(table: Element): TableFacts {
  const headers = headersOf(table);
  const hasSentences = findSentences(table);
  const columns = headers.length + (hasSentences.includes(true) ? 1 : 0);
  return { headers, isCards: columns >= CARD_COLUMNS, hasRowNames: findRowNames(table), hasSentences };
}

/** A column with a text longer than this is no list of names and numbers. */
const SENTENCE = 40;

function findSentences(table: Element): readonly boolean[] {
  const found: boolean[] = [];
  for (const row of childElements(table, 'tbody').flatMap((body) => childElements(body, 'tr'))) {
    for (const [column, cell] of childElements(row, 'td').entries()) {
      found[column] ||= lengthOf(cell) > SENTENCE;
    }
  }
  return found;
}

/** Names are short, tell the rows apart, and are missing from none. */
function findRowNames(table: Element): boolean {
  const rows = childElements(table, 'tbody').flatMap((body) => childElements(body, 'tr'));
  const names = new Set<string>();
  for (const row of rows) {
    const [first, ...others] = childElements(row, 'th', 'td');
    if (first === undefined || others.length === 0) return false;
    const name = textOf(first).trim();
    if (name === '' || name.length > SENTENCE) return false;
    names.add(name);
  }
  return rows.length > 0 && names.size === rows.length;
}

/** Of what a reader sees, in characters. */
function lengthOf(node: Node): number {
  if (node.type === 'text') return node.value.length;
  let length = 0;
  for (const child of node.children) length += lengthOf(child);
  return length;
}

function headersOf(table: Element): readonly string[] {
  const row = childElements(table, 'thead')[0]?.children.find((child) => child.type === 'element');
  return row === undefined || row.type !== 'element' ? [] : childElements(row, 'th').map(textOf);
}
