// The recipe. `build`, `check`, `dev` and the tests all call this one function; it touches neither disk nor console.
import { documentPathOf, fileHrefOf, hrefOf, htmlPathOf, markdownPathOf } from '../schemas/paths.ts';
import type { Nav, PageDocument, Route } from '../schemas/types.ts';
import { SCHEMA_VERSION } from '../schemas/version.ts';
import { readSidebarConfig } from './config/sidebar-config.ts';
import { readSiteConfig } from './config/site-config.ts';
import { type Diagnostic, type Finding, type Report, WHOLE_FILE } from './diagnostics/diagnostic.ts';
import { settle } from './diagnostics/settle.ts';
import { sizeOf } from './document/image-size.ts';
import { categoryMarkdown, toMarkdown } from './document/to-markdown.ts';
import { type PageExtras, toCategoryDocument, toPageDocument } from './document/to-page-document.ts';
import { type ExternalLink, externalLinkOf } from './external/external-link.ts';
import { isIgnored } from './external/is-ignored.ts';
import { loadFieldLists, publishedFieldFiles } from './fields/load-field-lists.ts';
import { linkFieldLists, type PlacedFieldLists, withFieldAnchors } from './fields/place-field-lists.ts';
import { indexSite, type SiteIndex } from './index-site/index-site.ts';
import { type LinkScope, type ResolvedLink, resolveLink } from './link/resolve-link.ts';
import { type LinkedSite, linkSite } from './link/site-links.ts';
import { buildNav, type CategoryPage } from './nav/build-nav.ts';
import { type ParsePages, parsePages } from './parse/parse-pages.ts';
import type { Link, ParsedPage } from './parse/parsed-page.ts';
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
  /** How pages are parsed; alone and in turn unless given. */
  readonly parse?: ParsePages;
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
  /** Files to publish as they are. */
  readonly files: readonly PublishedFile[];
  /** Makes the document of a page, checked against its schema. Each is made when asked for: trees are not kept. */
  document(route: Route): PageDocument;
  /** Makes the Markdown of a page. */
  markdown(route: Route): string;
}

interface LinkedPage {
  readonly page: ParsedPage;
  readonly extras: PageExtras;
}

export async function compileSite(authored: Content, options: CompileOptions = {}): Promise<CompiledSite> {
  const { base = '/', drafts = false, rendererVersion = 'none', parse = parsePages } = options;
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
  const site = readSiteConfig(authored.site, report);
  const { config } = site;
  const sidebar = authored.sidebar && readSidebarConfig(authored.sidebar, report);
  const context = { parts: authored.parts, strings: config.strings };
  const fieldLists = await loadFieldLists(authored.fields, context, report);
  const content = { ...authored, files: new Map([...authored.files, ...publishedFieldFiles(fieldLists)]) };
  const addressing = { base, trailingSlash: config.trailingSlash };
  const siteUrl = (options.siteUrl ?? config.url)?.replace(/\/+$/, '');

  const everyPage = await parse(content.pages, context);
  const parsed = everyPage
    .filter((page) => drafts || !page.frontmatter.draft)
    .map((page) => withFieldAnchors(page, fieldLists, report));
  for (const page of parsed) findings.push(...page.findings);

  const externalLinks: ExternalLink[] = [];
  const external: LinkScope['external'] = (link) => {
    const found = externalLinkOf(link);
    if (found && !isIgnored(found.url, config.externalLinks.ignore)) externalLinks.push(found);
  };

  const index = indexSite(parsed, content, config.redirects, report); // barrier: links need every page's anchors
  const { items, categoryPages } = buildNav(sidebar, index, report);
  const linkedSite = await linkSite(site, { index, addressing, context, external }, report);
  const reached = new Set<Route>(linkedSite.reached);
  const placedLists = linkFieldLists(fieldLists, addressing, (link) => {
    const resolved = resolveLink(link, { index, addressing, external, route: '/' }, report);
    if (resolved.kind === 'page') reached.add(resolved.route);
    return resolved;
  });
  const written = parsed.filter(
    ({ sourcePath }) => index.pages.get(index.routeByPath.get(sourcePath) ?? '')?.sourcePath === sourcePath,
  );
  const linked = new Map(
    written.map((page) => linkPage(page, { index, linkedSite, placedLists, addressing, external }, report)),
  );
  const categories = new Map(categoryPages.map((category) => [category.route, category]));
  reportOrphans(linked, items, { ...linkedSite, reached }, index, report);

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
  const routes = [...linked.keys(), ...categories.keys()].sort();
  reportCollisions(routes, nav, content, index, report);

  const silences = parsed.flatMap((page) => page.silences);
  return {
    nav,
    routes,
    listedRoutes: routes.filter((route) => !index.pages.get(route)?.unlisted),
    diagnostics: settle(findings, silences, config.rules),
    externalLinks,
    diagnosticsWith: (more) => settle([...findings, ...more], silences, config.rules),
    files: [...content.files.values()],
    document: (route) => {
      const found = linked.get(route);
      if (found) return toPageDocument(found.page, found.extras);
      return toCategoryDocument(categoryAt(route, categories), addressing);
    },
    markdown: (route) => {
      const found = linked.get(route);
      const publicAddressing = { ...addressing, siteUrl };
      if (!found) return categoryMarkdown(categoryAt(route, categories), publicAddressing);
      const { page, extras } = found;
      const fieldList = (number: number): string => {
        const use = page.fieldLists[number];
        return use ? placedLists.markdown(use) : '';
      };
      return toMarkdown(page, extras.links, hrefOf(route, addressing), publicAddressing, fieldList);
    },
  };
}

