import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodePath } from '../../schemas/paths.ts';
import { routeOfHref } from '../navigation/use-page-link.ts';
import { useSite } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import type { PreviewedField } from './field-preview.ts';

interface FieldPreview {
  readonly preview: ReactNode;
  /** For each element that is pointed at or gets the focus. */
  look(event: SyntheticEvent<HTMLElement>): void;
}

/** Shows the row of a field where a link to it stands: to those who point at the link, or reach it by keyboard. */
export function useFieldPreview(): FieldPreview {
  const { nav, pages } = useSite();
  const [field, show] = useState<PreviewedField>();
  return {
    preview: field && createPortal(<Body nodes={field.nodes} />, field.box),
    async look({ target }) {
      const link = (target as Element).closest<HTMLAnchorElement>('.prose a[href*="#"]');
      const route = link ? routeOfHref(link.href, nav.site.base) : undefined;
      if (!link || route === undefined || !pages) return;
      const { previewField } = await import('./field-preview.ts');
      previewField(link, { route: nav.redirects[route] ?? route, id: decodePath(link.hash.slice(1)), pages, show });
    },
  };
}
