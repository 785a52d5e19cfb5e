// The site for language models, as https://llmstxt.org proposes: what there is (llms.txt), and all of it (llms-full.txt); of
// each section of the sidebar, too.
import { type Addressing, fileHrefOf, hrefOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';
import type { SiteIndex } from '../index-site/index-site.ts';
import { escapeMarks, escapeText } from '../parse/escape-text.ts';
import type { ListedPage, LlmsSection } from './llms-sections.ts';
import type { JoinedPart } from './output.ts';

export const LLMS = 'llms.txt';
export const LLMS_FULL = 'llms-full.txt';

/** What the texts are made from. */
export interface LlmsScope {
  readonly nav: Nav;
  readonly index: SiteIndex;
}

/** Address of a file, whole where the site knows its own. */
const fileAddress = (path: string, { nav: { site } }: LlmsScope): string =>
  (site.url ?? '') + fileHrefOf(path, site.base);

const pathIn = (folder: string | undefined, name: string): string =>
  folder === undefined ? name : `${folder}/${name}`;

/** llms.txt of the site. */
export function llmsOfSite(sections: readonly LlmsSection[], scope: LlmsScope): string {
  const { site, strings } = scope.nav;
  const pairs = sections.flatMap(({ label, folder }) => (folder === undefined ? [] : [{ label, folder }]));
  return blocks([
    `# ${escapeMarks(site.title)}`,
    site.tagline && `> ${escapeText(site.tagline)}`,
    about(undefined, scope),
    `${escapeText(strings.llmsData)} [data/index.json](${fileAddress('data/index.json', scope)})`,
    pairs.length > 0 && escapeText(strings.llmsSections),
    pairs
      .map(({ label, folder }) => `- [${escapeMarks(label)}](${fileAddress(pathIn(folder, LLMS), scope)})`)
      .join('\n'),
    ...sections.map(({ label, pages }) => `## ${escapeMarks(label)}\n\n${fileList(pages, scope)}`),
  ]);
}

/** llms.txt of a section. */
export function llmsOfSection({ label, folder, pages, description }: LlmsSection, scope: LlmsScope): string {
  const { site, strings } = scope.nav;
  return blocks([
    `# ${escapeMarks(label)} | ${escapeMarks(site.title)}`,
    description && `> ${escapeText(description)}`,
    about(folder, scope),
    `## ${escapeMarks(strings.llmsPages)}\n\n${fileList(pages, scope)}`,
  ]);
}

const blocks = (texts: readonly (string | false | undefined)[]): string => `${texts.filter(Boolean).join('\n\n')}\n`;

const about = (folder: string | undefined, scope: LlmsScope): string =>
  `${escapeText(scope.nav.strings.llmsAbout)} [${LLMS_FULL}](${fileAddress(pathIn(folder, LLMS_FULL), scope)})`;

function fileList(pages: readonly ListedPage[], scope: LlmsScope): string {
  const lines = pages.map(({ route, trail }) => {
    const page = scope.index.pages.get(route);
    const name = [...trail, page?.title ?? route].map(escapeMarks).join(' › ');
    const description = page?.description ? `: ${escapeMarks(page.description)}` : '';
    return `- [${name}](${fileAddress(markdownPathOf(route), scope)})${description}`;
  });
  return lines.join('\n');
}

/** llms-full.txt: each page under its address, in which no comment can end. */
export function* llmsFull(
  routes: readonly Route[],
  addressing: Addressing & { readonly siteUrl?: string | undefined },
): Iterable<JoinedPart> {
  for (const [i, route] of routes.entries()) {
    yield `${i === 0 ? '' : '\n---\n\n'}<!-- ${(addressing.siteUrl ?? '') + hrefOf(route, addressing)} -->\n\n`;
    yield { route };
  }
}
