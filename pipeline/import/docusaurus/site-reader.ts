// What every page of a Docusaurus site is read with.
import type { ForeignPage } from '../foreign-site.ts';
import { divide, sameKeys } from '../front-matter.ts';
import type { Leave } from '../imported.ts';
import { withMarkedLines } from '../magic-comments.ts';
import { mdxToMarkdown } from '../mdx/mdx-to-markdown.ts';
import { readData } from '../read-data.ts';
import type { Settings } from '../settings.ts';
import { joined, type SourceFolder } from '../source-folder.ts';

export interface SiteReader {
  readonly folder: SourceFolder;
  readonly leave: Leave;
  /** Reads a page; `keys` takes what of the front matter is of its kind. */
  read(file: string, keys: (settings: Settings) => Record<string, unknown>): PageText;
  /** The parts that pages include. */
  parts(): ForeignPage[];
}

/** A page's own front matter, and its text in Markdown of ours. */
export interface PageText {
  readonly frontMatter: Record<string, unknown>;
  readonly body: string;
}

/** `isMdx` says whether a file is read as MDX. */
export function siteReader(folder: SourceFolder, isMdx: (file: string) => boolean, leave: Leave): SiteReader {
  const parts = new Map<string, ForeignPage>();
  const resolve = (request: string, from: string): string | undefined => {
    const file = request.startsWith('@site/') ? request.slice('@site/'.length) : joined(from, request);
    return file !== undefined && folder.has(file) ? file : undefined;
  };
  const text = (file: string, body: string): string => {
    const plain = body.replace(/\]\(pathname:\/\/(?=\/)/g, '](');
    const imports = {
      part: (request: string) => {
        const source = /\.mdx?$/.test(request) ? resolve(request, file) : undefined;
        return source === undefined ? undefined : include(source);
      },
      data: (request: string) => {
        const raw = /^!!raw-loader!(.+)$|^(.+)\?raw$/.exec(request);
        const source = resolve(raw?.[1] ?? raw?.[2] ?? request, file);
        if (source === undefined) return undefined;
        if (raw) return folder.text(source);
        return /\.(?:json|ya?ml)$/.test(source) ? readData(folder, source, leave) : undefined;
      },
    };
    const markdown = isMdx(file) ? mdxToMarkdown(plain, { file, imports, leave }) : plain;
    return withMarkedLines(markdown, file, leave);
  };
  const include = (source: string): string => {
    const target = partTarget(source);
    if (!parts.has(source)) {
      // Before it is read: it may include itself.
      parts.set(source, { source, target, frontMatter: {}, body: '' });
      const { body } = divide(folder.text(source), source, leave);
      parts.set(source, { source, target, frontMatter: {}, body: text(source, body) });
    }
    return target.slice('pages'.length);
  };
  return {
    folder,
    leave,
    read(file, keys) {
      const { settings, body } = divide(folder.text(file), file, leave);
      const frontMatter = { ...sameKeys(settings), ...keys(settings) };
      settings.leaveRest('Front matter that docs-build has nothing for');
      return { frontMatter, body: text(file, body) };
    },
    parts: () => [...parts.values()],
  };
}

/** The name of a part begins with `_`, or that of its folder. */
function partTarget(source: string): string {
  const path = source.replace(/^src\/(?:pages\/)?/, '').replace(/\.mdx?$/, '.md');
  return `pages/${/(?:^|\/)_/.test(path) ? path : path.replace(/[^/]+$/, '_$&')}`;
}
