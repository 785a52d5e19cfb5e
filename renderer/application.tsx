// Entry of the application, which theme.ts fetches. The page is on the screen already, complete: everything here is about
// making it answer faster.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routeOf } from '../schemas/paths.ts';
import { App } from './app.tsx';
import { loadNav } from './data/load-nav.ts';
import { loadPage } from './data/load-page.ts';
import { createPageStore } from './data/page-store.ts';
import { reloadOnce } from './navigation/reload-once.ts';
import type { View } from './navigation/view.ts';
import { createNavIndex } from './site/nav-index.ts';
import './styles/index.css';

// A chunk of an earlier build is gone from the host: only a new page knows the names of the new ones.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce('chunk')) event.preventDefault();
});

/** Lets the application take the page over. Answers whether it did. */
async function start(): Promise<boolean> {
  const { base = '/', renderer, view: marked, nav: part } = document.documentElement.dataset;
  const root = document.getElementById('-root');
  const route = routeOf(location.pathname, base);
  // Outside its base (a host's 404 for another site) the page stays as it is: the router could not show it.
  if (root === null || route === undefined) return false;

  const [loadedNav, view] = await Promise.all([
    loadNav(base, renderer, part === undefined ? {} : { file: part }),
    marked === 'not-found' ? ({ kind: 'missing' } satisfies View) : loadView(route, base),
  ]);
  if (loadedNav.kind === 'outdated' && reloadOnce(`renderer ${loadedNav.version}`)) return true;
  if (loadedNav.kind !== 'found' || view === undefined) return false;

  const { nav } = loadedNav;
  const pages = createPageStore(base);
  if (view.kind === 'page') pages.put(view.page);
  const app = (
    <BrowserRouter basename={base}>
      <App site={{ nav, index: createNavIndex(nav), pages, isPart: part !== undefined }} view={view} />
    </BrowserRouter>
  );
  // In small steps: the reader's taps and scrolling come between them.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  return true;
}

/** The page that the HTML shows; undefined when the two do not belong together, and the HTML must stand alone. */
async function loadView(route: string, base: string): Promise<View | undefined> {
  const loaded = await loadPage(route, base);
  return loaded.kind === 'found' ? { kind: 'page', page: loaded.page } : undefined;
}

// Without the application the prerendered page stands alone, as it does without scripts: nothing hidden, no dead button.
const isRunning = await start().catch(() => false);
if (!isRunning) delete document.documentElement.dataset.js;
