import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Pager } from '../layout/Pager.tsx';
import { PageTools } from '../layout/PageTools.tsx';
import { StatusNotice } from '../layout/StatusNotice.tsx';
import { TableOfContents } from '../layout/TableOfContents.tsx';
import { ArticleBody } from './ArticleBody.tsx';

/** A page of the documentation: article and table of contents; the sidebar stands beside it, in the shell. */
export function PageView({ page }: { readonly page: PageDocument }): ReactNode {
  return (
    <>
      <div className="article-column">
        <Breadcrumbs page={page} />
        <article className="prose">
          <ArticleBody page={page}>
            <StatusNotice page={page} />
          </ArticleBody>
        </article>
        <PageTools page={page} />
        <Pager page={page} />
      </div>
      {page.toc.length > 0 && <TableOfContents toc={page.toc} />}
    </>
  );
}
