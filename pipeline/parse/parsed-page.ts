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

/** A field list that a page shows. */
export interface FieldListUse {
  /** Source path of the list. */
  readonly src: string;
  /** Sets its fields apart from those of another list on the page. */
  readonly id?: string;
  /** Path of the field whose fields are shown, when not all are. */
  readonly part?: string;
  readonly sourcePath: string;
  /** Where the directive stands, and its two attributes. */
  readonly range: Range;
  readonly srcRange: Range;
  readonly partRange: Range;
}

/** A field list in the text of a page: its number, and what every line of it begins with in a quote. */
export interface FieldListPiece {
  readonly fieldList: number;
  readonly before: string;
}

/** Text with link numbers in place of addresses. */
export type Piece = string | number | FieldListPiece;

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
  readonly fieldLists: readonly FieldListUse[];
  /**
   * The body as JSON: a schema Root, but for `href`, `src`, `poster` and `captions`, which hold the number of a link, and
   * `doc-field-list`, which holds that of a field list alone.
   */
  readonly body: string;
  /** The page's Markdown, without front matter, parts in place. */
  readonly markdown: readonly Piece[];
  /** Parts that were read, found or not: when one of them changes, so may the page. */
  readonly parts: readonly string[];
  readonly findings: readonly Finding[];
  readonly silences: readonly Silence[];
}
