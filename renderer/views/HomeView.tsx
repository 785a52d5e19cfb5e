import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { StatusNotice } from '../layout/StatusNotice.tsx';
import { useSite } from '../site/SiteContext.ts';
import { ArticleBody } from './ArticleBody.tsx';

/** The landing page: the full width, its title and the site's tagline first. */
export function HomeView({ page }: { readonly page: PageDocument }): ReactNode {
  const { tagline } = useSite().nav.site;
  return (
    <article className="prose home">
      <ArticleBody page={page}>
        {tagline !== undefined && <p className="home-tagline">{tagline}</p>}
        <StatusNotice page={page} />
      </ArticleBody>
    </article>
  );
}
