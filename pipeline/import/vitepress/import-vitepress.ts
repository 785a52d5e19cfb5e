import { UsageError } from '../../read/usage-error.ts';
import { plainAddress } from '../find-target.ts';
import type { ForeignPage } from '../foreign-site.ts';
import { divide, sameKeys } from '../front-matter.ts';
import { gatherLeft, type Imported, type Leave } from '../imported.ts';
import { placed } from '../placed.ts';
import { scriptSettings } from '../script/read-script.ts';
import { leaveEditLink } from '../settings.ts';
import { type SourceFolder, sourceFolder } from '../source-folder.ts';
import { toContent } from '../to-content.ts';
import { readHome } from './home.ts';
import { readPage } from './page.ts';
import { readSidebar } from './sidebar.ts';
import { readSite } from './site.ts';

const CONFIG = /^(.*?)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/;

/** Reads a VitePress site by the folder that holds `.vitepress`. */
export async function importVitepress(source: string): Promise<Imported> {
  const folder = sourceFolder(source);
  const config = folder.paths.find((file) => CONFIG.exec(file)?.[1] === '');
  if (config === undefined)
    throw new UsageError(
      `There is no ".vitepress/config.js" or ".ts" in "${source}": name the folder that holds ".vitepress".`,
    );
  const { left, leave } = gatherLeft();
  const settings = scriptSettings(folder, config, leave);
  const root = (settings.text('srcDir') ?? '').replace(/^\.\/?|\/+$/g, '').replace(/(?<=.)$/, '/');
  const sources = pageSources(folder, root, settings.list('srcExclude'));
  const read = readPages(folder, root, sources, leave);
  const byAddress = new Map(sources.map((file) => [plainAddress(addressOf(file, root)), file]));
  const theme = settings.in('locales').in('root').in('themeConfig');
  const themes = [settings.in('themeConfig'), theme];
  const pageAt = (address: string): string | undefined => byAddress.get(plainAddress(address));
  const sidebar = themes.flatMap((each) => readSidebar(each, pageAt));
  for (const each of themes) leaveEditLink(each, 'editLink');
  const site = readSite(settings, themes);
  const base = settings.text('base') ?? '/';
  settings.leaveRest();
  const named = JSON.stringify(sidebar);
  const imported = await toContent(
    {
      site,
      sidebar,
      // Who is only included was no page that anybody was led to.
      pages: [
        ...read.pages.filter(({ source: from }) => !read.parts.has(from) || named.includes(`"${from}"`)),
        ...read.parts.values(),
      ],
      files: assets(folder, root),
      roots: [
        ['/', `${root}public/`],
        ['/', root],
        ['@/', root],
      ],
      headingId,
      left,
    },
    folder,
  );
  return { ...imported, left: placed(imported.left, folder), base };
}

/** Files that are pages: every Markdown file that is not excluded. */
function pageSources(folder: SourceFolder, root: string, excluded: readonly unknown[]): string[] {
  const patterns = excluded.map((glob) => globPattern(String(glob)));
  return folder.paths.filter((file) => {
    const name = file.slice(root.length);
    if (!file.startsWith(root) || !name.endsWith('.md') || /(?:^|\/)\.vitepress\//.test(file)) return false;
    return !name.startsWith('public/') && !patterns.some((pattern) => pattern.test(name));
  });
}

const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/^\//, '')
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*|\?/g, (mark) =>
        mark === '**/' ? '(?:.*/)?' : mark === '**' ? '.*' : mark === '*' ? '[^/]*' : '[^/]',
      )}$`,
  );

const addressOf = (file: string, root: string): string =>
  `/${file
    .slice(root.length)
    .replace(/\.md$/, '')
    .replace(/(^|\/)index$/, '$1')}`;

function readPages(
  folder: SourceFolder,
  root: string,
  sources: readonly string[],
  leave: Leave,
): { pages: ForeignPage[]; parts: Map<string, ForeignPage> } {
  const parts = new Map<string, ForeignPage>();
  const read = (file: string): { frontMatter: Record<string, unknown>; body: string } => {
    const { settings, body } = divide(folder.text(file), file, leave);
    const frontMatter = Object.fromEntries(settings.entries());
    const own = sameKeys(settings);
    const isHome = settings.text('layout') === 'home';
    const home = isHome ? readHome(settings) : { title: undefined, body: '' };
    const part = (included: string): string => {
      const target = partTarget(included, root);
      if (!parts.has(included)) {
        // Before it is read: it may include itself.
        parts.set(included, { source: included, target, frontMatter: {}, body: '' });
        parts.set(included, { source: included, target, frontMatter: {}, body: read(included).body });
      }
      return target.slice('pages'.length);
    };
    const written = readPage(body, { folder, root, file, frontMatter, part, leave });
    const outline = settings.take('outline');
    if (outline === false || settings.take('aside') === false) own.hide_table_of_contents = true;
    if (outline === 'deep') own.toc_max_heading_level = 6;
    settings.leaveRest('Front matter that docs-build has nothing for');
    return {
      frontMatter: {
        ...own,
        ...(home.title !== undefined && own.title === undefined && { title: home.title }),
        ...(isHome && { layout: 'home' }),
      },
      body: [home.body, written].filter(Boolean).join('\n\n'),
    };
  };
  const pages = sources.map((file) => ({
    source: file,
    target: `pages/${file.slice(root.length)}`,
    address: addressOf(file, root),
    ...read(file),
  }));
  return { pages, parts };
}

/** The name of a part begins with `_`. It may stand outside of the folder of pages. */
const partTarget = (file: string, root: string): string =>
  `pages/${(file.startsWith(root) ? file.slice(root.length) : file).replace(/[^/]+$/, '_$&')}`;

/** What is public stands at the root; other files stand beside the pages. */
const assets = (folder: SourceFolder, root: string): [source: string, target: string][] =>
  folder.paths.flatMap((file): [string, string][] => {
    const name = file.slice(root.length);
    if (!file.startsWith(root) || /(?:^|\/)\.vitepress\//.test(file)) return [];
    if (name.startsWith('public/')) return [[file, `static/${name.slice('public/'.length)}`]];
    return /\.(?:png|jpe?g|gif|svg|webp|avif|pdf|zip|csv|mp4|webm|vtt)$/i.test(name) ? [[file, `pages/${name}`]] : [];
  });

/** As VitePress makes it of a heading's text. */
const headingId = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as VitePress has it
    .replace(/[\u0000-\u001f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
