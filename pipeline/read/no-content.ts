// What to do where there is nothing to build: few things can be wrong so early, and each has its remedy.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ABOUT_FOLDER, type MisplacedFile } from './content.ts';
import type { BrokenLink } from './list-files.ts';

/** Where other tools keep their Markdown. */
const USUAL_FOLDERS = ['pages', 'docs', 'doc', 'documentation', 'src'];

/** What is said of a content folder that is not there. */
export function noFolder(folder: string): string {
  const missing = `There is no content folder "${folder}".`;
  const parent = path.dirname(folder);
  for (const name of USUAL_FOLDERS) {
    const usual = path.join(parent, name);
    const markdown = markdownIn(usual);
    const [, content] = markdown.map((file) => /^(?:(.*)\/)?pages\//.exec(file)).find((found) => found) ?? [];
    if (content !== undefined)
      return `${missing} There is one in "${usual}": write --content ${path.join(usual, content)}`;
    if (markdown.length > 0)
      return `${missing} The Markdown in "${usual}" becomes pages when it is moved to "${path.join(folder, 'pages')}".`;
  }
  return `${missing} Name one with --content, start in the folder that holds it, or make a new site: docs-build init docs`;
}

/** What is said of a content folder without a page. */
export function noPage(
  folder: string,
  files: Iterable<string>,
  misplaced: readonly MisplacedFile[],
  brokenLinks: readonly BrokenLink[],
): string {
  const elsewhere = [...files].filter((file) => !file.startsWith('pages/') && isPage(file)).sort();
  const moves = [...misplaced, ...elsewhere.map((file) => ({ path: file, meant: `pages/${file}` }))];
  const first = moves.find(({ meant }) => meant.startsWith('pages/'));
  const remedy = first ? ` Move its Markdown there, as "${first.path}" to "${first.meant}".` : '';
  const links = brokenLinks.map(({ path, problem }) => ` The symbolic link "${path}" ${problem}.`).join('');
  return `The content folder "${folder}" holds no page: it needs at least "pages/index.md".${remedy}${links}`;
}

const isPage = (file: string): boolean => file.endsWith('.md') && !ABOUT_FOLDER.test(path.posix.basename(file));

function markdownIn(folder: string): string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.map((file) => file.split(path.sep).join('/')).filter(isPage);
  } catch {
    return [];
  }
}
