import { documentPathOf, htmlPathOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';
import { OWN_DATA } from '../contracts/published/own-data.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { Content } from '../read/content.ts';
import type { SiteIndex } from './index-site.ts';

const OWN_FILES = ['404.html', 'nav.json', 'robots.txt', 'sitemap.xml', '.nojekyll', ...OWN_DATA];
/** Folders in which nothing else may stand. */
const OWN_FOLDERS = ['assets', 'nav', 'schemas'];
const OURS = 'docs-build itself';

/** `a/b/c.json` → `a`, `a/b`. */
const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/** Two things at one path: the later write would win, and nobody would know. Nor can one path be file and folder. */
export function reportCollisions(
  routes: readonly Route[],
  nav: Nav,
  content: Content,
  index: SiteIndex,
  report: Report,
): void {
  // What each path is taken by, as a file or as a folder.
  const files = new Map<string, string>();
  const folders = new Map<string, string>(OWN_FOLDERS.map((folder) => [folder, OURS]));
  const take = (file: string, owner: string): void => {
    files.set(file, owner);
    for (const folder of foldersOf(file)) if (!folders.has(folder)) folders.set(folder, owner);
  };
  for (const file of OWN_FILES) take(file, OURS);
  for (const from of Object.keys(nav.redirects)) take(htmlPathOf(from), `the redirect from "${from}"`);
  for (const route of routes) {
    for (const output of [htmlPathOf(route), documentPathOf(route), markdownPathOf(route)])
      take(output, `the page "${route}"`);
  }
  const checkFolders = (route: Route, what: string, sourcePath: string, hint: string): void => {
    const folder = foldersOf(htmlPathOf(route)).find((each) => files.has(each));
    if (folder === undefined) return;
    report({
      rule: 'output-collision',
      message: `The ${what} "${route}" needs the folder "${folder}", which is a file of ${files.get(folder)}.`,
      sourcePath,
      range: WHOLE_FILE,
      hint,
    });
  };
  for (const route of routes)
    checkFolders(route, 'page', index.pages.get(route)?.sourcePath ?? 'sidebar.yaml', 'Give it another route.');
  for (const from of Object.keys(nav.redirects))
    checkFolders(from, 'redirect from', 'site.yaml', 'Remove the redirect or give the page another route.');
  for (const { outputPath, sourcePath } of content.files.values()) {
    const around = foldersOf(outputPath);
    const owner =
      files.get(outputPath) ??
      folders.get(outputPath) ??
      files.get(around.find((folder) => files.has(folder)) ?? '') ??
      (OWN_FOLDERS.includes(around[0] ?? '') ? OURS : undefined);
    if (owner === undefined) take(outputPath, `"${sourcePath}"`);
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
  reportTwins([...content.data.keys()], report);
}

/** What is made of two files bears their one name: `a.yaml` and `a.yml`. */
function reportTwins(sourcePaths: readonly string[], report: Report): void {
  const named = new Map<string, string>();
  for (const sourcePath of sourcePaths) {
    const name = sourcePath.replace(/\.ya?ml$/, '');
    const twin = named.get(name);
    named.set(name, twin ?? sourcePath);
    if (twin === undefined) continue;
    report({
      rule: 'output-collision',
      message: `"${sourcePath}" would be published as "data/${name}.json", which is taken by "${twin}".`,
      sourcePath,
      range: WHOLE_FILE,
      hint: 'Rename it.',
    });
  }
}
