import type { FocusEvent, KeyboardEvent } from 'react';

/** What details that lie over the page need: Escape closes them, and so does whatever takes the focus elsewhere. */
export const dismissible = {
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  },
  onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>): void {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
} as const;
