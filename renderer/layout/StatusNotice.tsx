import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { AdmonitionBox } from '../body/Admonition.tsx';
import { Body } from '../body/Body.tsx';

/** What the reader must know about the page as a whole before reading it. */
export function StatusNotice({ page }: { readonly page: PageDocument }): ReactNode {
  const { status } = page;
  if (status === undefined) return null;
  return (
    <AdmonitionBox kind={status.kind} title={status.title}>
      <Body nodes={status.body} />
    </AdmonitionBox>
  );
}
