// All pages that the plugins of a site have, and its sidebars.
import type { ForeignItem, ForeignPage } from '../foreign-site.ts';
import type { Leave } from '../imported.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readBlog } from './blog.ts';
import { type Doc, readDocs } from './docs.ts';
import type { Plugins } from './plugins.ts';
import { readSidebars, type Sidebar } from './sidebars.ts';
import { type SiteReader, siteReader } from './site-reader.ts';

export interface Contents {
  readonly docs: readonly Doc[];
  readonly sidebars: readonly Sidebar[];
  readonly blogs: readonly ForeignItem[];
  readonly pages: readonly ForeignPage[];
}

/** Reads everything; `isMdx` says whether a file is read as MDX. */
export function readContents(
  plugins: Plugins,
  folder: SourceFolder,
  isMdx: (file: string) => boolean,
  leave: Leave,
): Contents {
  const reader = siteReader(folder, isMdx, leave);
  const read = plugins.docs.map((plugin) => ({ plugin, docs: readDocs(plugin, reader) }));
  const blogs = plugins.blogs.map((plugin) => readBlog(plugin, reader));
  const docs = read.flatMap((each) => each.docs);
  return {
    docs,
    sidebars: read.flatMap((each) => readSidebars({ ...each, folder, leave })),
    blogs: blogs.flatMap(({ items }) => items),
    pages: [
      ...docs.map(({ page }) => page),
      ...blogs.flatMap(({ pages }) => pages),
      ...readPages(plugins.pages, reader),
      ...reader.parts(),
    ],
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
