import type { ReactNode } from 'react';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import type { View } from '../navigation/view.ts';
import { useStrings } from '../site/SiteContext.ts';

interface PageCrashedProps {
  readonly view: View;
  onRetry(): void;
}

/** In the place of a page that crashed, which stays where it was: below the breadcrumbs, beside the sidebar. */
export function PageCrashed({ view, onRetry }: PageCrashedProps): ReactNode {
  const { lang, pageCrashed, tryAgain } = useStrings().failure;
  return (
    <div className="article-column">
      {view.kind === 'page' && view.page.layout === 'doc' && <Breadcrumbs page={view.page} />}
      <article className="prose message" lang={lang}>
        <h1 tabIndex={-1}>{pageCrashed}</h1>
        <button type="button" className="button" onClick={onRetry}>
          {tryAgain}
        </button>
      </article>
    </div>
  );
}
