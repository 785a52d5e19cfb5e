import type { ReactNode } from 'react';
import type { Element } from '../../schemas/types.ts';
import { FoldButton } from './FoldButton.tsx';
import type { Unit } from './field-outline.ts';
import { tableRoles } from './table-roles.ts';

interface FieldGroupProps {
  /** The field it begins with. */
  readonly field: Element;
  /** Undefined where nothing leads to it; then it stays open. */
  readonly unit: Unit | undefined;
  readonly isHidden: boolean;
  readonly isFolded: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
}

const COLUMNS = 4;

/** The heading of the fields below it. */
export function FieldGroup({ field, unit, isHidden, isFolded, isOpen, onToggle }: FieldGroupProps): ReactNode {
  const { group = '', depth = 0 } = field.properties;
  return (
    <tr
      id={unit?.id}
      {...tableRoles.row}
      className={`field-group field-depth-${depth}`}
      data-filtered={isHidden ? '' : undefined}
      data-folded={isFolded ? '' : undefined}
    >
      <th {...tableRoles.rowHeader} colSpan={COLUMNS}>
        {unit && <FoldButton label={group} count={unit.count} isOpen={isOpen} onToggle={onToggle} />}
        {group}
      </th>
    </tr>
  );
}
