import { documentPathOf, htmlPathOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';
import { OWN_DATA } from '../data/own-data.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { Content } from '../read/content.ts';
import { foldersOf } from '../read/folders-of.ts';
import type { SiteIndex } from './index-site.ts';

const OWN_FILES = ['404.html', 'nav.json', 'robots.txt', 'sitemap.xml', '.nojekyll', ...OWN_DATA];
const OWN_FOLDERS = ['assets/', 'nav/', 'schemas/'];

/** Two things at one path: the later write would win, and nobody would know. Nor can one path be file and folder. */
export function reportCollisions(
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
  for (const from of Object.keys(nav.redirects)) {
    const folder = folderTaken(htmlPathOf(from));
    if (folder === undefined) continue;
    report({
      rule: 'output-collision',
      message: `The redirect from "${from}" needs the folder "${folder}", which is a file of ${taken.get(folder)}.`,
      sourcePath: 'site.yaml',
      range: WHOLE_FILE,
      hint: 'Remove the redirect or give the page another route.',
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
