import { slug } from 'github-slugger';
import { UsageError } from '../../read/usage-error.ts';
import type { ForeignItem, ForeignPage } from '../foreign-site.ts';
import type { Imported, Leave, Left } from '../imported.ts';
import { type Places, readScript } from '../script/read-script.ts';
import { Settings } from '../settings.ts';
import { type SourceFolder, sourceFolder } from '../source-folder.ts';
import { toContent } from '../to-content.ts';
import { postPath, readBlog } from './blog.ts';
import { type Doc, readDocs, under } from './docs.ts';
import { withoutPrefixes } from './number-prefix.ts';
import { type Plugins, readPlugins } from './plugins.ts';
import { readSidebars, type Sidebar } from './sidebars.ts';
import { readSite } from './site.ts';
import { type SiteReader, siteReader } from './site-reader.ts';

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/;

/** Reads a Docusaurus site by the folder of its configuration. */
export async function importDocusaurus(source: string): Promise<Imported> {
  const folder = sourceFolder(source);
  const config = folder.paths.find((file) => CONFIG.test(file));
  if (config === undefined)
    throw new UsageError(`There is no "docusaurus.config.js" or ".ts" in "${source}": name the folder that holds it.`);
  const left: Left[] = [];
  const leave: Leave = (cause, place, text) => void left.push({ cause, place, ...(text !== undefined && { text }) });
  const places: Places = new WeakMap();
  const settings = new Settings(
    readScript(folder, config, places, leave),
    (object, key) => places.get(object)?.get(key) ?? config,
  );
  const markdown = settings.in('markdown');
  const isDetected = markdown.has('format', 'detect');
  for (const key of ['format', 'mermaid']) markdown.take(key);
  const reader = siteReader(folder, (file) => !isDetected || file.endsWith('.mdx'), leave);
  const plugins = readPlugins(settings, leave);
  const docs = plugins.docs.map((plugin) => ({ plugin, docs: readDocs(plugin, reader) }));
  const sidebars = docs.flatMap((each) => readSidebars({ ...each, folder, leave }));
  const blogs = plugins.blogs.map((plugin) => readBlog(plugin, reader));
  const all = docs.flatMap((each) => each.docs);
  const own = [
    ...all.map(({ page }) => page),
    ...blogs.flatMap(({ pages }) => pages),
    ...readPages(plugins.pages, reader),
  ];
  const theme = settings.in('themeConfig');
  const labels = sidebarLabels(theme);
  const site = readSite(settings, theme, placesOf(all, sidebars), leave);
  const base = settings.text('baseUrl');
  const statics = settings.list('staticDirectories').map(String);
  settings.leaveRest(leave);
  leaveOther(folder, leave);
  return toContent(
    {
      site: { ...site, ...(Object.keys(plugins.redirects).length > 0 && { redirects: plugins.redirects }) },
      sidebar: [...joinedSidebars(sidebars, labels), ...blogs.flatMap(({ items }) => items)],
      pages: [...own, ...reader.parts()],
      files: assets(folder, plugins, statics.length > 0 ? statics : ['static']),
      roots: [
        ['@site/', ''],
        ['/', 'static/'],
        ['/', ''],
      ],
      headingId: slug,
      left,
      ...(base !== undefined && { base }),
    },
    folder,
  );
}

/** Of several sidebars each is a category. */
function joinedSidebars(sidebars: readonly Sidebar[], labels: ReadonlyMap<string, string>): ForeignItem[] {
  const [first] = sidebars;
  if (sidebars.length === 1 && first) return [...first.items];
  return sidebars.map(({ name, items }) => ({ label: labels.get(name) ?? name, items }));
}

/** What the navbar calls sidebars. */
function sidebarLabels(theme: Settings): Map<string, string> {
  const items = theme.peek('navbar', 'items');
  return new Map(
    (Array.isArray(items) ? items : []).flatMap((item): [string, string][] =>
      typeof item?.sidebarId === 'string' && typeof item.label === 'string' ? [[item.sidebarId, item.label]] : [],
    ),
  );
}

