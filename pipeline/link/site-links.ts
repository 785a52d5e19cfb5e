// Addresses that site.yaml itself gives, and the Markdown it holds.
import type { Nav, NavLink, PageDocument, SiteConfig } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import type { AuthoredText, ParsedTexts } from '../parse/parse-texts.ts';
import type { Link } from '../parse/parsed-page.ts';
import { blocksOf, linkTexts } from './link-texts.ts';
import type { ResolvedLink } from './resolve-link.ts';

/** site.yaml with every address checked and final. */
export interface LinkedSite {
  readonly navbar: Nav['navbar'];
  readonly footer: Nav['footer'];
  readonly image?: string;
  readonly announcement?: Nav['announcement'];
  readonly statuses: ReadonlyMap<string, NonNullable<PageDocument['status']>>;
}

type Path = readonly (string | number)[];

/** The Markdown in site.yaml. */
export function* siteTexts({ config, rangeOf }: LoadedSiteConfig): Iterable<AuthoredText> {
  for (const [name, { text }] of Object.entries(config.statuses))
    yield { text, range: rangeOf(['statuses', name, 'text']) };
  if (config.announcement) yield { text: config.announcement.text, range: rangeOf(['announcement', 'text']) };
}

/** Resolves what site.yaml links to. */
export function linkSite(
  { config, sourcePath, rangeOf }: LoadedSiteConfig,
  texts: ParsedTexts,
  { resolve, base }: { readonly resolve: (link: Link) => ResolvedLink; readonly base: string },
): LinkedSite {
  const resolveAt = (target: string, path: Path, kind: 'page' | 'image') =>
    resolve({ target, kind, sourcePath, range: rangeOf(path) });

  const navLinks = (links: NonNullable<SiteConfig['footer']>['links'], path: Path): NavLink[] =>
    links.map(({ label, to }, i) => {
      const link = resolveAt(to, [...path, i, 'to'], 'page');
      if (link.kind === 'broken') return { label, href: base };
      return { label, href: link.href, ...(link.kind === 'page' && { route: link.route }) };
    });

  const shownTexts = linkTexts(texts, resolve);
  const statuses = new Map<string, NonNullable<PageDocument['status']>>();
  for (const [name, { kind, title, text }] of Object.entries(config.statuses)) {
    statuses.set(name, { name, kind, ...(title && { title }), body: blocksOf(shownTexts, text) });
  }
  const { announcement } = config;
  const image = config.image === undefined ? undefined : resolveAt(config.image, ['image'], 'image');
  return {
    navbar: {
      left: navLinks(config.navbar.left, ['navbar', 'left']),
      right: navLinks(config.navbar.right, ['navbar', 'right']),
    },
    footer: { ...config.footer, links: navLinks(config.footer.links, ['footer', 'links']) },
    ...(image && image.kind !== 'broken' && { image: image.href }),
    ...(announcement && {
      announcement: {
        id: announcement.id,
        dismissible: announcement.dismissible,
        body: blocksOf(shownTexts, announcement.text),
      },
    }),
    statuses,
  };
}
