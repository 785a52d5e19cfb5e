import type { ReactNode } from 'react';
import type { PageDocument } from '../../schemas/types.ts';
import { Body } from '../body/Body.tsx';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';

/** What the reader must know about the page as a whole: one line, which opens without scripts too. */
export function StatusNotice({ page }: { readonly page: PageDocument }): ReactNode {
  const strings = useStrings();
  const { status } = page;
  if (status === undefined) return null;
  const { kind, title } = status;
  return (
    <details className={`status admonition-${kind}`}>
      <summary>
        <Icon name={kind} />
        <span>{title ?? strings[kind]}</span>
        <Icon name="chevron" />
      </summary>
      <div className="status-body">
        <Body nodes={status.body} />
      </div>
    </details>
  );
}
