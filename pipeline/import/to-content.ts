// A site of another tool as a content folder: the only place that knows what such a folder is made of.
import { stringify } from 'yaml';
import { routeOfPage } from '../index-site/route-of-source.ts';
import { loadReference, parseMarkdown } from '../markdown/parse-markdown.ts';
import { ensureItBuilds } from './ensure-it-builds.ts';
import { fencedLines } from './fenced-lines.ts';
import { targetFinder } from './find-target.ts';
import { addressOf, divided, followLinks } from './follow-links.ts';
import type { ForeignPage, ForeignSite } from './foreign-site.ts';
import { headingIds } from './heading-ids.ts';
import { homePage } from './home-page.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { gatherLeft, type Imported } from './imported.ts';
import { nestContainers } from './nest-containers.ts';
import { sidebarOf, withLabels } from './sidebar-of.ts';
import type { SourceFolder } from './source-folder.ts';
import { edited } from './text-edits.ts';

/** Makes the files of a content folder. */
export async function toContent(site: ForeignSite, source: SourceFolder): Promise<Imported> {
  await loadReference();
  const { left, leave } = gatherLeft();
  left.push(...site.left);
  const find = targetFinder(site);
  const pages = withLabels(site.pages, site.sidebar);
  const targets = new Map([...pages.map(({ source: from, target }) => [from, target] as const), ...[...site.files]]);
  const routes = new Map(pages.map((page) => [page.source, routeOfPage(page.frontMatter, page.target) ?? '/']));
  const files = new Map<string, string | Uint8Array>();
  for (const [from, target] of site.files) {
    // Hosts do not show them, and docs-build has its own `.nojekyll`.
    if (/\/\.(?!well-known\/)/.test(target)) leave('Files whose names begin with a dot', from);
    else files.set(target, source.bytes(from));
  }
  for (const page of pages) {
    const readdress = (address: string): string | undefined => {
      if (/^(?:[a-z][a-z0-9+.-]*:|#|\?|\/\/)/i.test(address)) return undefined;
      const [written, rest] = divided(address);
      const found = find(written, page);
      const target = found === undefined ? undefined : targets.get(found);
      // A route that stays what it was is left as its author wrote it.
      if (target === undefined || (written.startsWith('/') && routes.get(found ?? '') === written)) return undefined;
      return addressOf(target, page.target) + rest;
    };
    const leaveHere = (cause: string, text: string): void => leave(cause, page.source, text);
    files.set(page.target, pageText(page, site.headingId, readdress, leaveHere));
  }
  const sidebar = sidebarOf(site.sidebar, routes, leave);
  if (![...routes.values()].includes('/')) files.set('pages/index.md', homePage(site.site, sidebar));
  if (sidebar.length > 0) files.set('sidebar.yaml', stringify(sidebar, { lineWidth: 0 }));
  files.set(
    'site.yaml',
    stringify(
      readdressed(site.site, (address) => {
        const [written, rest] = divided(address);
        const found = find(written, SITE);
        const route = found === undefined ? undefined : routes.get(found);
        return route === undefined ? address : route + rest;
      }),
      { lineWidth: 0 },
    ),
  );
  await ensureItBuilds(files, left);
  return { files, left };
}

/** What links of site.yaml are written on. */
const SITE: ForeignPage = { source: 'site.yaml', target: 'site.yaml', address: '/', frontMatter: {}, body: '' };

function pageText(
  { frontMatter, body }: ForeignPage,
  idOf: (heading: string) => string,
  readdress: (address: string) => string | undefined,
  leave: (cause: string, text: string) => void,
): string {
  const nested = nestContainers(body);
  const written = rewritten(nested, idOf, readdress, leave);
  const head = Object.keys(frontMatter).length > 0 ? `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n` : '';
  return `${head}${withoutSurplusBlanks(written)}\n`;
}

/** What was taken out leaves one blank line. */
function withoutSurplusBlanks(text: string): string {
  const lines = fencedLines(text);
  const kept = lines.filter(
    ({ text: line, isCode }, i) => isCode || line.trim() !== '' || lines[i - 1]?.text.trim() !== '',
  );
  return kept
    .map((line) => line.text)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/** A text without foreign HTML, its links and ids in place; one that nests without end stays as it is, for the compiler to tell. */
function rewritten(
  text: string,
  idOf: (heading: string) => string,
  readdress: (address: string) => string | undefined,
  leave: (cause: string, text: string) => void,
): string {
  try {
    const plain = text.includes('<') ? edited(text, htmlToMarkdown(parseMarkdown(text), text, leave)) : text;
    const tree = parseMarkdown(plain);
    return edited(plain, [...followLinks(tree, plain, readdress), ...headingIds(tree, plain, idOf)]);
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

/** site.yaml with every address of a link in place. */
function readdressed(value: unknown, readdress: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => readdressed(each, readdress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'to' && typeof each === 'string' && each.startsWith('/') ? readdress(each) : readdressed(each, readdress),
    ]),
  );
}
