// The posts of a blog plugin: pages like others, below a category of their own.
import type { ForeignItem, ForeignPage } from '../foreign-site.ts';
import { readData } from '../read-data.ts';
import { isObject } from '../script/evaluate.ts';
import type { Settings } from '../settings.ts';
import { under } from './docs.ts';
import type { SiteReader } from './site-reader.ts';

/** Where a blog plugin has its posts, and where it shows them. */
export interface BlogPlugin {
  readonly folder: string;
  readonly base: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

interface Post {
  readonly date: string;
  readonly page: ForeignPage;
}

const DATED = /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?<index>\/index)?$/;

/** Reads the posts, the latest first. */
export function readBlog(plugin: BlogPlugin, reader: SiteReader): { pages: ForeignPage[]; items: ForeignItem[] } {
  const { folder, base } = plugin;
  const authors = readAuthors(folder, reader);
  const posts = reader.folder.paths
    .filter((file) => file.startsWith(`${folder}/`) && /\.mdx?$/.test(file) && !/\/_/.test(file))
    .map((file) => readPost(file, plugin, authors, reader))
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  const items = posts.map(({ page }) => ({ page: page.source }));
  const { title = 'Blog', description } = plugin;
  return {
    pages: posts.map(({ page }) => page),
    items: posts.length > 0 ? [{ label: title, description, address: `/${base}`, items }] : [],
  };
}

function readPost(
  source: string,
  { folder, base }: BlogPlugin,
  authors: ReadonlyMap<string, string>,
  reader: SiteReader,
): Post {
  const stem = source.slice(folder.length + 1).replace(/\.mdx?$/, '');
  const { folder: before = '', date: day = '', text = stem } = DATED.exec(stem)?.groups ?? {};
  const path = postPath(stem);
  let date = day.replaceAll('/', '-');
  let line: string[] = [];
  let slug: string | undefined;
  const { frontMatter, body } = reader.read(source, (settings) => {
    slug = settings.text('slug');
    const written = settings.take('date');
    if (written !== undefined)
      date = written instanceof Date ? written.toISOString().slice(0, 10) : String(written).slice(0, 10);
    line = [date, ...authorsOf(settings, authors), ...tagsOf(settings)].filter(Boolean);
    settings.take('sidebar_position');
    return {};
  });
  const address =
    slug === undefined
      ? `/${under(base, text === '' && before === '' ? path : path.replace(/\/index$/, ''))}`
      : `/${under(base, slug.replace(/^\//, ''))}`;
  return {
    date,
    page: {
      source,
      target: `pages/${under(base, path)}.md`,
      address,
      frontMatter: { ...frontMatter, ...(slug !== undefined && { slug: address }) },
      body: withLine(body, line.join(' · ')),
    },
  };
}

/** `2026-01-31-news/index` → `2026/01/31/news/index`. */
export const postPath = (stem: string): string => {
  const { folder = '', date = '', text = '', index = '' } = DATED.exec(stem)?.groups ?? {};
  return date === ''
    ? stem
    : [folder.replace(/\/$/, ''), date.replaceAll('-', '/'), text].filter(Boolean).join('/') + index;
};

/** Who wrote when is said below the title. */
function withLine(body: string, line: string): string {
  const [, heading = '', rest = body] = /^(\s*#[ \t][^\n]*\n)([\s\S]*)$/.exec(body) ?? [];
  return line === '' ? body : `${heading}\n*${line}*\n\n${rest}`;
}

/** Names of authors by what posts call them. */
function readAuthors(folder: string, { folder: files, leave }: SiteReader): ReadonlyMap<string, string> {
  const file = [`${folder}/authors.yml`, `${folder}/authors.yaml`].find((name) => files.has(name));
  const value: unknown = file === undefined ? {} : readData(files, file, leave);
  return new Map(
    Object.entries(isObject(value) ? value : {}).flatMap(([id, author]): [string, string][] =>
      isObject(author) && typeof author.name === 'string' ? [[id, author.name]] : [],
    ),
  );
}

function authorsOf(settings: Settings, names: ReadonlyMap<string, string>): string[] {
  const said = [settings.take('authors'), settings.take('author')].flat();
  return said.flatMap((author) => {
    if (typeof author === 'string') return [names.get(author) ?? author];
    return isObject(author) && typeof author.name === 'string' ? [author.name] : [];
  });
}

function tagsOf(settings: Settings): string[] {
  const tags = settings.list('tags').map((tag) => (isObject(tag) ? String(tag.label ?? '') : String(tag)));
  return tags.length > 0 ? [tags.map((tag) => `#${tag}`).join(' ')] : [];
}
