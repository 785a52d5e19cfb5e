// Entry of the application, which theme.ts fetches. The page is on the screen already, complete: everything here is about
// making it answer faster.
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { documentPathOf, fileHrefOf, routeOf, toRoute } from '../schemas/paths.ts';
import { App } from './app.tsx';
import { loadNav } from './data/load-nav.ts';
import { loadPage } from './data/load-page.ts';
import { createPageStore } from './data/page-store.ts';
import { isWithin } from './data/read-json.ts';
import { reloadOnce } from './navigation/reload-once.ts';
import { updateHead } from './navigation/update-head.ts';
import type { View } from './navigation/view.ts';
import { createNavIndex } from './site/nav-index.ts';
import './styles/index.css';

// A chunk of an earlier build is gone from the host: only a new page knows the names of the new ones.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce('chunk')) event.preventDefault();
});

/** Ends when the application has taken the page over, or will not: then the prerendered page stands alone, as without scripts. */
async function start(): Promise<void> {
  const { base = '/', renderer, nav: shownNav } = document.documentElement.dataset;
  const root = document.getElementById('-root');
  // Outside its base (a host's 404 for another site) the page stays as it is: the router could not show it.
  if (root === null || !isWithin(location.href, base)) return;

  // What the HTML says of itself; the not-found page has no document.
  const shown = document.querySelector('link[type="application/json"]')?.getAttribute('href') ?? undefined;
  const route = routeOf(location.pathname, base);
  const asked = route && fileHrefOf(documentPathOf(route), base);
  const part = shown === asked ? shownNav : undefined;
  const [loadedNav, loadedPage] = await Promise.all([
    loadNav(base, renderer, part === undefined ? {} : { file: part }),
    route === undefined || shown === undefined ? ({ kind: 'missing' } as const) : loadPage(route, base),
  ]);
  // Until the page is loaded anew, nothing on it changes.
  if (loadedNav.kind === 'outdated' && reloadOnce(`renderer ${loadedNav.version}`)) return new Promise(() => {});
  if (loadedNav.kind !== 'found' || loadedPage.kind === 'outdated') return undefined;
  if (loadedPage.kind === 'missing' && shown !== undefined && shown === asked) return undefined;

  const { nav } = loadedNav;
  if (nav.site.offline) void import('./offline/offline-reading.ts').then((made) => made.keepVisited(base, nav.strings));
  const missing = { kind: route === toRoute(nav.strings.searchRoute) ? 'search' : 'missing' } as const;
  const view: View = loadedPage.kind === 'found' ? { ...loadedPage, kind: 'page' } : missing;
  const pages = createPageStore(base);
  if (view.kind === 'page') pages.put(view.page);
  const site = { nav, index: createNavIndex(nav), pages, isPart: part !== undefined };
  return new Promise((resolve) => {
    const app = (
      <Ready onReady={resolve}>
        <BrowserRouter basename={base}>
          <App site={site} view={view} />
        </BrowserRouter>
      </Ready>
    );
    // In small steps: the reader's taps and scrolling come between them.
    startTransition(() => {
      if (shown === (view.kind === 'page' ? asked : undefined))
        hydrateRoot(root, app, {
          // An extension has changed the page before, and React makes it anew: no fault of the page. Where nobody did, one of ours.
          onRecoverableError() {
            root.dataset.mended = '';
          },
        });
      else {
        // The host answers with a page of its choice for whatever address: the application shows what belongs there.
        createRoot(root).render(app);
        updateHead(view, nav);
      }
    });
  });
}

/** From now on what needs the application is shown (theme.ts): it has taken its place, down to the last effect. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.js = 'ready';
    dataset.scripted ??= '';
    onReady();
  }, [onReady]);
  return children;
}

await start();
