import { useEffect, useEffectEvent, useRef } from 'react';
import { loadNav } from '../data/load-nav.ts';
import { useReplaceNav } from '../site/ReplaceNavContext.ts';
import { useSite } from '../site/SiteContext.ts';

/** Signs of a reader who is about to use the navigation, or anything else. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'];

/** On a site that came with a part of its navigation, fetches the whole as soon as the reader does anything. */
export function useWholeNav(): () => Promise<void> {
  const { nav, isPart = false } = useSite();
  const replaceNav = useReplaceNav();
  const underway = useRef<Promise<void>>(undefined);

  const load = async (): Promise<void> => {
    const loaded = await loadNav(nav.site.base, nav.rendererVersion);
    if (loaded.kind === 'found') replaceNav(loaded.nav);
  };
  const whole = (): Promise<void> => {
    if (!isPart) return Promise.resolve();
    underway.current ??= load().catch(() => {
      // Without a connection the part stays; the next sign is another try.
      underway.current = undefined;
    });
    return underway.current;
  };
  const onSign = useEffectEvent(() => void whole());
  useEffect(() => {
    if (!isPart) return undefined;
    const listen = () => onSign();
    for (const sign of SIGNS) addEventListener(sign, listen, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, listen);
    };
  }, [isPart]);
  return whole;
}
