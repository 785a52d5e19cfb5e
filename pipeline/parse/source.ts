// One file while it is being parsed, and the page that all its files add up to.
import type { Definition, FootnoteDefinition, Heading, ImageReference, LinkReference, Node } from 'mdast';
import type { DataValues } from '../config/data-values.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { LineIndex, Span } from '../diagnostics/line-index.ts';
import type { Silence } from '../diagnostics/settle.ts';
import type { Diagram } from '../diagram/draw-diagram.ts';
import { readOpening } from '../markdown/opening.ts';
import type { SourceFile } from '../read/content.ts';
import type { DataUse, Link, Name, Piece, Sample } from './parsed-page.ts';

/** What parsing a page may know beside its text. What changes a page is part of its identity in a cache. */
export interface ParseContext {
  readonly parts: ReadonlyMap<string, SourceFile>;
  /** Heading of the footnotes, and the name of the links back to the text. */
  readonly strings: { readonly footnotes: string; readonly backToReference: string };
  /** Whether the names on a page are asked for: those of fields, statuses and errors, where the site has any. */
  readonly collectsNames: boolean;
  /** How many seconds a file may take, where there is a limit. */
  readonly secondsPerFile?: number;
  /** What texts may say of the data by name. */
  readonly values?: DataValues;
}

/** A heading as it stands in its file. */
export interface LocatedHeading {
  readonly node: Heading;
  readonly source: Source;
}

/** An id that an author set: of a heading, a tab, a details or an HTML element. */
export interface LocatedId extends Span {
  readonly id: string;
  readonly source: Source;
}

/** What stands on the page below the heading of this number, before headings have ids; -1 for none. */
export type BelowHeading<Located extends { readonly anchor?: string }> = Omit<Located, 'anchor'> & {
  readonly heading: number;
};

/** What gathers while the files of one page are read. */
export interface PageState {
  readonly context: ParseContext;
  readonly links: Link[];
  readonly data: DataUse[];
  readonly samples: BelowHeading<Sample>[];
  readonly names: BelowHeading<Name>[];
  readonly headings: LocatedHeading[];
  readonly ids: LocatedId[];
  readonly findings: Finding[];
  readonly silences: Silence[];
  /** In the order of the text: of two with the same label the first counts. */
  readonly definitions: (Definition | FootnoteDefinition)[];
  /** Labels of the definitions that images use. */
  readonly imageLabels: Set<string>;
  readonly parts: Set<string>;
  /** Characters of parts that the page may still take; below zero once it was reported that there are too many. */
  charactersLeft: number;
  /** Names of the values it says. */
  readonly values: Set<string>;
  /** Diagrams by the code node they come from: drawing takes its time, so it is done between reading and converting. */
  readonly diagrams: Map<Node, { source: Source; drawn?: Diagram }>;
}

/** A stretch of a file and what stands in its place. */
export interface Edit extends Span {
  readonly pieces: readonly Piece[];
}

/** HTML to be taken out of a line. */
export interface Removal extends Span {
  /** Whether what stands before and after it are two words. */
  readonly divides?: boolean;
}

/** A link or an image by its words, and where these end. */
export interface Reference {
  readonly node: LinkReference | ImageReference;
  readonly wordsEnd: number;
}

/** A file being read. */
export interface Source {
  readonly path: string;
  /** The page that it is a part of. */
  readonly page: PageState;
  readonly lines: LineIndex;
  /** Replacements that turn the file's text into the page's published Markdown. */
  readonly edits: Edit[];
  /** Lines with links, and what is replaced in their text when one of these is broken: then they are not what they were. */
  readonly guarded: (Span & { readonly edits: readonly Edit[] })[];
  /** What is to be taken out of the lines that are being read. */
  readonly removals: Removal[];
  /** References by their words, to be written once all definitions are known. */
  readonly references: Reference[];
  /** Those whose words are not what they were. */
  readonly reworded: Set<Node>;
  /** Lines that should open a container and do not, and whose end is still to come; whether one ends in what it holds. */
  readonly malformed: { count: number; endsWithin: boolean };
  /** Files that lead here by inclusion, this one last. */
  readonly trail: readonly string[];
}

