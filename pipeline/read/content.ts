// Content as the compiler sees it: texts by path, and the other files by path. Where they come from (a disk, a test) is
// not its business.
import { isUtf8 } from 'node:buffer';
import { hashOf } from './hash.ts';
import type { BrokenLink } from './list-files.ts';
import { UsageError } from './usage-error.ts';

/** A text file of the content folder. */
export interface SourceFile {
  /** Relative to the content folder, with forward slashes. */
  readonly path: string;
  /** Without a byte-order mark, which is no part of what an author sees. */
  readonly text: string;
  /** Of the text, where it is known without reading that. */
  readonly hash?: string;
}

/** A file that is published as it is. */
export interface PublishedFile {
  /** Relative to the content folder, with forward slashes. */
  readonly sourcePath: string;
  /** Where it is published, relative to the output folder. */
  readonly outputPath: string;
  readonly bytes: () => Uint8Array;
}

/** A file that its author means to be read, and where it would be. */
export interface MisplacedFile {
  readonly path: string;
  readonly meant: string;
}

export interface Content {
  readonly site: SourceFile;
  readonly sidebar?: SourceFile;
  /** Markdown files that are pages, sorted by path. */
  readonly pages: readonly SourceFile[];
  /** Markdown files to include, by path: those with a name, or in a folder with a name, that begins with `_`. */
  readonly parts: ReadonlyMap<string, SourceFile>;
  /** Files that describe what pages show, by path. Some are published as files, too. */
  readonly data: ReadonlyMap<string, SourceFile>;
  /** Files published as they are, by source path. */
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Texts that are not UTF-8. */
  readonly unreadable: readonly string[];
  /** Days on which pages were last changed, by path, as far as somebody knows. */
  readonly lastChanges?: ReadonlyMap<string, string>;
  /** Files that look like a page or like configuration, and are read as neither. */
  readonly misplaced: readonly MisplacedFile[];
  /** Symbolic links that were not followed. */
  readonly brokenLinks: readonly BrokenLink[];
}

/** Folders whose files are published under another path. */
const PUBLISHED_AS: readonly (readonly [from: string, to: string])[] = [
  ['pages/', ''],
  ['static/', ''],
  ['postman/', 'data/postman/'],
  ['examples/', 'data/examples/'],
  ['openapi/', 'data/openapi/source/'],
];

/** Data of every kind. */
const DATA = /^(?:fields|operations)\/.*\.ya?ml$|^openapi\/.*\.(?:ya?ml|json)$|^(?:postman\/.*|releases\/[^/]*)\.json$/;

/** What nobody means for a page. */
export const ABOUT_FOLDER = /^(?:readme|changelog|contributing|license)\.md$/i;

/** The path that a file should have to be read, where it looks like one that should. */
function meantPath(path: string): string | undefined {
  if (/^(?:site|sidebar)\.yml$/.test(path)) return path.replace('.yml', '.yaml');
  const page = path.replace(/\.(?:mdx?|markdown)$/i, '.md');
  if (page === path && !path.endsWith('.md')) return undefined;
  if (path.startsWith('pages/')) return page === path ? undefined : page;
  // In another folder it may be what symbolic links lead to.
  return path.includes('/') || ABOUT_FOLDER.test(path) ? undefined : `pages/${page}`;
}

/** Files by their bytes: whoever hands in the same bytes again gets the same file, which tells that nothing changed. */
const decoded = new WeakMap<Uint8Array, SourceFile>();

const isPart = (path: string): boolean => path.split('/').some((name) => name.startsWith('_'));

/** Hashes of texts that are known without reading them, by path. */
export interface KnownHashes {
  of(path: string): string | undefined;
  /** One was wrong. */
  forget(): void;
}

/**
 * Sorts what a content folder holds into pages, parts and files. Paths are relative to it, with forward slashes. A Markdown
 * file whose hash is known is read when somebody asks for its text.
 */
export function contentFrom(entries: ReadonlyMap<string, () => Uint8Array>, known?: KnownHashes): Content {
  const pages: SourceFile[] = [];
  const parts = new Map<string, SourceFile>();
  const data = new Map<string, SourceFile>();
  const files = new Map<string, PublishedFile>();
  const unreadable: string[] = [];
  const misplaced: MisplacedFile[] = [];
  let site: SourceFile = { path: 'site.yaml', text: '' };
  let sidebar: SourceFile | undefined;
  const decode = (path: string, bytes: Uint8Array): SourceFile => {
    const known = decoded.get(bytes);
    if (known?.path === path) return known;
    const file = { path, text: textOf(bytes) };
    if (isUtf8(bytes)) decoded.set(bytes, file);
    else unreadable.push(path);
    return file;
  };
  for (const path of [...entries.keys()].sort()) {
    const bytes = entries.get(path) as () => Uint8Array;
    if (path === 'site.yaml') site = decode(path, bytes());
    else if (path === 'sidebar.yaml') sidebar = decode(path, bytes());
    else if (path.startsWith('pages/') && path.endsWith('.md')) {
      const hash = known?.of(path);
      const file = hash === undefined ? decode(path, bytes()) : readLater(path, hash, bytes, known);
      if (isPart(path)) parts.set(path, file);
      else pages.push(file);
    } else {
      const meant = meantPath(path);
      if (meant !== undefined) misplaced.push({ path, meant });
      if (DATA.test(path)) data.set(path, decode(path, bytes()));
      const [from, to] = PUBLISHED_AS.find(([folder]) => path.startsWith(folder)) ?? [];
      if (from === undefined || (from === 'pages/' && isPart(path))) continue;
      files.set(path, { sourcePath: path, outputPath: to + path.slice(from.length), bytes });
    }
  }
  return { site, ...(sidebar && { sidebar }), pages, parts, data, files, unreadable, misplaced, brokenLinks: [] };
}

function readLater(path: string, hash: string, bytes: () => Uint8Array, known?: KnownHashes): SourceFile {
  let text: string | undefined;
  return {
    path,
    hash,
    get text() {
      if (text !== undefined) return text;
      const read = textOf(bytes());
      if (hashOf(read) !== hash) {
        known?.forget();
        throw new UsageError(`"${path}" was changed meanwhile. Start again.`);
      }
      text = read;
      return text;
    },
  };
}

const BYTE_ORDER_MARK = '\uFEFF';

// A TextDecoder's strings take two bytes for each character, whatever characters they have.
function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
