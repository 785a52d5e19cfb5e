// The barrier: what every page may know of the others. Links need the routes and anchors of all pages, so nothing is
// linked before the last page is parsed.
import { toRoute } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import { nearestPath } from '../diagnostics/nearest.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { PublishedFile } from '../read/content.ts';
import { isReserved, isRoute, isTooLong, routeOfPage } from './route-of-source.ts';

/** A page as the other pages see it. */
export interface IndexedPage {
  readonly route: Route;
  readonly sourcePath: string;
  readonly title: string;
  /** Its name in the sidebar. */
  readonly label: string;
  readonly description: string;
  readonly anchors: ReadonlySet<string>;
  /** Files of the data it shows, whose ids are among its anchors. */
  readonly dataPaths: readonly string[];
  readonly unlisted: boolean;
  /** Order within its folder, when there is no sidebar.yaml. */
  readonly position: number | undefined;
}

export interface SiteIndex {
  readonly pages: Map<Route, IndexedPage>;
  /** Route by source path. */
  readonly routeByPath: ReadonlyMap<string, Route>;
  /** Published files by source path. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Old route to new, as site.yaml gives them. */
  readonly redirects: Readonly<Record<string, string>>;
}

export function indexSite(
  parsed: readonly PageFacts[],
  files: ReadonlyMap<string, PublishedFile>,
  redirects: Readonly<Record<string, string>>,
  report: Report,
): SiteIndex {
  const pages = new Map<Route, IndexedPage>();
  const routeByPath = new Map<string, Route>();
  const byCase = new Map<string, IndexedPage>();
  for (const page of parsed) {
    const { sourcePath, frontmatter, frontmatterRanges } = page;
    const problem = (rule: RuleId, message: string, hint: string): void =>
      report({ rule, message, sourcePath, range: frontmatterRanges.slug ?? frontmatterRanges.id ?? WHOLE_FILE, hint });
    const route = routeOfPage(frontmatter, sourcePath);
    if (route === undefined || !isRoute(route)) {
      const hint =
        route !== undefined && isTooLong(route)
          ? 'Shorten it: no disk takes so long a name.'
          : 'A route has no spaces and none of ? # \\ %2F %5C.';
      problem('route-invalid', `"${frontmatter.slug ?? frontmatter.id ?? sourcePath}" is not a route.`, hint);
      continue;
    }
    if (isReserved(route)) {
      problem('route-reserved', `The route "${route}" is reserved.`, 'Rename the file or give it a slug.');
      continue;
    }
    const other = pages.get(route);
    if (other) {
      const message = `The route "${route}" is already that of "${other.sourcePath}"; this page is left out.`;
      problem('route-duplicate', message, 'Rename one of the two or give it a slug.');
      routeByPath.set(sourcePath, route);
      continue;
    }
    const lowerCase = route.toLowerCase();
    const twin = byCase.get(lowerCase);
    if (twin) {
      const message = `The route "${route}" differs from "${twin.route}" of "${twin.sourcePath}" by case alone.`;
      problem('route-case-collision', message, 'Some hosts ignore case: give one of the two another name.');
    }
    const indexed: IndexedPage = {
      route,
      sourcePath,
      title: page.title,
      label: frontmatter.sidebar_label ?? page.title,
      description: page.description,
      anchors: new Set(page.anchors),
      dataPaths: page.data.map(({ src }) => src),
      unlisted: frontmatter.unlisted === true,
      position: frontmatter.sidebar_position,
    };
    pages.set(route, indexed);
    byCase.set(lowerCase, indexed);
    routeByPath.set(sourcePath, route);
  }
  const moved = Object.entries(redirects).map(([from, to]) => [toRoute(from), to.normalize('NFC')]);
  return { pages, routeByPath, files, redirects: Object.fromEntries(moved) };
}

/** The pages that are published: of two with one route, the first. */
export const publishedPages = (parsed: readonly PageFacts[], { pages, routeByPath }: SiteIndex): PageFacts[] =>
  parsed.filter(({ sourcePath }) => pages.get(routeByPath.get(sourcePath) ?? '')?.sourcePath === sourcePath);

/** Follows redirects to a page; undefined when they lead to none. */
export function followRedirects(route: Route, { pages, redirects }: SiteIndex): Route | undefined {
  let at = route;
  for (let steps = 0; steps < 10; steps++) {
    if (pages.has(at)) return at;
    const to = Object.hasOwn(redirects, at) ? redirects[at] : undefined;
    if (to === undefined) return undefined;
    at = toRoute(to.split('#')[0] ?? to);
  }
  return undefined;
}

/** The hint for a route that does not exist. */
export function hintForRoute(route: Route, { pages }: SiteIndex): string | undefined {
  const match = nearestPath(route, pages.keys());
  if (match === undefined) return undefined;
  return match.toLowerCase() === route.toLowerCase() ? `Case matters: write "${match}".` : `Did you mean "${match}"?`;
}
