import { OFFLINE_LIST, OFFLINE_PAGE, OFFLINE_WORKER } from '../../schemas/offline.ts';
import { htmlPathOf } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import { routeProblem } from '../index-site/route-of-source.ts';
import { foldersOf } from '../read/folders-of.ts';
import { SCHEMA_NAMES, schemaPathOf, schemaText } from '../validate/schemas.ts';
import { atomFeed, type ChangedPage, FEED } from './atom-feed.ts';
import { hostFile } from './hosts/host-file.ts';
import type { Host } from './hosts/hosted-site.ts';
import { type ListedSite, listLlms } from './list-llms.ts';
import { jsonText, type Output, type Outputs, type OwnOutput, pageOutputs } from './output.ts';
import { robotsText, sitemapXml } from './site-files.ts';

/** What a site is published for. */
export interface Hosting {
  readonly host?: Host | undefined;
  readonly compress: boolean;
}

/** What is published of a site. */
export interface PublishedSite extends ListedSite {
  readonly redirects: Nav['redirects'];
  /** Files about all data of the site, by path; made when asked for. */
  readonly about: ReadonlyMap<string, () => string | undefined>;
  /** Days on which pages were last changed, by source path. */
  readonly lastChanges?: ReadonlyMap<string, string> | undefined;
  /** Pages that the feed names. */
  readonly changed: readonly ChangedPage[];
  /** Whether browsers keep it for reading without a network. */
  readonly offline: boolean;
  /** What the build writes of its looks, by path. */
  readonly looks: ReadonlyMap<string, string>;
  /** Social cards, by path; made when asked for. */
  readonly cards: ReadonlyMap<string, () => Uint8Array>;
  /** Whose host gets a file, and whether files stand compressed beside the files. */
  readonly hosting: Hosting;
  /** Of the page of search results. */
  readonly searchRoute: Route;
}

const OURS = 'docs-build itself';

/** What stands at the root under a name in which nothing else may stand: folders of ours, and the mark of an output folder. */
const OWN_ROOTS = ['assets', 'nav', 'schemas', '.nojekyll', OFFLINE_WORKER, OFFLINE_LIST];

/** What a site may have of its own, in the place of ours. */
export const NOT_FOUND_PAGE = '404.html';
const REPLACEABLE: readonly string[] = [NOT_FOUND_PAGE, 'robots.txt'];

/** Lists what there is to publish. Of two things at one path the first stays, and the other is reported. */
export function listOutputs(site: PublishedSite, report: Report): Outputs {
  const { index, redirects, searchRoute } = site;
  const outputs = new Map<string, Output>();
  // Nor can one path be file and folder.
  const folders = new Map<string, string>(OWN_ROOTS.map((root) => [root, OURS]));
  const add = (path: string, output: Output): void => {
    outputs.set(path, output);
    for (const folder of foldersOf(path)) if (!folders.has(folder)) folders.set(folder, output.owner);
  };
  const collide = (message: string, sourcePath: string, hint: string): void =>
    report({ rule: 'output-collision', message, sourcePath, range: WHOLE_FILE, hint });
  const checkFolders = (what: string, path: string, sourcePath: string, hint: string): void => {
    const folder = foldersOf(path).find((each) => outputs.has(each));
    if (folder === undefined) return;
    const owner = outputs.get(folder)?.owner;
    collide(`The ${what} needs the folder "${folder}", which is a file of ${owner}.`, sourcePath, hint);
  };

  const wrong = routeProblem(searchRoute, searchRoute, 'Give `strings.searchRoute` another one.');
  if (wrong) report({ ...wrong, sourcePath: 'site.yaml', range: WHOLE_FILE });
  const authored = new Set([...index.files.values()].map(({ outputPath }) => outputPath));
  for (const [path, stage, content] of ownFiles(site)) {
    if (REPLACEABLE.includes(path) && authored.has(path)) continue;
    add(path, { kind: 'own', owner: OURS, stage, content });
  }
  const { host, compress } = site.hosting;
  if (host !== undefined) {
    const [path, content] = hostFile(host, { ...site.addressing, compress }, () => outputs.keys());
    add(path, { kind: 'own', owner: OURS, stage: 'overview', content });
  }
  for (const [path, made] of listLlms(site)) add(path, { ...made, owner: OURS, stage: 'overview' });
  const search = htmlPathOf(searchRoute);
  add(search, { kind: 'own', owner: 'the search', stage: 'pages', content: (html) => html.search() });
  const hint = 'Give one of the two another route: that of the search is `strings.searchRoute` in site.yaml.';
  for (const from of Object.keys(redirects))
    if (from === searchRoute)
      collide(`The redirect from "${from}" starts at the route of the search.`, 'site.yaml', hint);
  for (const { route, sourcePath } of index.pages.values())
    if (route === searchRoute) collide(`The page "${route}" has the route of the search.`, sourcePath, hint);
  for (const [from, to] of Object.entries(redirects)) {
    const owner = `the redirect from "${from}"`;
    add(htmlPathOf(from), { kind: 'own', owner, stage: 'pages', content: (html) => html.redirect(to) });
  }
  for (const route of index.pages.keys()) for (const [path, output] of pageOutputs(route)) add(path, output);
  for (const { route, sourcePath } of index.pages.values())
    checkFolders(`page "${route}"`, htmlPathOf(route), sourcePath, 'Give it another route.');
  for (const from of Object.keys(redirects)) {
    const hint = 'Remove the redirect or give the page another route.';
    checkFolders(`redirect from "${from}"`, htmlPathOf(from), 'site.yaml', hint);
  }
  for (const file of index.files.values()) {
    const { outputPath, sourcePath } = file;
    const around = foldersOf(outputPath);
    const owner =
      outputs.get(outputPath)?.owner ??
      folders.get(outputPath) ??
      outputs.get(around.find((folder) => outputs.has(folder)) ?? '')?.owner ??
      (OWN_ROOTS.includes(around[0] ?? '') ? OURS : undefined);
    if (owner === undefined) add(outputPath, { kind: 'file', owner: `"${sourcePath}"`, stage: 'resources', file });
    else
      collide(
        `"${sourcePath}" would be published as "${outputPath}", which is taken by ${owner}.`,
        sourcePath,
        'Rename it.',
      );
  }
  return outputs;
}

function* ownFiles({
  index,
  about,
  cards,
  lastChanges,
  changed,
  offline,
  looks,
  nav,
}: PublishedSite): Iterable<[path: string, stage: OwnOutput['stage'], content: OwnOutput['content']]> {
  const listed = [...index.pages.values()]
    .filter(({ unlisted }) => !unlisted)
    .map(({ route, sourcePath }) => ({ route, lastChange: lastChanges?.get(sourcePath) }))
    .sort((one, other) => (one.route < other.route ? -1 : 1));
  for (const name of SCHEMA_NAMES) yield [schemaPathOf(name), 'resources', () => schemaText(name)];
  for (const [path, made] of [...about, ...cards]) yield [path, 'resources', made];
  for (const [path, text] of looks) yield [path, 'resources', () => text];
  yield [NOT_FOUND_PAGE, 'pages', (html) => html.notFound()];
  if (offline) yield [OFFLINE_PAGE, 'pages', (html) => html.offline()];
  yield ['robots.txt', 'overview', () => robotsText(nav())];
  yield ['sitemap.xml', 'overview', () => sitemapXml(nav(), listed)];
  yield [FEED, 'overview', () => atomFeed(nav(), changed)];
  // The last of all: where it is new, so is all that it names.
  yield ['nav.json', 'overview', () => jsonText(nav())];
}
