// Addresses that site.yaml itself gives, and the Markdown it holds.
import type { Link as AuthoredLink, Nav, NavbarEntry, NavEntry, NavLink, PageDocument } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { escapeMarks } from '../parse/escape-text.ts';
import type { AuthoredText, ParsedTexts } from '../parse/parse-texts.ts';
import type { Link } from '../parse/parsed-page.ts';
import type { PublicAddressing } from './link-markdown.ts';
import { blocksOf, linkTexts, shownText } from './link-texts.ts';
import type { ResolvedLink } from './resolve-link.ts';
import { type Brand, linkBrand, type ResolveAt } from './site-brand.ts';

/** site.yaml with every address checked and final. */
export interface LinkedSite {
  readonly navbar: Nav['navbar'];
  readonly footer?: Nav['footer'];
  readonly brand: Brand;
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
  site: LoadedSiteConfig,
  texts: ParsedTexts,
  { resolve, addressing }: { readonly resolve: (link: Link) => ResolvedLink; readonly addressing: PublicAddressing },
  report: Report,
): LinkedSite {
  const { config, sourcePath, rangeOf } = site;
  const resolveAt: ResolveAt = (target, path, kind) => resolve({ target, kind, sourcePath, range: rangeOf(path) });

  const navLink = ({ label, to, icon }: AuthoredLink, path: Path): NavLink => {
    if (icon?.startsWith('/')) resolveAt(icon, [...path, 'icon'], 'image');
    const link = resolveAt(to, [...path, 'to'], 'page');
    const shown = { label, ...(icon && { icon }) };
    if (link.kind === 'broken') return { ...shown, href: addressing.base };
    return { ...shown, href: link.href, ...(link.kind === 'page' && { route: link.route }) };
  };
  const navLinks = (links: readonly AuthoredLink[], path: Path): NavLink[] =>
    links.map((link, i) => navLink(link, [...path, i]));
  const navEntries = (side: 'left' | 'right'): NavEntry[] =>
    config.navbar[side].flatMap(({ to, items, ...shown }: NavbarEntry, i) => {
      const path = ['navbar', side, i];
      // Of what is neither link nor menu there is nothing to show: it is reported.
      if (to !== undefined) return navLink({ ...shown, to }, path);
      if (shown.icon?.startsWith('/')) resolveAt(shown.icon, [...path, 'icon'], 'image');
      return items ? { ...shown, items: navLinks(items, [...path, 'items']) } : [];
    });

  const shownTexts = linkTexts(texts, resolve, addressing.siteUrl);
  const statuses = new Map<string, PageStatus>();
  for (const [name, { kind, title, text }] of Object.entries(config.statuses)) {
    const shown = { name, kind, ...(title && { title }), body: blocksOf(shownTexts, text) };
    statuses.set(name, { shown, markdown: noticeMarkdown(shown, shownText(shownTexts, text).markdown) });
  }
  const { announcement } = config;
  const footer = config.footer && linkFooter(config.footer, navLinks(config.footer.links, ['footer', 'links']));
  const image = config.image === undefined ? undefined : resolveAt(config.image, ['image'], 'image');
  return {
    navbar: { left: navEntries('left'), right: navEntries('right') },
    ...(footer && { footer }),
    brand: linkBrand(site, resolveAt, report),
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

const linkFooter = (
  { fixedHeight, ...shown }: NonNullable<LoadedSiteConfig['config']['footer']>,
  links: NavLink[],
): Nav['footer'] => ({ ...shown, links, ...(fixedHeight !== undefined && { fixed: true }) });

/** The notice as an author would write it; its fence is longer than any in its text. */
function noticeMarkdown({ kind, title }: PageStatus['shown'], text: string): string {
  const fence = ':'.repeat(Math.max(3, ...[...text.matchAll(/:{3,}/g)].map(([colons]) => colons.length + 1)));
  return `${fence}${kind}${title ? `[${escapeMarks(title)}]` : ''}\n${text}\n${fence}`;
}
