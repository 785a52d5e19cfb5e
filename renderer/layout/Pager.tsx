import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import type { Neighbouring } from '../site/nav-index.ts';
import { useHrefOf, useSite } from '../site/SiteContext.ts';

/** Neighbours in the order of the sidebar, unless the page names its own. */
export function Pager({ page }: { readonly page: PageDocument }): ReactNode {
  const { nav, index } = useSite();
  const { strings } = nav;
  const entry = index.entries.get(page.route);
  const own = page.pagination;
  const previous = own?.previous === undefined ? entry?.previous : own.previous;
  const next = own?.next === undefined ? entry?.next : own.next;
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={strings.pagination}>
      {previous && <PagerLink to={previous} word={strings.previous} rel="prev" />}
      {next && <PagerLink to={next} word={strings.next} rel="next" />}
    </nav>
  );
}

interface PagerLinkProps {
  readonly to: Neighbouring;
  readonly word: string;
  readonly rel: 'prev' | 'next';
}

function PagerLink({ to, word, rel }: PagerLinkProps): ReactNode {
  const toHref = useHrefOf();
  return (
    <SiteLink className={`pager-link pager-${rel}`} href={toHref(to.route)} rel={rel}>
      <span className="pager-word">{word}</span> <span className="pager-title">{to.label}</span>
    </SiteLink>
  );
}