/** Names under which a site's icon is found at its root, the best first. */
const ICONS = ['favicon.svg', 'favicon.png', 'favicon.ico'];

function categoryAt(route: Route, categories: ReadonlyMap<Route, CategoryPage>): CategoryPage {
  const category = categories.get(route);
  if (!category) throw new Error(`There is no page "${route}".`);
  return category;
}

interface PageScope {
  readonly index: SiteIndex;
  readonly linkedSite: LinkedSite;
  readonly placedLists: PlacedFieldLists;
  readonly addressing: { readonly base: string; readonly trailingSlash: boolean };
  readonly external: LinkScope['external'];
}

/** Resolves everything on a page that leads elsewhere. */
function linkPage(
  page: ParsedPage,
  { index, linkedSite, placedLists, addressing, external }: PageScope,
  report: Report,
): [Route, LinkedPage] {
  const { sourcePath, frontmatter, frontmatterRanges } = page;
  const route = index.routeByPath.get(sourcePath) ?? '/';
  const scope: LinkScope = { index, addressing, route, external };
  const rangeOf = (key: keyof typeof frontmatterRanges) => frontmatterRanges[key] ?? WHOLE_FILE;

  const neighbour = (key: 'pagination_prev' | 'pagination_next') => {
    const target = frontmatter[key];
    if (target === undefined || target === null) return target;
    let missing = false;
    const link = resolveLink({ target, kind: 'page', sourcePath, range: rangeOf(key) }, scope, (finding) => {
      missing = true;
      const message = `There is no page at "${target}".`;
      report({ ...finding, rule: 'pagination-target-missing', message });
    });
    if (missing || link.kind !== 'page') return undefined;
    return { route: link.route, label: index.pages.get(link.route)?.label ?? link.route };
  };
  const previous = neighbour('pagination_prev');
  const next = neighbour('pagination_next');

  const status = frontmatter.status === undefined ? undefined : linkedSite.statuses.get(frontmatter.status);
  if (frontmatter.status !== undefined && !status) {
    const known = [...linkedSite.statuses.keys()];
    report({
      rule: 'status-unknown',
      message: `There is no status "${frontmatter.status}" in site.yaml.`,
      sourcePath,
      range: rangeOf('status'),
      hint: known.length > 0 ? `Known: ${known.join(', ')}.` : 'Add it under "statuses:" in site.yaml.',
    });
  }
  const image =
    frontmatter.image === undefined
      ? undefined
      : resolveLink({ target: frontmatter.image, kind: 'image', sourcePath, range: rangeOf('image') }, scope, report);

  const extras: PageExtras = {
    route,
    links: page.links.map((link) => resolveOnPage(link, scope, report)),
    fieldList: (number) => {
      const use = page.fieldLists[number];
      return use && placedLists.element(use);
    },
    ...(status && { status }),
    ...((previous !== undefined || next !== undefined) && {
      pagination: { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) },
    }),
    ...(image && image.kind !== 'broken' && { image: image.href }),
  };
  return [route, { page, extras }];
}

