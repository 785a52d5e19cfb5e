import { type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../site/SiteContext.ts';

/** A navigation that is done before this needs no bar (specification, section 9). */
const DELAY_MS = 200;

export function ProgressBar({ isPending }: { readonly isPending: boolean }): ReactNode {
  const strings = useStrings();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setLate, DELAY_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);

  return isPending && isLate ? <div className="progress-bar" role="progressbar" aria-label={strings.loading} /> : null;
}
