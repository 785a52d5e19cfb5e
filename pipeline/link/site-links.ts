// Addresses that site.yaml itself gives, and the Markdown it holds.
import type { Nav, NavLink, PageDocument, SiteConfig } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import { escapeMarks } from '../parse/escape-text.ts';
import type { AuthoredText, ParsedTexts } from '../parse/parse-texts.ts';
import type { Link } from '../parse/parsed-page.ts';
import type { PublicAddressing } from './link-markdown.ts';
import { blocksOf, linkTexts, shownText } from './link-texts.ts';
import type { ResolvedLink } from './resolve-link.ts';

/** site.yaml with every address checked and final. */
export interface LinkedSite {
  readonly navbar: Nav['navbar'];
  readonly footer: Nav['footer'];
  readonly image?: string;
  /** Addresses of its own style sheets. */
  readonly styles: readonly string[];
  readonly announcement?: Nav['announcement'];
  readonly statuses: ReadonlyMap<string, PageStatus>;
}

/** A status as a page carries it: in its document, and in its Markdown. */
export interface PageStatus {
  readonly shown: NonNullable<PageDocument['status']>;
  readonly markdown: string;
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
  { resolve, addressing }: { readonly resolve: (link: Link) => ResolvedLink; readonly addressing: PublicAddressing },
): LinkedSite {
  const resolveAt = (target: string, path: Path, kind: 'page' | 'image' | 'file') =>
    resolve({ target, kind, sourcePath, range: rangeOf(path) });

  const navLinks = (links: NonNullable<SiteConfig['footer']>['links'], path: Path): NavLink[] =>
    links.map(({ label, to }, i) => {
      const link = resolveAt(to, [...path, i, 'to'], 'page');
      if (link.kind === 'broken') return { label, href: addressing.base };
      return { label, href: link.href, ...(link.kind === 'page' && { route: link.route }) };
    });

  const shownTexts = linkTexts(texts, resolve, addressing.siteUrl);
  const statuses = new Map<string, PageStatus>();
  for (const [name, { kind, title, text }] of Object.entries(config.statuses)) {
    const shown = { name, kind, ...(title && { title }), body: blocksOf(shownTexts, text) };
    statuses.set(name, { shown, markdown: noticeMarkdown(shown, shownText(shownTexts, text).markdown) });
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
    styles: config.styles.flatMap((style, i) => {
      const link = resolveAt(style, ['styles', i], 'file');
      return link.kind === 'file' ? link.href : [];
    }),
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

/** The notice as an author would write it; its fence is longer than any in its text. */
function noticeMarkdown({ kind, title }: PageStatus['shown'], text: string): string {
  const fence = ':'.repeat(Math.max(3, ...[...text.matchAll(/:{3,}/g)].map(([colons]) => colons.length + 1)));
  return `${fence}${kind}${title ? `[${escapeMarks(title)}]` : ''}\n${text}\n${fence}`;
}
