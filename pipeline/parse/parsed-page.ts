// What parsing one page leaves behind. Plain JSON: it can come from a worker or a cache, and no tree outlives the stage.
import type { Frontmatter, TocEntry } from '../../schemas/types.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { Silence } from '../diagnostics/settle.ts';

/** An address as an author wrote it, waiting to be resolved. */
export interface Link {
  readonly target: string;
  /** page: a link the reader follows. image, file: something that must exist as a file. */
  readonly kind: 'page' | 'image' | 'file';
  /** The file that says it: the page, or a part it includes. */
  readonly sourcePath: string;
  readonly range: Range;
  /** The size of the image is given, or does not matter. */
  readonly sized?: boolean;
}

/** Text with link numbers in place of addresses. */
export type Piece = string | number;

export interface ParsedPage {
  readonly sourcePath: string;
  readonly frontmatter: Frontmatter;
  /** Ranges of the front matter values that later stages check, by key. */
  readonly frontmatterRanges: Readonly<Partial<Record<keyof Frontmatter, Range>>>;
  readonly title: string;
  /** Plain text; empty when there is neither a description nor a paragraph. */
  readonly description: string;
  readonly toc: readonly TocEntry[];
  /** Every id of the final tree. */
  readonly anchors: readonly string[];
  readonly links: readonly Link[];
  /** The body as JSON: a schema Root, but for `href`, `src`, `poster` and `captions`, which hold the number of a link. */
  readonly body: string;
  /** The page's Markdown, without front matter, parts in place. */
  readonly markdown: readonly Piece[];
  /** Parts that were read, found or not: when one of them changes, so may the page. */
  readonly parts: readonly string[];
  readonly findings: readonly Finding[];
  readonly silences: readonly Silence[];
}
