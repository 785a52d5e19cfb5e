// A contract field by field. Complete as it is prerendered; where scripts run, it is filtered, and parts of it close. A list
// may hold thousands of fields: a key pressed touches only the rows that appear or disappear.
import { Fragment, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { copyRows } from './copy-rows.ts';
import { FieldFiles } from './FieldFiles.tsx';
import { FieldFilter } from './FieldFilter.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldIndex } from './FieldIndex.tsx';
import { FieldRow } from './FieldRow.tsx';
import { FileFacts } from './FileFacts.tsx';
import { FileLine } from './FileLine.tsx';
import { closedUnits, outlineOf } from './field-outline.ts';
import { filterFields, groupsShown, indexFields, isQuery, wordsOf } from './filter-fields.ts';
import { highlightHits } from './highlight-hits.ts';
import { type BodyProps, childElements, classOf } from './node.ts';
import { tableRoles } from './table-roles.ts';
import { useFieldQuery } from './use-field-query.ts';
import { useFolds } from './use-folds.ts';

/** A list of more fields is styled and laid out as it is reached: whatever changes the page as a whole, such as its colours, costs less. */
const LAID_OUT_WHEN_REACHED = 30;

/** Fields from which a list is searched faster than read. */
const WORTH_FILTERING = 6;

export function FieldList({ node }: BodyProps): ReactNode {
  const strings = useStrings();
  const caption = useId();
  const table = useRef<HTMLTableElement>(null);
  const form = { text: useRef<HTMLInputElement>(null), obligation: useRef<HTMLSelectElement>(null) };
  const { id, label = '' } = node.properties;
  const fields = useMemo(() => childElements(node, 'doc-field'), [node]);
  const outline = useMemo(() => outlineOf(fields), [fields]);
  const folds = useFolds(outline, fields, table);
  const index = useMemo(() => indexFields(fields), [fields]);
  const { query, read } = useFieldQuery(form, id);
  const { shown, hits, matches } = useMemo(() => filterFields(index, query), [index, query]);
  const groups = useMemo(() => groupsShown(fields, shown), [fields, shown]);
  const isFiltered = isQuery(query);
  // What a filter finds is shown wherever it stands.
  const closed = isFiltered ? [] : closedUnits(outline, folds.folded);

  useEffect(() => highlightHits(table.current?.querySelectorAll('tr[data-hit]') ?? [], wordsOf(query.text)), [query]);

  const total = String(fields.length);
  return (
    <section id={id} className="field-list" aria-labelledby={caption}>
      <p className="field-list-title">
        <span id={caption}>{label}</span>
        {fields.length >= WORTH_FILTERING && (
          <span className="field-total">{fillIn(strings.fieldCountAll, { total })}</span>
        )}
      </p>
      <FileFacts properties={node.properties} />
      {fields.length >= WORTH_FILTERING && (
        <div className="field-list-bar">
          <FieldFilter label={strings.fieldFilter} form={form} onChange={read}>
            {isFiltered && fillIn(strings.fieldCount, { shown: String(matches), total })}
          </FieldFilter>
          <FieldIndex outline={outline} onFoldAll={folds.foldAll} />
        </div>
      )}
      <table
        ref={table}
        className={classOf('fields', fields.length > LAID_OUT_WHEN_REACHED && 'fields-many')}
        {...tableRoles.table}
        aria-labelledby={caption}
        onCopy={copyRows}
      >
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {[strings.fieldName, strings.fieldType, strings.fieldObligation, strings.fieldNotes].map((name) => (
              <th key={name} {...tableRoles.column}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {fields.map((field, position) => {
            const group = outline.groupOf[position];
            const object = outline.objectOf[position];
            const unit = group === undefined ? undefined : outline.units[group];
            return (
              <Fragment key={field.properties.id}>
                {field.properties.group !== undefined && (
                  <FieldGroup
                    field={field}
                    unit={unit}
                    isHidden={!groups[position]}
                    isFolded={closed[unit?.parent ?? -1] ?? false}
                    isOpen={group === undefined || !closed[group]}
                    onToggle={() => group !== undefined && folds.toggle(group)}
                  />
                )}
                <FieldRow
                  node={field}
                  isHidden={shown[position] === false}
                  isHit={isFiltered && hits[position] === true}
                  isAround={isFiltered && shown[position] === true && hits[position] === false}
                  isFolded={closed[outline.holders[position] ?? -1] ?? false}
                  object={object}
                  count={object === undefined ? 0 : (outline.units[object]?.count ?? 0)}
                  isOpen={object === undefined || !closed[object]}
                  onToggle={folds.toggle}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {matches === 0 && <p className="field-list-none">{strings.fieldNone}</p>}
      {childElements(node, 'doc-file-line').map((line) => (
        <FileLine key={line.properties.label ?? ''} node={line} />
      ))}
      <FieldFiles downloads={childElements(node, 'doc-download')} />
    </section>
  );
}
