// What stands around every page, and which view stands inside it.
import { memo, type ReactNode, startTransition, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Route } from '../../schemas/types.ts';
import { useFieldPreview } from '../body/use-field-preview.tsx';
import { AnnouncementBar } from '../layout/AnnouncementBar.tsx';
import { Footer } from '../layout/Footer.tsx';
import { MobileSidebar } from '../layout/MobileSidebar.tsx';
import { Navbar } from '../layout/Navbar.tsx';
import { OpenCategoriesProvider } from '../layout/OpenCategories.tsx';
import { ProgressBar } from '../layout/ProgressBar.tsx';
import { Sidebar } from '../layout/Sidebar.tsx';
import { MAIN_ID, SkipLink } from '../layout/SkipLink.tsx';
import { TableOfContentsBar } from '../layout/TableOfContents.tsx';
import { Navigate, PageLocation } from '../navigation/PageLocation.ts';
import { useArrival } from '../navigation/use-arrival.ts';
import { useLiveUpdate } from '../navigation/use-live-update.ts';
import { usePrefetchSeen } from '../navigation/use-prefetch-seen.ts';
import { useShortcuts } from '../navigation/use-shortcuts.ts';
import { useShownView } from '../navigation/use-shown-view.ts';
import type { Shown, View } from '../navigation/view.ts';
import { useSite } from '../site/SiteContext.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { HomeView } from './HomeView.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { NotFound } from './NotFound.tsx';
import { PageCrashed } from './PageCrashed.tsx';
import { PageView } from './PageView.tsx';
import { SearchView } from './SearchView.tsx';

/** Id of the last element of every page. */
export const END_ID = '-end';

export function Shell({ initialView }: { readonly initialView: View }): ReactNode {
  const { index } = useSite();
  const { shown, isPending, retry, replace } = useShownView(initialView);
  const announcement = useArrival(shown);
  // Paths are whole, so it does not matter from where this one was first to lead.
  const firstNavigate = useNavigate();
  const [navigate] = useState(() => firstNavigate);
  usePrefetchSeen(shown);
  useLiveUpdate(shown, replace);
  useShortcuts();
  const { preview, look } = useFieldPreview();
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  // A dialog styles the whole page anew: the answer to the click is painted before.
  const openSidebar = () => startTransition(() => setSidebarOpen(true));
  const closeSidebar = useCallback(() => startTransition(() => setSidebarOpen(false)), []);

  const { view } = shown;
  // 404.html stands for every address at once: nothing around it may depend on the one it is shown at.
  const current = view.kind === 'page' ? view.page.route : view.kind === 'failed' ? shown.route : '';
  const trail: readonly Route[] = [
    ...(index.entries.get(current)?.ancestors.flatMap(({ route }) => route ?? []) ?? []),
    current,
  ];
  // A page that did not come has its place all the same.
  const hasSidebar = view.kind === 'page' ? view.page.layout !== 'home' : index.entries.has(current);
  const page = view.kind === 'page' ? view.page : undefined;

  return (
    <Navigate value={navigate}>
      <SkipLink />
      <ProgressBar isPending={isPending} />
      <AnnouncementBar />
      <Navbar
        route={current === '' ? '/' : current}
        trail={trail}
        isSidebarOpen={isSidebarOpen}
        onOpenSidebar={openSidebar}
      >
        {page && page.layout !== 'home' && (
          <CrashBoundary key={page.route} view={view} fallback={null}>
            <TableOfContentsBar toc={page.toc} />
          </CrashBoundary>
        )}
      </Navbar>
      <OpenCategoriesProvider route={current}>
        <MobileSidebar isOpen={isSidebarOpen} trail={trail} onClose={closeSidebar} />
        <div className={hasSidebar ? 'columns' : 'columns columns-wide'}>
          {hasSidebar && <Sidebar current={current} />}
          <main id={MAIN_ID} className="main" tabIndex={-1} aria-busy={isPending} onMouseOver={look} onFocus={look}>
            {/* Keyed by route: browser translation rewrites text nodes, so a new page must not reuse those of the old. */}
            <CrashBoundary
              key={`${view.kind} ${shown.route}`}
              view={view}
              fallback={<PageCrashed view={view} onRetry={retry} />}
            >
              <PageLocation value={shown.location}>
                <Main shown={shown} onRetry={retry} />
              </PageLocation>
            </CrashBoundary>
          </main>
        </div>
      </OpenCategoriesProvider>
      <Footer page={page} />
      {preview}
      <div id={END_ID} className="sr-only" role="status">
        {announcement}
      </div>
    </Navigate>
  );
}

/** What opens around a page does not touch the page. */
const Main = memo(function Main({ shown, onRetry }: { readonly shown: Shown; onRetry(): void }): ReactNode {
  const { view, route, location } = shown;
  switch (view.kind) {
    case 'page':
      return view.page.layout === 'home' ? <HomeView page={view.page} /> : <PageView page={view.page} />;
    case 'search':
      return <SearchView />;
    case 'missing':
      return <NotFound asked={route || location.pathname} />;
    case 'failed':
      return <LoadFailed reason={view.reason} onRetry={onRetry} />;
  }
});
