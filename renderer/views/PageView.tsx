import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Pager } from '../layout/Pager.tsx';
import { StatusNotice } from '../layout/StatusNotice.tsx';
import { InlineTableOfContents, TableOfContents } from '../layout/TableOfContents.tsx';
import { ArticleBody } from './ArticleBody.tsx';

/** A page of the documentation: article and table of contents; the sidebar stands beside it, in the shell. */
export function PageView({ page }: { readonly page: PageDocument }): ReactNode {
  const hasToc = page.toc.length > 0;
  return (
    <>
      <div className="article-column">
        <Breadcrumbs page={page} />
        <article className="prose">
          <ArticleBody page={page}>
            <StatusNotice page={page} />
            {hasToc && <InlineTableOfContents toc={page.toc} />}
          </ArticleBody>
        </article>
        <Pager page={page} />
      </div>
      {hasToc && <TableOfContents toc={page.toc} />}
    </>
  );
}
