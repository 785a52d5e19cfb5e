import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';

/** The day on which a page was last changed, where it is known. */
export function LastChange({ page }: { readonly page: PageDocument | undefined }): ReactNode {
  const { site, strings } = useSite().nav;
  const day = page?.lastChange;
  if (day === undefined) return null;
  const date = new Date(day).toLocaleDateString(site.lang, UTC);
  return <time dateTime={day}>{fillIn(strings.lastChange, { date })}</time>;
}

/** A day is the same everywhere. */
const UTC = { timeZone: 'UTC' } as const;
