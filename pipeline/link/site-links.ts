// Addresses that site.yaml itself gives, and the Markdown it holds.
import type { Addressing } from '../../schemas/paths.ts';
import type { Nav, NavLink, PageDocument, Route, SiteConfig } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { followRedirects, hintForRoute, type SiteIndex, withoutSlash } from '../index-site/index-site.ts';
import { isReserved, isRoute } from '../index-site/route-of-source.ts';
import type { AuthoredText, ParsedTexts } from '../parse/parse-texts.ts';
import type { Link } from '../parse/parsed-page.ts';
import { blocksOf, linkTexts } from './link-texts.ts';
import { type LinkScope, type ResolvedLink, resolveLink } from './resolve-link.ts';

/** site.yaml with every address checked and final. */
export interface LinkedSite {
  readonly navbar: Nav['navbar'];
  readonly footer: Nav['footer'];
  readonly image?: string;
  readonly announcement?: Nav['announcement'];
  readonly statuses: ReadonlyMap<string, NonNullable<PageDocument['status']>>;
  readonly redirects: Nav['redirects'];
  /** Pages that site.yaml links to. */
  readonly reached: ReadonlySet<Route>;
}

interface Scope {
  readonly index: SiteIndex;
  readonly addressing: Addressing;
  readonly external: LinkScope['external'];
}

type Path = readonly (string | number)[];

/** The Markdown in site.yaml. */
export function* siteTexts({ config, rangeOf }: LoadedSiteConfig): Iterable<AuthoredText> {
  for (const [name, { text }] of Object.entries(config.statuses))
    yield { text, range: rangeOf(['statuses', name, 'text']) };
  if (config.announcement) yield { text: config.announcement.text, range: rangeOf(['announcement', 'text']) };
}

export function linkSite(
  { config, sourcePath, rangeOf }: LoadedSiteConfig,
  texts: ParsedTexts,
  scope: Scope,
  report: Report,
): LinkedSite {
  const { index, addressing, external } = scope;
  const linkScope: LinkScope = { index, addressing, external, route: '/' };
  const reached = new Set<Route>();
  const resolveOne = (link: Link): ResolvedLink => {
    const resolved = resolveLink(link, linkScope, report);
    if (resolved.kind === 'page') reached.add(resolved.route);
    return resolved;
  };
  const resolve = (target: string, path: Path, kind: 'page' | 'image') =>
    resolveOne({ target, kind, sourcePath, range: rangeOf(path) });

  const navLinks = (links: NonNullable<SiteConfig['footer']>['links'], path: Path): NavLink[] =>
    links.map(({ label, to }, i) => {
      const link = resolve(to, [...path, i, 'to'], 'page');
      if (link.kind === 'broken') return { label, href: scope.addressing.base };
      return { label, href: link.href, ...(link.kind === 'page' && { route: link.route }) };
    });

  const shownTexts = linkTexts(texts, resolveOne);
  const statuses = new Map<string, NonNullable<PageDocument['status']>>();
  for (const [name, { kind, title, text }] of Object.entries(config.statuses)) {
    statuses.set(name, { name, kind, ...(title && { title }), body: blocksOf(shownTexts, text) });
  }
  const { announcement } = config;
  const image = config.image === undefined ? undefined : resolve(config.image, ['image'], 'image');
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
    redirects: linkRedirects(config.redirects, scope.index, sourcePath, rangeOf, report),
    reached,
  };
}

function linkRedirects(
  redirects: Readonly<Record<string, string>>,
  index: SiteIndex,
  sourcePath: string,
  rangeOf: LoadedSiteConfig['rangeOf'],
  report: Report,
): Nav['redirects'] {
  const linked: Nav['redirects'] = {};
  for (const [from, to] of Object.entries(redirects)) {
    const route = withoutSlash(from).normalize('NFC');
    const target = followRedirects(withoutSlash(to.split('#')[0] ?? to), index);
    if (!isRoute(route)) {
      report({
        rule: 'route-invalid',
        message: `"${from}" is not a route.`,
        sourcePath,
        range: rangeOf(['redirects', from], 'key'),
        hint: 'A route has no empty part, no ".." and none of ? # \\.',
      });
    } else if (isReserved(route)) {
      report({
        rule: 'route-reserved',
        message: `The route "${route}" is reserved.`,
        sourcePath,
        range: rangeOf(['redirects', from], 'key'),
        hint: 'A redirect cannot start there.',
      });
    } else if (index.pages.has(route)) {
      report({
        rule: 'redirect-shadows-page',
        message: `The redirect starts at "${from}", which is a page.`,
        sourcePath,
        range: rangeOf(['redirects', from], 'key'),
        hint: 'Remove the redirect or the page.',
      });
    } else if (target === undefined) {
      const hint = hintForRoute(withoutSlash(to), index);
      report({
        rule: 'redirect-target-missing',
        message: `The redirect leads to "${to}", which is no page.`,
        sourcePath,
        range: rangeOf(['redirects', from]),
        ...(hint && { hint }),
      });
    } else linked[route] = target;
  }
  return linked;
}
