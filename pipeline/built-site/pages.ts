// The pages of a built site: those that it lists, and each as a program names it.
import { decodePath, documentPathOf, isRoute, markdownPathOf, routeOf, toRoute } from '../../schemas/paths.ts';
import { type EntriesPart, SEARCH_INDEX, type SearchIndex } from '../../schemas/search/entry.ts';
import type { Nav, PageDocument, Route } from '../../schemas/types.ts';
import { nearestPath } from '../diagnostics/nearest.ts';
import { noSiteIn, UsageError } from '../read/usage-error.ts';
import type { BuiltSite } from './built-site.ts';

export interface ListedPage {
  readonly route: Route;
  readonly title: string;
}

/** Every page that is to be found, by its route. */
export async function listPages(site: BuiltSite): Promise<ListedPage[]> {
  await site.nav();
  const index: SearchIndex = JSON.parse(await textOf(site, SEARCH_INDEX));
  const parts = await Promise.all(
    index.entries.map(async ([, file]): Promise<EntriesPart> => JSON.parse(await textOf(site, file))),
  );
  return parts.flat().map(({ route, title }) => ({ route: route as Route, title }));
}

async function textOf(site: BuiltSite, file: string): Promise<string> {
  const text = await site.read(file);
  if (text === undefined) throw noSiteIn(site.place);
  return text;
}

/** A page as it is published. */
export interface PublishedPage {
  readonly document: PageDocument;
  readonly markdown: string;
}

/** A page that is named by its route, its address or an earlier route. */
export async function readPage(site: BuiltSite, written: string): Promise<PublishedPage> {
  const nav = await site.nav();
  for (const named of routesNamed(written, nav)) {
    const route = nav.redirects[named] ?? named;
    const [json, markdown] = await Promise.all([site.read(documentPathOf(route)), site.read(markdownPathOf(route))]);
    if (json === undefined || markdown === undefined) continue;
    const document: PageDocument = JSON.parse(json);
    // Any other file of the site may bear the name of a page's.
    if (document.route === route) return { document, markdown };
  }
  const near = nearestPath(
    toRoute(written),
    (await listPages(site)).map(({ route }) => route),
  );
  throw new UsageError(
    `There is no page at ${JSON.stringify(written)}. ${near === undefined ? 'The list of pages gives the routes of all.' : `Did you mean "${near}"?`}`,
  );
}

/** Routes that a text may stand for, the likeliest first. */
function routesNamed(written: string, { site: { base, url = '' } }: Nav): Route[] {
  const [address = ''] = (written.startsWith(url) ? written.slice(url.length) : written).split(/[?#]/, 1);
  const path = address.replace(/\.(?:md|json)$/, '');
  const below = routeOf(path, base);
  return [
    toRoute(decodePath(path.startsWith('/') ? path : `/${path}`)),
    ...(below === undefined ? [] : [below]),
  ].filter(isRoute);
}
