// What the published Markdown keeps of HTML. In a line, what goes is taken out of it (take-out.ts). A block of HTML is
// written anew when something of it goes: what is left may be no block of HTML any more.
import type { Html, RootContent } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import { NOTHING, opensBlock } from './escape-text.ts';
import type { HtmlToken } from './html-tokens.ts';
import type { Piece } from './parsed-page.ts';
import { blankLinesAround, keepFromDirective, lineBefore, type Source, spanOf } from './source.ts';

/** A construct of HTML and where it stands. */
export interface WrittenToken extends Span {
  readonly token: HtmlToken;
  /** What it is when it is written anew. */
  pieces: readonly Piece[];
  /** Whether that is another than its author wrote. */
  isChanged: boolean;
  /** Whether it was a block: what stands before and after it are two words. */
  divides?: boolean;
}

/** Edits HTML between other things in a line. */
export function editInLine(tokens: readonly WrittenToken[], source: Source): void {
  for (const { start, end, pieces, isChanged, divides } of tokens) {
    if (!isChanged) continue;
    if (pieces.length === 0) source.removals.push({ start, end, ...(divides && { divides }) });
    else source.edits.push({ start, end, pieces });
  }
}

/** Edits a block of HTML. */
export function editBlock(node: Html, tokens: readonly WrittenToken[], source: Source): void {
  if (!tokens.some(({ isChanged }) => isChanged)) {
    keepFromDirective(node, source);
    return;
  }
  const pieces = trimmed(tokens.flatMap(({ pieces, divides }): readonly Piece[] => (divides ? [' '] : pieces)));
  if (pieces.length === 0) {
    removeBlock(node, source);
    return;
  }
  const [first] = pieces;
  const inert = typeof first === 'string' && !first.startsWith('<') && opensBlock(first) ? NOTHING : '';
  const { before, after } = blankLinesAround(node, source);
  source.edits.push({ ...spanOf(node), pieces: [before + inert, ...pieces, after] });
}

/** Takes a block out, and one of the blank lines around it. */
export function removeBlock(node: RootContent, source: Source): void {
  const { start, end } = spanOf(node);
  const { text } = source.lines;
  const { indent, previous } = lineBefore(start, source);
  const isAlone = /^\s*$/.test(indent) && /^\s*$/.test(previous);
  const blank = isAlone ? /^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end, end + 200)) : null;
  source.edits.push({ start, end: end + (blank?.[0].length ?? 0), pieces: [] });
}

function trimmed(pieces: readonly Piece[]): Piece[] {
  const isBlank = (piece: Piece): boolean => typeof piece === 'string' && piece.trim() === '';
  const from = pieces.findIndex((piece) => !isBlank(piece));
  if (from < 0) return [];
  const kept = pieces.slice(from, pieces.findLastIndex((piece) => !isBlank(piece)) + 1);
  return kept.map((piece, i) => {
    if (typeof piece !== 'string') return piece;
    const text = i === 0 ? piece.trimStart() : piece;
    return i === kept.length - 1 ? text.trimEnd() : text;
  });
}
