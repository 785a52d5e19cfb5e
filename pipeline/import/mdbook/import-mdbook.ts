import { posix } from 'node:path';
import { parse } from 'smol-toml';
import { decodePath } from '../../../schemas/paths.ts';
import { loadReference, parseMarkdown } from '../../markdown/parse-markdown.ts';
import { UsageError } from '../../read/usage-error.ts';
import type { ForeignItem, ForeignPage } from '../foreign-site.ts';
import { gatherLeft, type Imported, type Leave } from '../imported.ts';
import { placed } from '../placed.ts';
import { leaveEditLink, Settings } from '../settings.ts';
import { joined, type SourceFolder, sourceFolder } from '../source-folder.ts';
import { toContent } from '../to-content.ts';
import { readChapter } from './chapter.ts';
import { readSummary } from './summary.ts';

/** Reads an mdBook by the folder of its book.toml. */
export async function importMdbook(source: string): Promise<Imported> {
  const folder = sourceFolder(source);
  if (!folder.has('book.toml')) throw new UsageError(`There is no book.toml in "${source}": it is no mdBook.`);
  const { left, leave } = gatherLeft();
  const settings = readConfig(folder, leave);
  const book = settings.in('book');
  const root = `${(book.text('src') ?? 'src').replace(/^\.\/|\/+$/g, '')}/`;
  const summary = `${root}SUMMARY.md`;
  if (!folder.has(summary))
    throw new UsageError(`There is no "${summary}" in "${source}": it lists the chapters of an mdBook.`);
  await loadReference();
  const chapters = folder.paths.filter((file) => file.startsWith(root) && file.endsWith('.md') && file !== summary);
  const known = new Set(chapters);
  const fileOf = (url: string): string | undefined => {
    const file = joined(summary, decodePath(url));
    return file !== undefined && known.has(file) ? file : undefined;
  };
  const sidebar = readSummary(parseMarkdown(folder.text(summary)), summary, fileOf, leave);
  const named = new Set(sidebar.flatMap(pagesOf));
  const html = settings.in('output').in('html');
  const redirects = readRedirects(html);
  const tagline = book.text('description');
  const site = {
    title: book.text('title') ?? 'Book',
    ...(tagline !== undefined && { tagline }),
    lang: book.text('language') ?? 'en',
    ...navbar(html),
    ...(Object.keys(redirects).length > 0 && { redirects }),
  };
  leaveEditLink(html, 'edit-url-template');
  settings.leaveRest();
  const imported = await toContent(
    {
      site,
      sidebar,
      pages: chapters.map((file) =>
        named.has(file) ? page(folder, file, root, leave) : part(folder, file, root, leave),
      ),
      files: assets(folder, root, summary),
      roots: [['/', root]],
      headingId,
      left,
    },
    folder,
  );
  return { ...imported, left: placed(imported.left, folder) };
}

function readConfig(folder: SourceFolder, leave: Leave): Settings {
  try {
    return new Settings(parse(folder.text('book.toml')), () => 'book.toml', leave);
  } catch (error) {
    throw new UsageError(`book.toml cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function page(folder: SourceFolder, file: string, root: string, leave: Leave): ForeignPage {
  const name = file.slice(root.length).replace(/(^|\/)README\.md$/i, '$1index.md');
  const { body, title } = readChapter(folder, file, leave);
  const address = `/${name.replace(/\.md$/, '').replace(/(^|\/)index$/, '$1')}`;
  return { source: file, target: `pages/${name}`, address, frontMatter: title === undefined ? {} : { title }, body };
}

/** A file that the summary does not name is no page of a book. */
function part(folder: SourceFolder, file: string, root: string, leave: Leave): ForeignPage {
  leave('Files that the summary does not name, kept as parts', file);
  const target = `pages/${file.slice(root.length).replace(/[^/]+$/, '_$&')}`;
  return { source: file, target, frontMatter: {}, body: readChapter(folder, file, () => {}).body };
}

const pagesOf = (item: ForeignItem): string[] => [
  ...(item.page === undefined ? [] : [item.page]),
  ...('items' in item ? item.items.flatMap(pagesOf) : []),
];

/** Everything beside the chapters is published where it stands. */
const assets = (folder: SourceFolder, root: string, summary: string): [source: string, target: string][] =>
  folder.paths
    .filter((file) => file.startsWith(root) && !file.endsWith('.md') && file !== summary)
    .map((file) => [file, `pages/${file.slice(root.length)}`]);

function navbar(html: Settings): Record<string, unknown> {
  const repository = html.text('git-repository-url');
  return repository === undefined
    ? {}
    : { navbar: { left: [], right: [{ label: repository.replace(/^https?:\/\/(?:www\.)?/, ''), to: repository }] } };
}

function readRedirects(html: Settings): Record<string, string> {
  const table = html.in('redirect');
  const value = table.entries();
  return Object.fromEntries(
    value.flatMap(([from, to]) => {
      if (typeof to !== 'string') return [];
      const start = route(from);
      const end = /^[a-z]+:/i.test(to)
        ? undefined
        : route(posix.resolve('/', posix.dirname(from), to.replace(/#.*$/, '')));
      if (end === undefined || start === end) return [];
      table.take(from);
      return [[start, end]];
    }),
  );
}

const route = (address: string): string =>
  decodePath(address)
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/(?:index)?$/, '') || '/';

/** As mdBook makes it of a heading's text. */
const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .replace(/\s/g, '-');
