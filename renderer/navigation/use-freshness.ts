// A tab may stay open for weeks while the site is published again and again. It asks once in a while, when the reader
// comes back to it; a tab whose program is old takes the next page from the host as a whole.
import { type RefObject, useEffect, useRef } from 'react';
import { loadNav } from '../data/load-nav.ts';
import { useSite } from '../site/SiteContext.ts';

const PATIENCE_MS = 5 * 60 * 1000;

/** Version that the host has by now, when it is not the one that runs here. */
export function useFreshness(): RefObject<string | undefined> {
  const { site, rendererVersion } = useSite().nav;
  const { base } = site;
  const newer = useRef<string>(undefined);

  useEffect(() => {
    let askedAt = Date.now();
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < PATIENCE_MS) return;
      askedAt = Date.now();
      // No answer says nothing about the version.
      const loaded = await loadNav(base, rendererVersion).catch(() => undefined);
      if (loaded?.kind === 'outdated') newer.current = loaded.version;
    };
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [base, rendererVersion]);

  return newer;
}
