import type { ReactNode } from 'react';
import { useStrings } from '../site/SiteContext.ts';

/** Where the skip link leads. No heading gets such an id: slugs have no leading hyphen. */
export const MAIN_ID = '-main';

export const SkipLink = (): ReactNode => (
  <a className="skip-link" href={`#${MAIN_ID}`}>
    {useStrings().skipToContent}
  </a>
);