function resolveOnPage(link: Link, scope: LinkScope, report: Report): ResolvedLink {
  const resolved = resolveLink(link, scope, report);
  if (link.kind === 'image' && !link.sized && resolved.kind === 'file' && !sizeOf(resolved.file)) {
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

function reportOrphans(
  linked: ReadonlyMap<Route, LinkedPage>,
  items: Nav['sidebar'],
  site: LinkedSite,
  index: SiteIndex,
  report: Report,
): void {
  const reached = new Set<Route>(['/', ...site.reached, ...Object.values(site.redirects)]);
  const walk = (list: Nav['sidebar']): void => {
    for (const item of list) {
      if (item.route !== undefined) reached.add(item.route);
      if (item.kind === 'category') walk(item.items);
    }
  };
  walk(items);
  for (const [from, { extras }] of linked) {
    for (const link of extras.links) if (link.kind === 'page' && link.route !== from) reached.add(link.route);
  }
  for (const [route, { page }] of linked) {
    if (reached.has(route) || index.pages.get(route)?.unlisted) continue;
    report({
      rule: 'page-orphan',
      message: `Nothing leads to "${route}".`,
      sourcePath: page.sourcePath,
      range: WHOLE_FILE,
      hint: 'Add it to sidebar.yaml, link to it, or set "unlisted: true".',
    });
  }
}

const OWN_FILES = ['404.html', 'nav.json', 'robots.txt', 'sitemap.xml', '.nojekyll'];
/** `a/b/c.json` → `a`, `a/b`. */
const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

const OWN_FOLDERS = ['assets/', 'schemas/'];

/** Two things at one path: the later write would win, and nobody would know. Nor can one path be file and folder. */
function reportCollisions(
  routes: readonly Route[],
  nav: Nav,
  content: Content,
  index: SiteIndex,
  report: Report,
): void {
  const taken = new Map<string, string>(OWN_FILES.map((file) => [file, 'docs-build itself']));
  for (const from of Object.keys(nav.redirects)) taken.set(htmlPathOf(from), `the redirect from "${from}"`);
  for (const route of routes) {
    for (const output of [htmlPathOf(route), documentPathOf(route), markdownPathOf(route)]) {
      taken.set(output, `the page "${route}"`);
    }
  }
  const folderTaken = (output: string): string | undefined => foldersOf(output).find((folder) => taken.has(folder));
  for (const route of routes) {
    const folder = folderTaken(htmlPathOf(route));
    if (folder === undefined) continue;
    report({
      rule: 'output-collision',
      message: `The page "${route}" needs the folder "${folder}", which is a file of ${taken.get(folder)}.`,
      sourcePath: index.pages.get(route)?.sourcePath ?? 'sidebar.yaml',
      range: WHOLE_FILE,
      hint: 'Give it another route.',
    });
  }
  for (const { outputPath, sourcePath } of content.files.values()) {
    const folder = OWN_FOLDERS.find((each) => outputPath.startsWith(each));
    const occupied = taken.has(outputPath) ? outputPath : folderTaken(outputPath);
    const owner = taken.get(occupied ?? '') ?? (folder === undefined ? undefined : 'docs-build itself');
    if (owner === undefined) taken.set(outputPath, `"${sourcePath}"`);
    else {
      report({
        rule: 'output-collision',
        message: `"${sourcePath}" would be published as "${outputPath}", which is taken by ${owner}.`,
        sourcePath,
        range: WHOLE_FILE,
        hint: 'Rename it.',
      });
    }
  }
}
