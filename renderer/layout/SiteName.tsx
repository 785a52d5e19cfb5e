import type { ReactNode } from 'react';
import type { Picture } from '../../schemas/types.ts';
import { useSite } from '../site/SiteContext.ts';

/** The site's title, its logo, or both: a logo that says the name has a text alternative. */
export function SiteName(): ReactNode {
  const { title, logo } = useSite().nav.site;
  if (logo === undefined) return title;
  const { light, dark, alt } = logo;
  // `lazy`: the one that is not shown is not loaded.
  const picture = ({ src, width, height }: Picture, mode: string): ReactNode => (
    <img className={`logo ${mode}`} src={src} width={width} height={height} alt={alt ?? ''} loading="lazy" />
  );
  return (
    <>
      {picture(light, dark ? 'logo-light' : '')}
      {dark && picture(dark, 'logo-dark')}
      {alt === undefined && title}
    </>
  );
}
