// The recipe. `build`, `check`, `dev` and the tests all call this one function; it touches neither disk nor console.
import { toRoute } from '../schemas/paths.ts';
import type { Nav, PageDocument, Route } from '../schemas/types.ts';
import { dataValues } from './config/data-values.ts';
import { readSidebarConfig } from './config/sidebar-config.ts';
import { readSiteConfig } from './config/site-config.ts';
import { siteLooks } from './config/site-sheet.ts';
import { type Contracts, openContracts } from './contracts/contracts.ts';
import { withOpenApi } from './contracts/openapi/with-openapi.ts';
import type { UseIndex } from './contracts/uses/use-index.ts';
import type { Diagnostic, Finding, Report } from './diagnostics/diagnostic.ts';
import { timed } from './diagnostics/file-time.ts';
import { settle } from './diagnostics/settle.ts';
import { makePage, type PageOrder, pageOrders } from './document/make-page.ts';
import { toNav } from './document/to-nav.ts';
import { type ExternalLink, gatherExternalLinks } from './external/external-link.ts';
import { indexSite, publishedPages } from './index-site/index-site.ts';
import { nameSite } from './index-site/name-site.ts';
import type { PublicAddressing } from './link/link-markdown.ts';
import { linkPage } from './link/link-page.ts';
import { linkRedirects } from './link/link-redirects.ts';
import { reportOrphans } from './link/report-orphans.ts';
import { allHints, type ResolvedLink, resolveLink } from './link/resolve-link.ts';
import { linkSite, siteTexts } from './link/site-links.ts';
import { buildNav } from './nav/build-nav.ts';
import { withHome } from './nav/with-home.ts';
import { changedPages } from './outputs/atom-feed.ts';
import { type Hosting, listOutputs } from './outputs/list-outputs.ts';
import type { MadePage, Outputs } from './outputs/output.ts';
import { socialCards } from './outputs/social-cards.ts';
import { type Pages, readPages } from './parse/pages.ts';
import type { ParsePages } from './parse/parse-pages.ts';
import { rememberTexts } from './parse/parse-texts.ts';
import type { Link } from './parse/parsed-page.ts';
import type { ParseContext } from './parse/source.ts';
import type { Content } from './read/content.ts';
import { type Memory, makeMemory } from './read/memory.ts';
import { reportUnread } from './read/report-unread.ts';
import { yamlSilences } from './read/yaml-silences.ts';

export interface CompileOptions {
  /** Path the site is published under, with a slash at both ends. */
  readonly base?: string;
  /** Scheme and host, in place of the `url` of site.yaml. */
  readonly siteUrl?: string | undefined;
  /** What it is published for; any host, unless given. */
  readonly hosting?: Hosting;
  /** Whether drafts are pages. */
  readonly drafts?: boolean;
  /** Whether browsers may keep the site for reading without a network, where it wants that. */
  readonly mayBeKept?: boolean;
  /** Names the renderer's build in nav.json. */
  readonly rendererVersion?: string;
  /** What was found out before, and what is now. */
  readonly memory?: Memory;
  /** Parses pages by the hundred; this thread does, in turn, unless given. */
  readonly parse?: ParsePages;
}

export interface CompiledSite {
  readonly nav: Nav;
  /** Every page, sorted. */
  readonly routes: readonly Route[];
  /** Sorted by place; with an error among them nothing should be published. */
  readonly diagnostics: readonly Diagnostic[];
  /** Links to other hosts, but for those that site.yaml says to ignore. */
  readonly externalLinks: readonly ExternalLink[];
  /** The diagnostics together with what was found after compiling. */
  diagnosticsWith(more: readonly Finding[]): readonly Diagnostic[];
  /** Programs that pages need in the browser, beside the application: what the names of their files begin with. */
  readonly programs: ReadonlySet<string>;
  /** Everything that is published, by path. */
  readonly outputs: Outputs;
  /** What there is to make, by route. */
  readonly orders: ReadonlyMap<Route, PageOrder>;
  readonly addressing: PublicAddressing;
  /** What its pages were parsed with. */
  readonly context: ParseContext;
  readonly pages: Pages;
  readonly contracts: Contracts;
  /** Where its fields, statuses and errors are named. */
  uses(): Promise<UseIndex>;
  /** Makes a page. Each is made when asked for: trees are not kept. */
  page(route: Route): Promise<MadePage>;
  /** Its document, checked against its schema. */
  document(route: Route): Promise<PageDocument>;
  markdown(route: Route): Promise<string>;
}

