// The recipe. `build`, `check`, `dev` and the tests all call this one function; it touches neither disk nor console.
import { fileHrefOf } from '../schemas/paths.ts';
import type { Nav, PageDocument, Route } from '../schemas/types.ts';
import { SCHEMA_VERSION } from '../schemas/version.ts';
import { readSidebarConfig } from './config/sidebar-config.ts';
import { readSiteConfig } from './config/site-config.ts';
import { type Contracts, loadContracts } from './contracts/contracts.ts';
import type { UseIndex } from './contracts/uses/use-index.ts';
import { type Diagnostic, type Finding, type Report, WHOLE_FILE } from './diagnostics/diagnostic.ts';
import { settle } from './diagnostics/settle.ts';
import { type MadePage, makePage, type PageOrder } from './document/make-page.ts';
import { type ExternalLink, externalLinkOf } from './external/external-link.ts';
import { isIgnored } from './external/is-ignored.ts';
import { indexSite } from './index-site/index-site.ts';
import { reportCollisions } from './index-site/report-collisions.ts';
import type { PublicAddressing } from './link/link-markdown.ts';
import { linkPage } from './link/link-page.ts';
import { reportOrphans } from './link/report-orphans.ts';
import { type LinkScope, type ResolvedLink, resolveLink } from './link/resolve-link.ts';
import { linkSite, siteTexts } from './link/site-links.ts';
import { buildNav } from './nav/build-nav.ts';
import { type Pages, pagesInMemory } from './parse/parse-pages.ts';
import { parseTexts } from './parse/parse-texts.ts';
import type { Link } from './parse/parsed-page.ts';
import type { ParseContext } from './parse/source.ts';
import type { Content, PublishedFile } from './read/content.ts';
import { assertValid } from './validate/validator.ts';

export interface CompileOptions {
  /** Path the site is published under, with a slash at both ends. */
  readonly base?: string;
  /** Scheme and host, in place of the `url` of site.yaml. */
  readonly siteUrl?: string | undefined;
  /** Whether drafts are pages. */
  readonly drafts?: boolean;
  /** Names the renderer's build in nav.json. */
  readonly rendererVersion?: string;
  /** Who parses the pages; this process, in turn, unless given. */
  readonly pages?: Pages;
}

export interface CompiledSite {
  readonly nav: Nav;
  /** Every page, sorted. */
  readonly routes: readonly Route[];
  /** Pages that search engines should know, sorted. */
  readonly listedRoutes: readonly Route[];
  /** Sorted by place; with an error among them nothing should be published. */
  readonly diagnostics: readonly Diagnostic[];
  /** Links to other hosts, but for those that site.yaml says to ignore. */
  readonly externalLinks: readonly ExternalLink[];
  /** The diagnostics together with what was found after compiling. */
  diagnosticsWith(more: readonly Finding[]): readonly Diagnostic[];
  /** Whether a page has a diagram that can only be drawn in the browser. */
  readonly drawsInBrowser: boolean;
  /** Files to publish as they are. */
  readonly files: readonly PublishedFile[];
  /** What there is to make, by route. */
  readonly orders: ReadonlyMap<Route, PageOrder>;
  readonly addressing: PublicAddressing;
  /** What its pages were parsed with. */
  readonly context: ParseContext;
  readonly contracts: Contracts;
  /** Where its fields, statuses and errors are named. */
  readonly uses: UseIndex;
  /** Makes the document of a page, checked against its schema. Each is made when asked for: trees are not kept. */
  document(route: Route): PageDocument;
  /** Makes the Markdown of a page. */
  markdown(route: Route): string;
}

