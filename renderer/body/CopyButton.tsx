import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long the answer stays. */
const ANSWER_MS = 2000;

interface CopyButtonProps {
  readonly text: () => string | Promise<string>;
  /** What it says, where it stands alone. */
  readonly label?: string;
  /** What it is called, where what it says does not tell what is copied. */
  readonly name?: string;
}

export function CopyButton({ text, label, name }: CopyButtonProps): ReactNode {
  const strings = useStrings();
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(setState, ANSWER_MS, 'idle' satisfies CopyState);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text());
      setState('copied');
    } catch {
      // Refused by the browser, or a page that is not served safely and has no clipboard at all.
      setState('failed');
    }
  };

  const answers: Record<CopyState, string> = {
    idle: label ?? strings.copy,
    copied: strings.copied,
    failed: strings.copyFailed,
  };
  return (
    <button
      type="button"
      className="copy-button"
      data-state={state}
      aria-label={state === 'idle' ? name : undefined}
      onClick={copy}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{answers[state]}</span>
    </button>
  );
}
