import type { PageDocument, Route } from '../../schemas/types.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { ShownData } from '../link/link-body.ts';
import type { Link, PageFacts } from '../parse/parsed-page.ts';
import { allHints, type LinkScope, type ResolvedLink, resolveLink } from './resolve-link.ts';
import type { LinkedSite, PageStatus } from './site-links.ts';

/** What a document holds beside what parsing found, settled once the whole site is known. */
export interface PageExtras {
  readonly route: Route;
  readonly links: readonly ResolvedLink[];
  /** The data it shows, in order; undefined for what is missing or faulty. */
  readonly data: readonly (ShownData | undefined)[];
  /** Where names lead that it says in code. */
  readonly names?: Readonly<Record<string, string>>;
  /** Feeds of what it is about. */
  readonly feeds?: NonNullable<PageDocument['feeds']>;
  readonly status?: PageStatus;
  readonly pagination?: PageDocument['pagination'];
  readonly image?: string;
  readonly lastChange?: string;
  readonly editUrl?: string;
}

/** What a page leads to. Plain data: the page itself may have been parsed elsewhere. */
export interface LinkedPage {
  readonly page: PageFacts;
  /** All but the data, which says where something is used, and that takes the links of every page. */
  readonly extras: Omit<PageExtras, 'data' | 'names' | 'feeds'>;
}

/** What all pages share. */
interface PageFrame extends Pick<LinkedSite, 'statuses'> {
  /** Where the source of a page can be edited: `{path}` stands for its own. */
  readonly editUrl?: string | undefined;
  /** Days on which files were last changed, by path. */
  readonly lastChanges?: ReadonlyMap<string, string> | undefined;
  /** Address of the social card made for a page. */
  cardOf(route: Route): string | undefined;
}

/** Resolves everything on a page that leads elsewhere. */
export function linkPage(
  page: PageFacts,
  { statuses, editUrl, lastChanges, cardOf }: PageFrame,
  site: Omit<LinkScope, 'hints'>,
  report: Report,
): LinkedPage {
  const scope: LinkScope = { ...site, hints: allHints() };
  const { index } = scope;
  const { sourcePath, frontmatter, frontmatterRanges } = page;
  const route = index.routeByPath.get(sourcePath) ?? '/';
  const rangeOf = (key: keyof typeof frontmatterRanges) => frontmatterRanges[key] ?? WHOLE_FILE;

  const neighbour = (key: 'pagination_prev' | 'pagination_next') => {
    const target = frontmatter[key];
    if (target === undefined || target === null) return target;
    let missing = false;
    const link = resolveLink({ target, kind: 'page', sourcePath, range: rangeOf(key) }, route, scope, (finding) => {
      missing = true;
      const message = `There is no page at "${target}".`;
      report({ ...finding, rule: 'pagination-target-missing', message });
    });
    if (missing || link.kind !== 'page') return undefined;
    return { route: link.route, label: index.pages.get(link.route)?.title ?? link.route };
  };
  const previous = neighbour('pagination_prev');
  const next = neighbour('pagination_next');

  const status = frontmatter.status === undefined ? undefined : statuses.get(frontmatter.status);
  if (frontmatter.status !== undefined && !status) {
    const known = [...statuses.keys()];
    report({
      rule: 'status-unknown',
      message: `There is no status "${frontmatter.status}" in site.yaml.`,
      sourcePath,
      range: rangeOf('status'),
      hint: known.length > 0 ? `Known: ${known.join(', ')}.` : 'Add it under "statuses:" in site.yaml.',
    });
  }
  const own =
    frontmatter.image === undefined
      ? undefined
      : resolveLink(
          { target: frontmatter.image, kind: 'image', sourcePath, range: rangeOf('image') },
          route,
          scope,
          // No page loads it: only who shows a card of the page does.
          (finding) => void (finding.rule !== 'media-external' && report(finding)),
        );
  const image = own && own.kind !== 'broken' ? own.href : cardOf(route);

  const lastChange = lastChanges?.get(sourcePath);
  const extras: LinkedPage['extras'] = {
    route,
    links: page.links.map((link) => resolveOnPage(link, route, scope, report)),
    ...(status && { status }),
    ...((previous !== undefined || next !== undefined) && {
      pagination: { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) },
    }),
    ...(image !== undefined && { image }),
    ...(lastChange !== undefined && { lastChange }),
    ...(editUrl !== undefined && { editUrl: editUrl.replace('{path}', () => encodeURI(sourcePath)) }),
  };
  return { page, extras };
}

function resolveOnPage(link: Link, route: Route, scope: LinkScope, report: Report): ResolvedLink {
  const resolved = resolveLink(link, route, scope, report);
  if (link.kind === 'image' && !link.sized && resolved.kind === 'file' && !resolved.size) {
    report({
      rule: 'image-unreadable',
      message: `The size of the image "${link.target}" cannot be read.`,
      sourcePath: link.sourcePath,
      range: link.range,
      hint: 'Save it again; an SVG needs a "viewBox", or "width" and "height".',
    });
  }
  return resolved;
}
