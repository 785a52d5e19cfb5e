import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchPage } from '../search/search-page.ts';
import { useSearchScope } from '../search/use-search-scope.ts';
import { useStrings } from '../site/SiteContext.ts';

/** The page of results. What it needs comes with it, and its query from the address. */
export function SearchView(): ReactNode {
  const strings = useStrings();
  const { search } = useLocation();
  const query = new URLSearchParams(search).get('q') ?? '';
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<SearchPage>(undefined);
  const scope = useSearchScope();

  const mount = useEffectEvent(async () => {
    const { mountSearchPage } = await import('../search/search-page.ts');
    if (!place.current) return;
    page.current = mountSearchPage(place.current, scope());
    page.current.show(query);
  });
  useEffect(() => void mount(), []);
  useEffect(() => page.current?.show(query), [query]);

  return (
    <article className="prose search-page">
      <h1 tabIndex={-1}>{strings.searchTitle}</h1>
      <p className="without-js">{strings.searchNeedsScript}</p>
      <div ref={place} />
    </article>
  );
}
