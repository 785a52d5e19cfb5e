// Pictures that a link of site.yaml may have by name. Each is published as a file of its own, by sites that show it: the colour
// is that of the text around it, so it is shown as a mask (site-sheet.ts).
import type { SiteConfig } from './site-config.ts';

/** On a grid of 24. The marks of GitHub and GitLab are those of Simple Icons (CC0). */
const SHAPES: Readonly<Record<string, string>> = {
  github:
    'M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 .405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12',
  gitlab:
    'm23.6004 9.5927-.0337-.0862L20.3.9814a.851.851 0 0 0-.3362-.405.8748.8748 0 0 0-.9997.0539.8748.8748 0 0 0-.29.4399l-2.2055 6.748H7.5375l-2.2057-6.748a.8573.8573 0 0 0-.29-.4412.8748.8748 0 0 0-.9997-.0537.8585.8585 0 0 0-.3362.4049L.4332 9.5015l-.0325.0862a6.0657 6.0657 0 0 0 2.0119 7.0105l.0113.0087.03.0213 4.976 3.7264 2.462 1.8633 1.4995 1.1321a1.0085 1.0085 0 0 0 1.2197 0l1.4995-1.1321 2.4619-1.8633 5.006-3.7489.0125-.01a6.0682 6.0682 0 0 0 2.0094-7.003z',
  mail: 'M2 4h20v1.5l-10 6.7L2 5.500zM2 8l10 6.700L22 8v12H2z',
  rss: 'M4 2.500v3.200A14.300 14.300 0 0 1 18.300 20h3.200A17.500 17.500 0 0 0 4 2.500zm0 6.300v3.200a8 8 0 0 1 8 8h3.200A11.200 11.200 0 0 0 4 8.800zM6.300 15.400a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z',
};

/** Icons that the links of a site name, each once. */
export function iconsOf({ navbar, footer }: Pick<SiteConfig, 'navbar' | 'footer'>): readonly string[] {
  const entries = [...navbar.left, ...navbar.right, ...(footer?.links ?? [])];
  const all = entries.flatMap((entry) => [entry, ...('items' in entry ? (entry.items ?? []) : [])]);
  return [...new Set(all.flatMap(({ icon }) => icon ?? []))].sort();
}

/** Path below the base at which an icon is published. */
export const iconPath = (icon: string): string => (icon.startsWith('/') ? icon.slice(1) : `assets/link-${icon}.svg`);

/** Our own among the icons of a site, by path. */
export function ownIcons(icons: readonly string[]): ReadonlyMap<string, string> {
  const own = icons.filter((icon) => Object.hasOwn(SHAPES, icon));
  return new Map(
    own.map((icon) => [
      iconPath(icon),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${SHAPES[icon]}"/></svg>\n`,
    ]),
  );
}
