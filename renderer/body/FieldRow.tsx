import { memo, type ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { Element, Strings } from '../../schemas/types.ts';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { Breakable } from './Breakable.tsx';
import { CopyText } from './CopyText.tsx';
import { DEEPEST } from './FieldIndex.tsx';
import { FieldUses } from './FieldUses.tsx';
import { FoldButton } from './FoldButton.tsx';
import { childElements, classOf, textOf } from './node.ts';
import { tableRoles } from './table-roles.ts';

interface FieldRowProps {
  readonly node: Element;
  /** The filter leaves it out. */
  readonly isHidden: boolean;
  /** The filter found it, or something that it holds. */
  readonly isHit: boolean;
  readonly isAround: boolean;
  /** It stands in something closed. */
  readonly isFolded: boolean;
  /** The object it is, how many fields that has, and whether it is open. */
  readonly object: number | undefined;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (object: number) => void;
}

/** One field. What a filter or a fold changes is the row alone, and not what stands in it. */
export const FieldRow = memo(function FieldRow({ node, ...row }: FieldRowProps): ReactNode {
  const { id, depth = 0, deprecated } = node.properties;
  const { object, count, isOpen, onToggle } = row;
  return (
    <tr
      id={id}
      {...tableRoles.row}
      className={classOf(`field-depth-${Math.min(depth, DEEPEST)}`, deprecated && 'field-deprecated')}
      data-filtered={row.isHidden ? '' : undefined}
      data-hit={row.isHit ? '' : undefined}
      data-around={row.isAround ? '' : undefined}
      data-folded={row.isFolded ? '' : undefined}
    >
      <FieldCells node={node} object={object} count={count} isOpen={isOpen} onToggle={onToggle} />
    </tr>
  );
});

type FieldCellsProps = Pick<FieldRowProps, 'node' | 'object' | 'count' | 'isOpen' | 'onToggle'>;

/** Its name, where it stands in its list with a link to itself, its type, whether it is required, and what is said of it. */
export const FieldCells = memo(function FieldCells({
  node,
  object,
  count,
  isOpen,
  onToggle,
}: FieldCellsProps): ReactNode {
  const strings = useStrings();
  const {
    id,
    path = '',
    depth = 0,
    obligation = 'never',
    since,
    deprecated,
    column,
    lastColumn,
    readOnly,
    writeOnly,
  } = node.properties;
  const [name] = childElements(node, 'code');
  const notes = childElements(node, 'doc-field-note');
  const values = childElements(node, 'doc-field-value');
  const isPlain = values.every(({ children }) => children.length === 1);
  const field = name ? textOf(name) : path;
  const obligations = { always: strings.fieldAlways, when: strings.fieldWhen, never: strings.fieldNever };
  return (
    <>
      <th {...tableRoles.rowHeader}>
        <span className="field-name">
          {object !== undefined && (
            <FoldButton label={field} count={count} isOpen={isOpen} onToggle={() => onToggle(object)} />
          )}
          {name && <Body nodes={[name]} />}
          {id && (
            <>
              <CopyText text={field} />
              {/* biome-ignore lint/a11y/useAnchorContent: named by an attribute, for as text it would be copied with the name */}
              <a
                className="field-link"
                href={`#${encodeURIComponent(id)}`}
                aria-label={fillIn(strings.fieldLink, { field })}
              />
            </>
          )}
        </span>
        {depth > 0 && (
          <span className="field-path" translate="no">
            <Breakable parts={path.slice(0, -field.length - 1).split(/(?=\.)/)} />
            {id && <CopyText text={path} />}
          </span>
        )}
        {column && <span className="field-place">{placeOf(column, lastColumn, strings)}</span>}
        {since && <span className="field-mark">{fillIn(strings.fieldSince, { version: since })}</span>}
        {readOnly && <span className="field-mark">{strings.fieldReadOnly}</span>}
        {writeOnly && <span className="field-mark">{strings.fieldWriteOnly}</span>}
        {deprecated && <span className="field-mark field-mark-old">{strings.fieldDeprecated}</span>}
      </th>
      <td {...tableRoles.cell} className="field-type">
        <span translate="no">{typeOf(node, strings)}</span> <span className="field-size">{formOf(node, strings)}</span>
      </td>
      <td {...tableRoles.cell} className="field-demand">
        <span className="field-obligation" data-obligation={obligation}>
          {obligations[obligation]}
        </span>
        <FieldUses node={node} />
      </td>
      <td {...tableRoles.cell} className="field-notes">
        {notes.map((note) => !isExample(note) && <FieldNote key={note.properties.about} node={note} />)}
        {values.length > 0 && (
          <ul className={classOf('field-values', isPlain && 'field-values-plain')} aria-label={strings.fieldValues}>
            {values.map((value) => (
              <li key={textOf(value)}>
                <Body nodes={spaced(value)} />
              </li>
            ))}
          </ul>
        )}
        {notes.map((note) => isExample(note) && <FieldNote key="example" node={note} />)}
      </td>
    </>
  );
});

const placeOf = (column: number, last: number | undefined, strings: Strings): string =>
  last === undefined
    ? fillIn(strings.fileColumn, { column: String(column) })
    : fillIn(strings.filePositions, { first: String(column), last: String(last) });

const isExample = ({ properties }: Element): boolean => properties.about === 'example';

/** A value and its meaning are two things side by side. */
const spaced = ({ children: [value, ...meaning] }: Element): Element['children'] =>
  value === undefined ? [] : meaning.length > 0 ? [value, { type: 'text', value: ' ' }, ...meaning] : [value];

function FieldNote({ node }: { readonly node: Element }): ReactNode {
  const strings = useStrings();
  const { about } = node.properties;
  const leads: Readonly<Record<string, string>> = {
    absence: strings.fieldAbsence,
    condition: strings.fieldCondition,
    default: strings.operationDefault,
    contract: strings.fieldContract,
    example: strings.fieldExample,
  };
  const lead = leads[about ?? ''];
  return (
    <div className={`field-note field-note-${about}`}>
      {lead && <span className="field-lead">{lead} </span>}
      <Body nodes={node.children} />
    </div>
  );
}

function typeOf({ properties: { dataType = 'string', itemType } }: Element, strings: Strings): string {
  return itemType ? `${dataType} ${fillIn(strings.fieldItems, { type: itemType })}` : dataType;
}

/** The form in the author's words, else the sizes in ours. */
function formOf({ properties }: Element, strings: Strings): string {
  const { dataType, format, itemForm, unit: counted, nullable, minSize: min, maxSize: max, decimals } = properties;
  const unit =
    dataType === 'array' || dataType === 'map'
      ? strings.fieldArrayItems
      : dataType === 'number' || dataType === 'integer'
        ? strings.fieldDigits
        : strings.fieldCharacters;
  const size = (): string | undefined => {
    if (decimals !== undefined && max !== undefined) {
      return fillIn(strings.fieldSizeDecimals, { whole: String(max - decimals), decimals: String(decimals) });
    }
    if (min === undefined && max === undefined) return undefined;
    const parts = { min: String(min ?? 0), max: String(max ?? 0), unit };
    if (min === max) return fillIn(strings.fieldSizeExact, parts);
    if (max === undefined) return fillIn(strings.fieldSizeFrom, parts);
    return fillIn(min === undefined ? strings.fieldSizeUpTo : strings.fieldSizeBetween, parts);
  };
  const each = itemForm && fillIn(strings.fieldEach, { form: itemForm });
  const form = [format ?? size(), each].filter(Boolean).join('; ');
  return [form, counted, nullable && strings.fieldNullable].filter(Boolean).join(' ');
}