export async function compileSite(authored: Content, options: CompileOptions = {}): Promise<CompiledSite> {
  const { base = '/', drafts = false, rendererVersion = 'none', pages = pagesInMemory() } = options;
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);

  for (const sourcePath of authored.unreadable) {
    report({
      rule: 'encoding-invalid',
      message: `"${sourcePath}" is not UTF-8.`,
      sourcePath,
      range: WHOLE_FILE,
      hint: 'Save it as UTF-8.',
    });
  }
  for (const { path, problem, remedy } of authored.brokenLinks) {
    report({
      rule: 'symbolic-link-invalid',
      message: `The symbolic link "${path}" ${problem}.`,
      sourcePath: path,
      range: WHOLE_FILE,
      hint: remedy,
    });
  }
  const site = readSiteConfig(authored.site, report);
  const { config } = site;
  const sidebar = authored.sidebar && readSidebarConfig(authored.sidebar, report);
  const context = { parts: authored.parts, strings: config.strings, takesNames: authored.data.size > 0 };
  const texts = await parseTexts(siteTexts(site), site.sourcePath, context, report);
  const addressing = { base, trailingSlash: config.trailingSlash };
  const siteUrl = (options.siteUrl ?? config.url)?.replace(/\/+$/, '');
  const publicAddressing = { ...addressing, siteUrl };
  const contracts = await loadContracts(
    { content: authored, context, strings: config.strings, addressing: publicAddressing },
    report,
  );
  const files = new Map([
    ...authored.files,
    ...contracts.files.map((file): [string, PublishedFile] => [file.outputPath, file]),
  ]);
  const content = { ...authored, files };

  const everyPage = await pages.parse(content.pages, context);
  const parsed = everyPage
    .filter((page) => drafts || !page.frontmatter.draft)
    .map((page) => contracts.withAnchors(page, report));
  for (const page of parsed) findings.push(...page.findings);
  contracts.checkPages(parsed, report);

  const externalLinks: ExternalLink[] = [];
  const external: LinkScope['external'] = (link) => {
    const found = externalLinkOf(link);
    if (found && !isIgnored(found.url, config.externalLinks.ignore)) externalLinks.push(found);
  };

  const index = indexSite(parsed, content, config.redirects, report); // barrier: links need every page's anchors
  const { items, categoryPages } = buildNav(sidebar, index, report);
  const linkedSite = linkSite(site, texts, { index, addressing, external }, report);
  const reached = new Set<Route>(linkedSite.reached);
  const resolveInData = (link: Link): ResolvedLink => {
    const resolved = resolveLink(link, { index, addressing, external, route: '/' }, report);
    if (resolved.kind === 'page') reached.add(resolved.route);
    return resolved;
  };
  const written = parsed.filter(
    ({ sourcePath }) => index.pages.get(index.routeByPath.get(sourcePath) ?? '')?.sourcePath === sourcePath,
  );
  const scope = { index, linkedSite, addressing, external };
  const linkedPages = written.map((page) => linkPage(page, scope, report));
  const linkedContracts = contracts.link({ pages: linkedPages, resolve: resolveInData }, report);
  reportOrphans(linkedPages, items, { ...linkedSite, reached }, index, report);

  const icon = ICONS.find((name) => index.filesByOutput.has(name));
  const nav: Nav = {
    schemaVersion: SCHEMA_VERSION,
    rendererVersion,
    site: {
      title: config.title,
      ...(config.tagline && { tagline: config.tagline }),
      lang: 'pt-BR',
      ...(siteUrl && { url: siteUrl }),
      ...addressing,
      ...(linkedSite.image && { image: linkedSite.image }),
      ...(icon && { icon: fileHrefOf(icon, base) }),
    },
    navbar: linkedSite.navbar,
    footer: linkedSite.footer,
    ...(linkedSite.announcement && { announcement: linkedSite.announcement }),
    ...(config.versions && { versions: config.versions }),
    statuses: Object.fromEntries([...linkedSite.statuses].map(([name, { title }]) => [name, title ?? name])),
    strings: config.strings,
    sidebar: items,
    redirects: linkedSite.redirects,
  };
  assertValid('nav', nav, 'nav.json');
  const orders = new Map<Route, PageOrder>();
  for (const page of linkedPages) {
    const extras = linkedContracts.extrasOf(page);
    orders.set(extras.route, { kind: 'authored', route: extras.route, sourcePath: page.page.sourcePath, extras });
  }
  for (const category of categoryPages)
    orders.set(category.route, { kind: 'category', route: category.route, category });
  const routes = [...orders.keys()].sort();
  reportCollisions(routes, nav, content, index, report);

  const pageAt = (route: Route): MadePage => {
    const order = orders.get(route);
    if (!order) throw new Error(`There is no page "${route}".`);
    return makePage(order, pages.textOf, publicAddressing);
  };
  const silences = parsed.flatMap((page) => page.silences);
  return {
    nav,
    routes,
    listedRoutes: routes.filter((route) => !index.pages.get(route)?.unlisted),
    diagnostics: settle(findings, silences, config.rules),
    externalLinks,
    diagnosticsWith: (more) => settle([...findings, ...more], silences, config.rules),
    drawsInBrowser: written.some((page) => page.drawsInBrowser),
    files: [...content.files.values(), ...linkedContracts.files([...linkedSite.statuses.keys()])],
    orders,
    addressing: publicAddressing,
    context,
    contracts,
    uses: linkedContracts.uses,
    document: (route) => pageAt(route).document(),
    markdown: (route) => pageAt(route).markdown(),
  };
}

/** Names under which a site's icon is found at its root, the best first. */
const ICONS = ['favicon.svg', 'favicon.png', 'favicon.ico'];
