import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { Body } from '../body/Body.tsx';
import { Copying } from '../body/Copying.tsx';
import { FieldsFirst } from '../body/FieldsFirst.tsx';
import { isElement } from '../body/node.ts';

interface ArticleBodyProps {
  readonly page: PageDocument;
  /** What the view puts between the page's title and its text. */
  readonly children?: ReactNode;
}

/** A body, opened after its title: notices about the page belong there. */
export function ArticleBody({ page, children }: ArticleBodyProps): ReactNode {
  const nodes = page.body.children;
  const titleEnd = nodes.findIndex((node) => isElement(node, 'h1')) + 1;
  const rest = nodes.slice(titleEnd);
  return (
    <>
      <Body nodes={nodes.slice(0, titleEnd)} />
      {children}
      {page.layout === 'fields' ? <FieldsFirst nodes={rest} /> : <Body nodes={rest} />}
      <Copying />
    </>
  );
}
