// A contract field by field. Complete as it is prerendered; where scripts run, a filter stands above it. A list may hold
// thousands of fields: a key pressed renders again only the rows that appear or disappear.
import { Fragment, type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decodePath } from '../../schemas/paths.ts';
import { fillIn } from '../site/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { FieldFiles } from './FieldFiles.tsx';
import { FieldFilter } from './FieldFilter.tsx';
import { FieldRow } from './FieldRow.tsx';
import { FileFacts } from './FileFacts.tsx';
import { FileLine } from './FileLine.tsx';
import { type FieldQuery, filterFields, groupsShown, indexFields, NO_QUERY } from './filter-fields.ts';
import { type BodyProps, childElements, classOf } from './node.ts';
import { tableRoles } from './table-roles.ts';

const COLUMNS = 4;

/** A longer one is laid out as it is reached. Shorter ones are exact at once: nothing moves under an address. */
const MANY = 200;

/** A shorter list is read faster than searched. */
const FEW = 6;

export function FieldList({ node }: BodyProps): ReactNode {
  const strings = useStrings();
  const caption = useId();
  const fields = useMemo(() => childElements(node, 'doc-field'), [node]);
  const index = useMemo(() => indexFields(fields), [fields]);
  const [query, setQuery] = useState<FieldQuery>(NO_QUERY);
  const deferred = useDeferredValue(query);
  const { shown, matches } = useMemo(() => filterFields(index, deferred), [index, deferred]);
  const groups = useMemo(() => groupsShown(fields, shown), [fields, shown]);
  const { id, label = '' } = node.properties;

  // A link to a field that the filter hides wins over the filter.
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed again is a new arrival
  useEffect(() => {
    const target = decodePath(hash.slice(1));
    if (fields.some((field) => field.properties.id === target)) setQuery(NO_QUERY);
  }, [hash, key, fields]);

  return (
    <section id={id} className="field-list" aria-labelledby={caption}>
      <div className="field-list-head">
        <p className="field-list-title" id={caption}>
          {label}
        </p>
        {fields.length >= FEW && (
          <FieldFilter query={query} onChange={setQuery}>
            {fillIn(strings.fieldCount, { shown: String(matches), total: String(fields.length) })}
          </FieldFilter>
        )}
      </div>
      <FileFacts properties={node.properties} />
      <table
        className={classOf('fields', fields.length > MANY && 'fields-many')}
        {...tableRoles.table}
        aria-labelledby={caption}
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
          {fields.map((field, position) => (
            <Fragment key={field.properties.id}>
              {field.properties.group !== undefined && (
                <tr {...tableRoles.row} className="field-group" hidden={!groups[position]}>
                  <th {...tableRoles.rowHeader} colSpan={COLUMNS}>
                    {field.properties.group}
                  </th>
                </tr>
              )}
              <FieldRow node={field} isHidden={shown[position] === false} />
            </Fragment>
          ))}
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
