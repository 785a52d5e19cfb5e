// Documents that were read already, or are on their way. Kept for as long as the tab shows the site: a page visited
// or hovered before appears at once.
import type { PageDocument, Route } from '../../schemas/types.ts';
import { type LoadedPage, loadPage } from './load-page.ts';

export interface PageStore {
  /** The document, when it is here already. */
  peek(route: Route): PageDocument | undefined;
  put(page: PageDocument): void;
  /** Joins a prefetch under way; otherwise fetches. A signal that aborts drops the answer. */
  load(route: Route, signal: AbortSignal): Promise<LoadedPage>;
  /** Fetches ahead of need. A failure is silent, and tried again when the page is asked for. */
  prefetch(route: Route): void;
  forget(route: Route): void;
  clear(): void;
}

export function createPageStore(base: string): PageStore {
  const pages = new Map<Route, PageDocument>();
  const underway = new Map<Route, Promise<LoadedPage>>();

  const keep = (route: Route, loaded: LoadedPage): LoadedPage => {
    if (loaded.kind === 'found') pages.set(route, loaded.page);
    return loaded;
  };

  return {
    peek: (route) => pages.get(route),
    put: (page) => void pages.set(page.route, page),
    async load(route, signal) {
      const joined = await underway.get(route)?.catch(() => undefined);
      if (joined !== undefined) return joined;
      return keep(route, await loadPage(route, base, { signal }));
    },
    prefetch(route) {
      if (pages.has(route) || underway.has(route) || !mayPrefetch()) return;
      const promise = loadPage(route, base)
        .then((loaded) => keep(route, loaded))
        .finally(() => underway.delete(route));
      underway.set(route, promise);
      promise.catch(() => undefined);
    },
    forget: (route) => void pages.delete(route),
    clear: () => pages.clear(),
  };
}

/** Network Information API; not in TypeScript's library, and only some browsers have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
