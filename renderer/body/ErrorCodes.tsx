// All that may come back, as a table that is complete as it is prerendered; where scripts run, it is filtered. A key pressed
// touches only the rows that appear or disappear: what stands in them is not shown anew.
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { Element } from '../../schemas/types.ts';
import { useStrings } from '../site/SiteContext.ts';
import { FieldFilter } from './FieldFilter.tsx';
import { filterFields, fold, isQuery, wordsOf } from './filter-fields.ts';
import { highlightHits } from './highlight-hits.ts';
import { type BodyProps, childElements, textOf } from './node.ts';
import { useFieldQuery } from './use-field-query.ts';

export function ErrorCodes({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const form = { text: useRef<HTMLInputElement>(null) };
  const index = useMemo(() => indexRows(node), [node]);
  const { query, read } = useFieldQuery(form, strings.codesParameter);
  const { shown, matches } = useMemo(() => filterFields(index, query), [index, query]);

  useEffect(() => {
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])];
    for (const [position, row] of rows.entries()) row.toggleAttribute('data-filtered', shown[position] === false);
    const hits = rows.filter((_, position) => shown[position]);
    return highlightHits(hits, wordsOf(query.text));
  }, [shown, query]);

  return (
    <div ref={box} className="field-list error-codes">
      <div className="field-list-bar">
        <FieldFilter label={strings.errorFilter} form={form} onChange={read}>
          {isQuery(query) && fillIn(strings.errorCount, { shown: String(matches), total: String(index.length) })}
        </FieldFilter>
      </div>
      {children}
      {matches === 0 && <p className="field-list-none">{strings.errorNone}</p>}
    </div>
  );
}

const indexRows = (node: Element) =>
  childElements(node, 'table')
    .flatMap((table) => childElements(table, 'tbody'))
    .flatMap((body) => childElements(body, 'tr'))
    .map((row) => ({ words: fold(row.children.map(textOf).join(' ')), obligation: undefined, parent: -1 }));