type Problem = Pick<Finding, 'rule' | 'message' | 'hint'> & Span;

export function report({ lines, path, page }: Source, { rule, message, start, end, hint }: Problem): void {
  const range = lines.range(start, end);
  page.findings.push({ rule, message, sourcePath: path, range, ...(hint !== undefined && { hint }) });
}

/** Within a block that no comment can stand in, the one before it silences every line. */
export function silenceWhole(node: Node, { path, page: { silences } }: Source): void {
  const { start, end } = node.position ?? {};
  const last = silences.findLastIndex(({ sourcePath, line }) => sourcePath === path && line === start?.line);
  const silence = silences[last];
  if (silence && end) silences[last] = { ...silence, lastLine: end.line };
}

/** Where a node stands in its file. */
export function spanOf(node: Node): Span {
  const start = node.position?.start.offset ?? 0;
  return { start, end: node.position?.end.offset ?? start };
}

const PLACEHOLDER = 'docs-build-link:';

/** Registers an address and returns what stands in its place in the tree until links are resolved. */
export function registerLink(
  { lines, path, page: { links } }: Source,
  { start, end, sized, ...link }: Span & Pick<Link, 'target' | 'kind' | 'sized'>,
): string {
  links.push({ ...link, sourcePath: path, range: lines.range(start, end), ...(sized && { sized }) });
  return PLACEHOLDER + (links.length - 1);
}

/** The number of a link that registerLink made, or undefined. */
export const linkNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && value.startsWith(PLACEHOLDER) ? Number(value.slice(PLACEHOLDER.length)) : undefined;

/** What every line begins with, where a node stands in a list or a quote. */
export function linePrefix(node: Node, { lines }: Source): string {
  const lineStart = lines.lineStart(node.position?.start.line ?? 1);
  return lines.text.slice(lineStart, spanOf(node).start).replace(/[^\s>]/g, ' ');
}

/** Line breaks that what comes to stand in the place of a block needs, to be none of the lines before and after it. */
export function blankLinesAround(node: Node, source: Source): { readonly before: string; readonly after: string } {
  const { start, end } = spanOf(node);
  const { lines } = source;
  const { indent, previous } = lineBefore(start, source);
  const prefix = linePrefix(node, source);
  const isFirst = /[^\s>]/.test(indent);
  const next = lines.restOfLine(lines.lineStart(lines.positionAt(end).line + 1));
  const isItem = /^[\s>]*(?:[-+*]|\d{1,9}[.)])(?:\s|$)/.test(next);
  return {
    before: isFirst || isApart(previous) ? '' : `\n${prefix}`,
    after: isItem || isApart(next) ? '' : `\n${prefix.trimEnd()}`,
  };
}

/** Who knows no directives takes their lines for text, which goes on up to a blank line, or to a block of some kinds only. */
export function keepFromDirective(node: Node, source: Source): void {
  const { start } = spanOf(node);
  if (!/^[\s>]*::/.test(lineBefore(start, source).previous)) return;
  source.edits.push({ start, end: start, pieces: [`\n${linePrefix(node, source)}`] });
}

/** Whether no text goes on from a line to the next: it is blank, or begins or ends a directive. */
function isApart(line: string): boolean {
  const text = line.replace(/^[\s>]+|\s+$/g, '');
  return text === '' || /^:{3,}$/.test(text) || readOpening(text) !== undefined;
}

/** What a line begins with up to an offset, and the line in front of it. */
export function lineBefore(offset: number, { lines }: Source): { readonly indent: string; readonly previous: string } {
  const { line } = lines.positionAt(offset);
  const start = lines.lineStart(line);
  const previous = line > 1 ? lines.text.slice(lines.lineStart(line - 1), start) : '';
  return { indent: lines.text.slice(start, offset), previous };
}
