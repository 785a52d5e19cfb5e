import type { ReactNode } from 'react';
import { FieldCells } from './FieldRow.tsx';
import type { BodyProps } from './node.ts';

/** A field away from its list, as in a preview. Lists show theirs as rows (FieldList.tsx). */
export const LoneField = ({ node }: BodyProps): ReactNode => (
  <table className="fields">
    <tbody>
      <tr>
        <FieldCells node={node} object={undefined} count={0} isOpen onToggle={() => {}} />
      </tr>
    </tbody>
  </table>
);
