import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.ts';

/** The site's title, its logo, or both: a logo that says the name has a text alternative. */
export function SiteName(): ReactNode {
  const { title, logo } = useSite().nav.site;
  if (logo === undefined) return title;
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => {
        const { src, width, height } = logo[mode];
        // `lazy`: the one that is not shown is not loaded.
        return (
          <img
            key={mode}
            className={`logo logo-${mode}`}
            src={src}
            width={width}
            height={height}
            alt={logo.alt}
            loading="lazy"
          />
        );
      })}
      {logo.alt === '' && title}
    </>
  );
}
