// One file while it is being parsed, and the page that all its files add up to.
import type { Definition, FootnoteDefinition, Heading, Node } from 'mdast';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import type { Silence } from '../diagnostics/settle.ts';
import type { Diagram } from '../diagram/draw-diagram.ts';
import type { SourceFile } from '../read/content.ts';
import type { DataUse, Link, Name, Piece, Sample } from './parsed-page.ts';

/** What parsing a page may know beside its text. Everything here is part of the page's identity in a cache. */
export interface ParseContext {
  readonly parts: ReadonlyMap<string, SourceFile>;
  /** Heading of the footnotes, and the name of the links back to the text. */
  readonly strings: { readonly footnotes: string; readonly backToReference: string };
  /** Whether the names on a page are asked for: those of fields, statuses and errors, where the site has any. */
  readonly takesNames: boolean;
}

/** A heading as it stands in its file. */
export interface PlacedHeading {
  readonly node: Heading;
  readonly source: Source;
}

/** An id that an author set: of a heading, a tab, a details or an HTML element. */
export interface PlacedId {
  readonly id: string;
  readonly source: Source;
  readonly start: number;
  readonly end: number;
}

/** What stands on the page below the heading of this number, before headings have ids; -1 for none. */
export type BelowHeading<Placed extends { readonly anchor?: string }> = Omit<Placed, 'anchor'> & {
  readonly heading: number;
};

/** What gathers while the files of one page are read. */
export interface PageState {
  readonly context: ParseContext;
  readonly links: Link[];
  readonly data: DataUse[];
  readonly samples: BelowHeading<Sample>[];
  readonly names: BelowHeading<Name>[];
  readonly headings: PlacedHeading[];
  readonly ids: PlacedId[];
  readonly findings: Finding[];
  readonly silences: Silence[];
  /** In the order of the text: of two with the same label the first counts. */
  readonly definitions: (Definition | FootnoteDefinition)[];
  /** Labels of the definitions that images use. */
  readonly imageLabels: Set<string>;
  readonly parts: Set<string>;
  /** Diagrams by the code node they come from: drawing takes its time, so it is done between reading and converting. */
  readonly diagrams: Map<Node, { source: Source; drawn?: Diagram }>;
}

/** A file being read. */
export interface Source {
  readonly path: string;
  readonly lines: LineIndex;
  /** Replacements that turn the file's text into the page's published Markdown. */
  readonly edits: { start: number; end: number; pieces: readonly Piece[] }[];
  /** Files that lead here by inclusion, this one last. */
  readonly trail: readonly string[];
}

interface Problem {
  readonly rule: RuleId;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly hint?: string | undefined;
}

export function report(state: PageState, source: Source, { rule, message, start, end, hint }: Problem): void {
  const range = source.lines.range(start, end);
  state.findings.push({ rule, message, sourcePath: source.path, range, ...(hint !== undefined && { hint }) });
}

/** A stretch of a file, by offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a node stands in its file. */
export function spanOf(node: Node): Span {
  const start = node.position?.start.offset ?? 0;
  return { start, end: node.position?.end.offset ?? start };
}

const PLACEHOLDER = 'docs-build-link:';

/** Registers an address and returns what stands in its place in the tree until links are resolved. */
export function registerLink(
  state: PageState,
  source: Source,
  link: { target: string; kind: Link['kind']; start: number; end: number; editable?: boolean; sized?: boolean },
): string {
  const number = state.links.length;
  const { target, kind, start, end, editable = true, sized } = link;
  const range = source.lines.range(start, end);
  state.links.push({ target, kind, sourcePath: source.path, range, ...(sized && { sized }) });
  if (editable) source.edits.push({ start, end, pieces: [number] });
  return PLACEHOLDER + number;
}

/** The number of a link that registerLink made, or undefined. */
export const linkNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && value.startsWith(PLACEHOLDER) ? Number(value.slice(PLACEHOLDER.length)) : undefined;

/** The text of a file with its edits made. */
export function editedText({ lines, edits }: Source, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at || edit.start >= to) continue;
    pieces.push(lines.text.slice(at, edit.start), ...edit.pieces);
    at = Math.min(edit.end, to);
  }
  pieces.push(lines.text.slice(at, to));
  return pieces.filter((piece) => piece !== '');
}
