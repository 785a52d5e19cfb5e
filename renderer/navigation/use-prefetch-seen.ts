import { useEffect } from 'react';
import { routeOf } from '../../schemas/paths.ts';
import { useSite } from '../site/SiteContext.ts';
import { routeOfHref } from './use-page-link.ts';
import type { Shown } from './view.ts';

/** Fetches the pages that links in sight lead to, once the browser has nothing better to do. */
export function usePrefetchSeen({ view }: Shown): void {
  const { nav, pages } = useSite();
  const { base } = nav.site;

  // A new view has new links.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const route = routeOfHref(target.href, base);
        if (route === undefined || route === routeOf(location.pathname, base)) continue;
        whenIdle(() => pages?.prefetch(nav.redirects[route] ?? route));
      }
    });
    for (const link of document.querySelectorAll('main a[href]:not([data-file], [download])')) observer.observe(link);
    return () => observer.disconnect();
  }, [view, pages, base, nav]);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