function placesOf(
  docs: readonly Doc[],
  sidebars: readonly Sidebar[],
): { doc(id: string): string | undefined; sidebar(name: string): string | undefined } {
  const addressOf = (source: string | undefined): string | undefined =>
    docs.find(({ page }) => page.source === source)?.page.address;
  const first = (items: readonly ForeignItem[]): string | undefined => {
    for (const item of items) {
      const address = addressOf(item.page) ?? ('items' in item ? (item.address ?? first(item.items)) : undefined);
      if (address !== undefined) return address;
    }
    return undefined;
  };
  return {
    doc: (id) => docs.find((doc) => doc.id === id)?.page.address,
    sidebar: (name) => first(sidebars.find((each) => each.name === name)?.items ?? []),
  };
}

/** Pages beside the docs that are Markdown. */
function readPages(folders: readonly string[], reader: SiteReader): ForeignPage[] {
  return folders.flatMap((folder) =>
    reader.folder.paths.flatMap((source): ForeignPage[] => {
      const path = source.slice(folder.length + 1);
      if (!source.startsWith(`${folder}/`) || /(?:^|\/)_/.test(path)) return [];
      if (/\.[jt]sx?$/.test(path) && !/\.(?:test|d)\.[jt]sx?$/.test(path))
        reader.leave('Pages written in React', source);
      if (!/\.mdx?$/.test(path)) return [];
      let slugged: string | undefined;
      const { frontMatter, body } = reader.read(source, (settings) => {
        slugged = settings.text('slug');
        return slugged === undefined ? {} : { slug: slugged };
      });
      const stem = path.replace(/\.mdx?$/, '');
      return [
        {
          source,
          target: `pages/${stem}.md`,
          address: slugged ?? `/${stem.replace(/(^|\/)index$/, '$1')}`,
          frontMatter,
          body,
        },
      ];
    }),
  );
}

/** What is published beside the pages, and at the root. */
function assets(
  folder: SourceFolder,
  { docs, blogs, pages }: Plugins,
  statics: readonly string[],
): Map<string, string> {
  const files = new Map<string, string>();
  const take = (from: string, targetOf: (path: string) => string): void => {
    for (const file of folder.paths)
      if (
        file.startsWith(`${from}/`) &&
        !/\.(?:mdx?|[cm]?[jt]sx?|s?css)$|\/_category_\.|\/(?:authors|tags)\.ya?ml$/.test(file)
      )
        files.set(file, targetOf(file.slice(from.length + 1).replace(/(^|\/)_/g, '$1')));
  };
  for (const { folder: from, base, hasPrefixes } of docs)
    take(from, (path) => `pages/${under(base, hasPrefixes ? ofFolder(path, withoutPrefixes) : path)}`);
  for (const { folder: from, base } of blogs) take(from, (path) => `pages/${under(base, ofFolder(path, postPath))}`);
  for (const from of pages) take(from, (path) => `pages/${path}`);
  for (const from of statics)
    for (const file of folder.paths)
      if (file.startsWith(`${from}/`)) files.set(file, `static/${file.slice(from.length + 1)}`);
  return files;
}

/** A path whose folder is renamed. */
function ofFolder(path: string, renamed: (folder: string) => string): string {
  const at = path.lastIndexOf('/');
  return at < 0 ? path : `${renamed(path.slice(0, at))}${path.slice(at)}`;
}

/** What stays behind as a whole. */
function leaveOther(folder: SourceFolder, leave: Leave): void {
  const locales = new Set(folder.paths.flatMap((file) => /^i18n\/([^/]+)\//.exec(file)?.[1] ?? []));
  for (const locale of locales) leave('Translations, each of which would be a site of its own', `i18n/${locale}`);
  const versions = new Set(folder.paths.flatMap((file) => /^versioned_docs\/([^/]+)\//.exec(file)?.[1] ?? []));
  for (const version of versions)
    leave('Versions, each of which would be a site of its own', `versioned_docs/${version}`);
}
