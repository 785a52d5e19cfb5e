// The address changes at once, the page when its document is here: until then the old page stays, so that nothing
// flickers on a fast connection and nothing is lost on a slow one.
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hrefOf, isRoute, routeOf, toRoute } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';
import { loadNav } from '../data/load-nav.ts';
import type { LoadedPage } from '../data/load-page.ts';
import { LoadError } from '../data/read-json.ts';
import { useSite } from '../site/SiteContext.ts';
import { reloadOnce } from './reload-once.ts';
import { useFreshness } from './use-freshness.ts';
import { useWholeNav } from './use-whole-nav.ts';
import type { Shown, View } from './view.ts';

/** The route that the router's location names, or an empty text; the router has taken the base off already. */
const routeOfLocation = (location: Location): Route => routeOf(location.pathname, '/') ?? '';

export interface ShownView {
  readonly shown: Shown;
  /** Whether another page is being fetched. */
  readonly isPending: boolean;
  /** Fetches again what could not be fetched, or could not be shown. */
  retry(): void;
  /** Puts a document that changed under the reader in place of the one shown (`dev`). */
  replace(view: View): void;
}

export function useShownView(initial: View): ShownView {
  const { nav, pages, isPart = false } = useSite();
  const wholeNav = useWholeNav();
  const location = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState<Shown>(() => ({
    view: initial,
    route: routeOfLocation(location),
    location,
    isReturn: false,
  }));
  const shownRef = useRef(shown);
  const isRetry = useRef(false);
  const newerVersion = useFreshness();

  const show = (view: View, route: Route, to: Location): void => {
    shownRef.current = { view, route, location: to, isReturn };
    // In small steps: a page of many fields takes longer than a reader waits for an answer to a click.
    startTransition(() => {
      setPending(false);
      setShown(shownRef.current);
    });
  };

  const goTo = useEffectEvent((to: Location): (() => void) | undefined => {
    if (pages === undefined) return undefined;
    const route = routeOfLocation(to);
    const redirect = nav.redirects[route];
    if (redirect !== undefined && isRoute(redirect)) {
      const path = hrefOf(redirect, { base: '/', trailingSlash: nav.site.trailingSlash });
      navigate(path + to.search + to.hash, { replace: true });
      return undefined;
    }
    const { current } = shownRef;
    const isHere = current.route === route && current.view.kind !== 'failed';
    if (isHere && !isRetry.current) {
      setPending(false);
      if (current.location !== to) show(current.view, route, to);
      return undefined;
    }
    isRetry.current = false;
    if (route === toRoute(nav.strings.searchRoute)) {
      show({ kind: 'search' }, route, to);
      return undefined;
    }
    if (newerVersion.current !== undefined && reloadOnce(`renderer ${newerVersion.current}`)) return undefined;
    const known = pages.peek(route);
    if (known !== undefined && !isPart) {
      show({ kind: 'page', page: known }, route, to);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setPending(true);
    // What stands around the page is found in the whole navigation.
    Promise.all([known ? { kind: 'found' as const, page: known } : pages.load(route, signal), wholeNav()])
      .then(([loaded]) => loaded)
      .then((loaded) => viewOf(loaded, nav, signal))
      .then(
        (view) => {
          if (!signal.aborted) show(view, route, to);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          show({ kind: 'failed', reason: error instanceof LoadError ? error.reason : 'server' }, route, to);
        },
      );
    return () => controller.abort();
  });

  // `attempt` is no input of the effect: counting it up asks for another try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => goTo(location), [location, attempt]);

  const retry = useCallback(() => {
    // The document at hand may be what cannot be shown.
    pages?.forget(shownRef.current.route);
    isRetry.current = true;
    setAttempt((count) => count + 1);
  }, [pages]);

  return {
    shown,
    isPending,
    retry,
    replace: (view) => {
      shownRef.current = { ...shownRef.current, view };
      setShown(shownRef.current);
    },
  };
}

async function viewOf(loaded: LoadedPage, nav: Nav, signal: AbortSignal): Promise<View> {
  if (loaded.kind === 'found') return { kind: 'page', page: loaded.page };
  // The site may have been published again under the open tab, and the page have moved: nav.json knows.
  const { site, rendererVersion } = nav;
  const now = await loadNav(site.base, rendererVersion, { signal });
  const version = now.kind === 'outdated' ? now.version : 'document';
  const isOutdated = loaded.kind === 'outdated' || now.kind === 'outdated';
  // While the page reloads, and where reloading did not help, the reader is told and can try again.
  if (isOutdated && !signal.aborted) reloadOnce(`renderer ${version}`);
  return isOutdated ? { kind: 'failed', reason: 'server' } : { kind: 'missing' };
}
