// Addresses that site.yaml itself gives, and the Markdown it holds.
import { type Addressing, toRoute } from '../../schemas/paths.ts';
import type { Nav, NavLink, Nodes, PageDocument, Route, SiteConfig } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { linkBody } from '../document/link-body.ts';
import { followRedirects, hintForRoute, type SiteIndex } from '../index-site/index-site.ts';
import { isReserved, isRoute } from '../index-site/route-of-source.ts';
import type { Link } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
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
  readonly context: ParseContext;
  readonly external: LinkScope['external'];
}

type Path = readonly (string | number)[];

export async function linkSite(
  { config, sourcePath, rangeOf }: LoadedSiteConfig,
  scope: Scope,
  report: Report,
): Promise<LinkedSite> {
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

  // Its positions are those of the YAML value: inside it, YAML may fold lines.
  const markdown = async (text: string, path: Path): Promise<Nodes> => {
    const { parsePage } = await import('../parse/parse-page.ts');
    const parsed = await parsePage({ path: sourcePath, text }, scope.context);
    const range = rangeOf(path);
    for (const finding of parsed.facts.findings) report({ ...finding, range });
    const links = parsed.facts.links.map((link) => resolveOne({ ...link, range }));
    const { children } = linkBody(parsed.text.body, links);
    const isBlank = (node: Nodes[number]): boolean => node.type === 'text' && node.value.trim() === '';
    return children.filter((node) => !isBlank(node) && !(node.type === 'element' && node.tagName === 'h1'));
  };

  const statuses = new Map<string, NonNullable<PageDocument['status']>>();
  for (const [name, { kind, title, text }] of Object.entries(config.statuses)) {
    statuses.set(name, { name, kind, ...(title && { title }), body: await markdown(text, ['statuses', name, 'text']) });
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
        body: await markdown(announcement.text, ['announcement', 'text']),
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
    const route = toRoute(from);
    const target = followRedirects(toRoute(to.split('#')[0] ?? to), index);
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
      const hint = hintForRoute(toRoute(to), index);
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
