import { slug } from 'github-slugger';
import { UsageError } from '../../read/usage-error.ts';
import type { ForeignSite } from '../foreign-site.ts';
import { gatherLeft, type Imported, type Leave } from '../imported.ts';
import { placed } from '../placed.ts';
import { scriptSettings } from '../script/read-script.ts';
import type { Settings } from '../settings.ts';
import { type SourceFolder, sourceFolder } from '../source-folder.ts';
import { toContent } from '../to-content.ts';
import { assets, favicon, staticFolders } from './assets.ts';
import { type Contents, readContents } from './contents.ts';
import { joinedSidebars, placesOf, sidebarLabels } from './named-places.ts';
import { type Plugins, readPlugins } from './plugins.ts';
import { readSite, type SiteFooter } from './site.ts';
import { baseOf, readVersions, versionList } from './versions.ts';

const CONFIG = /^docusaurus\.config\.[cm]?[jt]s$/;

/** Reads a Docusaurus site by the folder of its configuration. */
export async function importDocusaurus(source: string): Promise<Imported> {
  const folder = sourceFolder(source);
  const config = folder.paths.find((file) => CONFIG.test(file));
  if (config === undefined)
    throw new UsageError(`There is no "docusaurus.config.js" or ".ts" in "${source}": name the folder that holds it.`);
  const { left, leave } = gatherLeft();
  const settings = scriptSettings(folder, config, leave);
  const isMdx = readFormat(settings);
  const plugins = readPlugins(settings);
  const statics = staticFolders(settings);
  const base = settings.text('baseUrl') ?? '/';
  const icon = favicon(settings, statics, folder);
  const theme = settings.in('themeConfig');
  const labels = sidebarLabels(theme);
  const versions = readVersions(folder, plugins, leave);
  const names = versions.map(({ name }) => name);
  const contents = readContents(plugins, folder, isMdx, leave);
  const { navbar, announcement, image, footer, ...common } = readSite(settings, theme, placesOf(contents));
  const { redirects } = plugins;
  settings.leaveRest();
  leaveTranslations(folder, leave);

  const siteOf = (own: Record<string, unknown>, read: Contents, of: Plugins, current?: string): ForeignSite => ({
    site: { ...common, ...own, ...(names.length > 0 && { versions: versionList(names, base, current) }) },
    sidebar: [...joinedSidebars(read.sidebars, labels), ...read.blogs],
    pages: read.pages,
    files: [...icon, ...assets(folder, of, statics)],
    roots: [
      ['@site/', ''],
      ['/', 'static/'],
      ['/', ''],
    ],
    headingId: slug,
    left: [],
  });
  const own = { navbar, announcement, image, footer, ...(Object.keys(redirects).length > 0 && { redirects }) };
  const imported = await toContent(siteOf(own, contents, plugins), folder);
  const beside = [];
  for (const { name, plugins: kept } of versions) {
    const read = readContents(kept, folder, isMdx, leave);
    const { files, left: leftThere } = await toContent(siteOf({ footer: elsewhere(footer) }, read, kept, name), folder);
    left.push(...leftThere);
    beside.push({ name, base: baseOf(base, name), files });
  }
  return { files: imported.files, left: placed([...left, ...imported.left], folder), base, beside };
}

/** The foot without links into the site: a version has not all of its pages. */
const elsewhere = ({ links = [], ...rest }: SiteFooter = {}): SiteFooter => ({
  ...rest,
  links: links.filter(({ to }) => !to.startsWith('/')),
});

/** Whether a file is read as MDX: `detect` goes by its ending. */
function readFormat(settings: Settings): (file: string) => boolean {
  const markdown = settings.in('markdown');
  const isDetected = markdown.has('format', 'detect');
  // Diagrams are drawn in any case.
  for (const key of ['format', 'mermaid']) markdown.take(key);
  return (file) => !isDetected || file.endsWith('.mdx');
}

function leaveTranslations(folder: SourceFolder, leave: Leave): void {
  const locales = new Set(folder.paths.flatMap((file) => /^i18n\/([^/]+)\//.exec(file)?.[1] ?? []));
  for (const locale of locales) leave('Translations, each of which would be a site of its own', `i18n/${locale}`);
}
