import { useEffect, useEffectEvent } from 'react';
import { loadNav } from '../data/load-nav.ts';
import { loadPage } from '../data/load-page.ts';
import { useReplaceNav } from '../site/ReplaceNavContext.ts';
import { useSite } from '../site/SiteContext.ts';
import type { Shown, View } from './view.ts';

/** Dispatched on the window by live.ts when the content changed. */
const UPDATE = 'docs-build:update';

/** Shows what a writer changed, in place: scroll position and focus stay (`dev` alone sends the event). */
export function useLiveUpdate(shown: Shown, replace: (view: View) => void): void {
  const { nav, pages, isPart } = useSite();
  const replaceNav = useReplaceNav();
  const update = useEffectEvent(async () => {
    const { base } = nav.site;
    const { route } = shown;
    pages?.clear();
    const fresh: RequestInit = { cache: 'no-store' };
    const part = isPart ? document.documentElement.dataset.nav : undefined;
    try {
      const [loadedNav, loadedPage] = await Promise.all([
        loadNav(base, undefined, { ...fresh, ...(part !== undefined && { file: part }) }),
        loadPage(route, base, fresh),
      ]);
      if (loadedNav.kind === 'found') replaceNav(loadedNav.nav, isPart);
      if (loadedPage.kind === 'found') {
        pages?.put(loadedPage.page);
        replace({ kind: 'page', page: loadedPage.page });
      } else if (loadedPage.kind === 'missing') replace(loadedPage);
    } catch {
      // The server is between two builds; the next event brings what this one could not.
    }
  });
  useEffect(() => {
    const onUpdate = () => void update();
    addEventListener(UPDATE, onUpdate);
    return () => removeEventListener(UPDATE, onUpdate);
  }, []);
}
