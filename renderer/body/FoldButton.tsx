import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';

interface FoldButtonProps {
  readonly label: string;
  readonly count: number;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Opens and closes a group or an object of a list of fields. */
export function FoldButton({ label, count, isOpen, onToggle }: FoldButtonProps): ReactNode {
  const strings = useStrings();
  return (
    <button
      type="button"
      className="field-fold needs-js"
      aria-expanded={isOpen}
      aria-label={
        isOpen ? fillIn(strings.fieldFold, { label }) : fillIn(strings.fieldUnfold, { label: `${label} (${count})` })
      }
      onClick={onToggle}
    >
      {!isOpen && <span data-count={count} />}
    </button>
  );
}
