import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useStrings } from '../site/SiteContext.ts';

interface LoadFailedProps {
  readonly reason: 'offline' | 'server';
  onRetry(): void;
}

/** A page that is there, as far as anyone knows, but did not come. */
export function LoadFailed({ reason, onRetry }: LoadFailedProps): ReactNode {
  const strings = useStrings();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <article className="prose message">
      <h1 tabIndex={-1}>{strings.loadFailedTitle}</h1>
      <p>{reason === 'offline' ? strings.loadFailedOffline : strings.loadFailedServer}</p>
      <button type="button" className="button" lang={strings.failure.lang} onClick={onRetry}>
        {strings.failure.retry}
      </button>
    </article>
  );
}
