// What parsing one page leaves after. Plain JSON: it can come from a worker or a cache, and no tree outlives the stage.
import type { Element, Frontmatter, PageDocument } from '../../schemas/types.ts';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import type { Silence } from '../diagnostics/settle.ts';

/** An address as an author wrote it, waiting to be resolved. */
export interface Link {
  readonly target: string;
  /** page: a link the reader follows. image, file, download: something that must exist as a file. */
  readonly kind: 'page' | 'image' | 'file' | 'download' | 'font';
  /** The file that says it: the page, or a part it includes. */
  readonly sourcePath: string;
  readonly range: Range;
  /** The size of the image is given, or does not matter. */
  readonly sized?: boolean;
}

/** A directive that shows data: what it says, and where. What the data is, the kind that has the directive knows. */
export interface DataUse {
  readonly directive: string;
  /** Source path of the file it shows; empty for one that shows no single file. */
  readonly src: string;
  /** Its attributes, as they are written. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Level of headings within: one below that of the heading it stands under. */
  readonly level: number;
  readonly sourcePath: string;
  /** Where the directive stands, and where the values of its attributes do. */
  readonly range: Range;
  readonly ranges: Readonly<Record<string, Range>>;
}

/** An example that names its contract, waiting to be checked against it. */
export interface Sample {
  readonly contract: string;
  readonly contractRange: Range;
  /** valid, partial or invalid(reason). */
  readonly expect: string;
  readonly expectRange: Range;
  readonly language: string;
  readonly text: string;
  readonly sourcePath: string;
  /** Line of the file in which its first line stands. */
  readonly firstLine: number;
  /** For each of its lines, how many characters stand in front of it in the file. */
  readonly indents: readonly number[];
  /** The heading it stands below, where the table of contents has one. */
  readonly anchor?: string;
}

/** Something that may be a name of what the site describes as data (names-in.ts). */
export interface Name {
  readonly text: string;
  /** code: a block of it that is held to no contract. */
  readonly in: 'text' | 'diagram' | 'code';
  /** Nothing but such a name has this form and stands at such a place. */
  readonly isHeld: boolean;
  readonly sourcePath: string;
  readonly line: number;
  readonly column: number;
  /** The heading it stands below, where the table of contents has one. */
  readonly anchor?: string;
}

/** Data in the text of a page: its number, and what every line of it begins with in a quote. */
export interface DataPiece {
  readonly data: number;
  readonly before: string;
}

/**
 * Part of how a link is written: its `text`, or its address where it has none. It goes when the link leads nowhere; what is
 * `broken` stands only then.
 */
export interface LinkPiece {
  readonly link: number;
  readonly text?: string;
  readonly broken?: true;
}

/** Lines as they are while each of their links leads somewhere, and as they are otherwise. */
export interface GuardedPiece {
  readonly whole: readonly Piece[];
  readonly broken: readonly Piece[];
}

/** A piece of Markdown. */
export type Piece = string | LinkPiece | DataPiece | GuardedPiece;

/** A key of the front matter whose value is right or wrong depending on the rest of the site. */
export type LateKey = (typeof LATE_KEYS)[number];
export const LATE_KEYS = [
  'slug',
  'id',
  'status',
  'image',
  'pagination_prev',
  'pagination_next',
  'contracts',
] as const satisfies (keyof Frontmatter)[];

/** What the rest of the site may know of a page. */
export interface PageFacts {
  readonly sourcePath: string;
  readonly frontmatter: Frontmatter;
  /** Where the values stand that are checked when the site is known. */
  readonly frontmatterRanges: Readonly<Partial<Record<LateKey, Range>>>;
  readonly title: string;
  /** Plain text; empty when there is neither a description nor a paragraph. */
  readonly description: string;
  /** Every id of the final tree. */
  readonly anchors: readonly string[];
  readonly links: readonly Link[];
  /** What it shows that is described as data, in the order of its text. */
  readonly data: readonly DataUse[];
  readonly samples: readonly Sample[];
  /**
   * Packed (named.ts): a page has a hundred of them, and all pages of a site are known at once. Empty where the site has no
   * contracts whose fields they might be.
   */
  readonly names: string;
  /** Parts that were read, found or not: when one of them changes, so may the page. */
  readonly parts: readonly string[];
  /** Names of the values of data that it says: when one of them changes, so does the page. */
  readonly values: readonly string[];
  readonly findings: readonly Finding[];
  readonly silences: readonly Silence[];
  /** Programs that it needs in the browser, beside the application: what the names of their files begin with. */
  readonly programs: readonly string[];
}

/**
 * A node of a body that waits for its links: a text, or an element with its name, its properties (0 for none), and what it
 * holds. Of the properties `href`, `src`, `poster` and `captions` hold the number of a link, and `data` of `doc-data` is the
 * position among the data that the page shows.
 */
export type BodyNode = string | BodyElement;
export type BodyElement = [
  tagName: Element['tagName'] | 'doc-data',
  properties: Element['properties'] | 0,
  ...BodyNode[],
];

/** Headings from one level to another. */
export interface TocLevels {
  readonly from: number;
  readonly to: number;
}

/** What is said on a page. Much larger than the facts, it stays with whoever parsed the page until it is published. */
export interface PageText {
  /** What the document says of itself. */
  readonly head: Pick<PageDocument, 'title' | 'description' | 'sourcePath' | 'layout' | 'keywords' | 'unlisted'>;
  /** Levels of the headings in the table of contents; undefined for a page that hides it. */
  readonly tocLevels?: TocLevels;
  readonly body: readonly BodyNode[];
  /** The page's Markdown, without front matter, parts in place. */
  readonly markdown: readonly Piece[];
  /** Something was taken out of it, or stands there in another form. */
  readonly isAltered?: true;
}

/** What parsing gives. */
export interface ParsedPage {
  readonly facts: PageFacts;
  readonly text: PageText;
}