export async function compileSite(written: Content, options: CompileOptions = {}): Promise<CompiledSite> {
  const { base = '/', drafts = false, mayBeKept = true, rendererVersion = 'none' } = options;
  const { hosting = { compress: false } } = options;
  const { memory = makeMemory() } = options;
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);

  const site = readSiteConfig(written.site, report);
  let { config } = site;
  const { content, located } = await withOpenApi(written, config.secondsPerFile, memory, report);
  reportUnread(content, report);
  const offline = mayBeKept && config.offline;
  const sidebarConfig = content.sidebar && readSidebarConfig(content.sidebar, report);
  const siteUrl = (options.siteUrl ?? config.url)?.replace(/\/+$/, '');
  const addressing = { base, trailingSlash: config.trailingSlash, siteUrl };
  const context = {
    parts: content.parts,
    strings: config.strings,
    collectsNames: content.data.size > 0,
    values: dataValues(content),
    secondsPerFile: config.secondsPerFile,
  };
  const texts = await rememberTexts(siteTexts(site), { sourcePath: site.sourcePath, context, memory }, report);
  const contracts = await openContracts({ content, context, config, addressing }, memory, report);

  const pages = await readPages(content.pages, context, memory, options.parse);
  const published = pages.facts.filter(({ frontmatter }) => drafts || !frontmatter.draft);
  const { pages: parsed, files } = await contracts.readPages(published);
  for (const page of parsed) for (const finding of page.findings) findings.push(finding);

  // The barrier: links need the routes and anchors of all pages.
  const allPages = indexSite(parsed, files, config.redirects, report);
  const { items: sidebar, categoryPages } = buildNav(sidebarConfig, allPages, report);
  const index = withHome(allPages, sidebar);
  config = nameSite(site, index, report);
  const redirects = linkRedirects(site, index, report);
  const about = new Map(contracts.aboutPaths.map((path) => [path, () => shown.about(path)]));
  const changed = changedPages(index.pages.values(), content.lastChanges);
  const looks = siteLooks(config);
  const cards = socialCards({ config, sidebar, addressing }, memory);
  const outputs = listOutputs(
    {
      index,
      redirects,
      about,
      cards: cards.files,
      lastChanges: content.lastChanges,
      changed,
      offline,
      hosting,
      nav: () => nav,
      sidebar,
      addressing,
      strings: config.strings,
      looks: looks.files,
      searchRoute: toRoute(config.strings.searchRoute),
    },
    report,
  );

  const external = gatherExternalLinks(config.externalLinks.ignore);
  const scope = { index, outputs, addressing, unmade: contracts.unmade, external: external.take, hints: allHints() };
  const linked = new Set<Route>();
  const resolve = (link: Link): ResolvedLink => {
    const resolved = resolveLink(link, '/', scope, report);
    if (resolved.kind === 'page') linked.add(resolved.route);
    return resolved;
  };
  const linkedSite = linkSite(site, texts, { resolve, addressing }, report);
  const frame = { ...linkedSite, editUrl: config.editUrl, lastChanges: content.lastChanges, cardOf: cards.hrefOf };
  const linkedPages = publishedPages(parsed, index).map((page) =>
    timed(page.sourcePath, config.secondsPerFile, report, () => linkPage(page, frame, scope, report)),
  );
  const shown = await contracts.show(linkedPages, resolve);
  reportOrphans(linkedPages, { index, sidebar, redirects, linked }, report);

  const hasFeed = changed.length > 0;
  const made = { rendererVersion, sidebar, redirects };
  const nav = toNav({ config, linkedSite, addressing, outputs, sheet: looks.sheet, hasFeed, offline, ...made });
  const orders = pageOrders(linkedPages, shown.extrasOf, categoryPages, cards.hrefOf);
  const configured = [content.site, ...(content.sidebar ? [content.sidebar] : [])].flatMap(yamlSilences);
  const silences = [...parsed.flatMap((page) => page.silences), ...contracts.silences, ...configured];
  const page = (route: Route): Promise<MadePage> => {
    const order = orders.get(route);
    if (!order) throw new Error(`There is no page "${route}".`);
    return makePage(order, ({ sourcePath }) => pages.textOf(sourcePath), addressing);
  };
  return {
    nav,
    routes: [...orders.keys()].sort(),
    diagnostics: settle(findings.map(located), silences, config.rules),
    diagnosticsWith: (more) => settle([...findings, ...more].map(located), silences, config.rules),
    externalLinks: external.links,
    programs: new Set(linkedPages.flatMap(({ page }) => page.programs)),
    outputs,
    orders,
    addressing,
    context: pages.context,
    pages,
    contracts,
    uses: async () => (await contracts.load()).findUses(linkedPages),
    page,
    document: async (route) => (await page(route)).document(),
    markdown: async (route) => (await page(route)).markdown(),
  };
}
