// The text of a file as it is published: with its edits made.
import type { RootContent, Yaml } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import type { Piece } from './parsed-page.ts';
import { type Edit, type Source, spanOf } from './source.ts';

/** A file that was read. */
export interface ReadSource {
  readonly source: Source;
  readonly nodes: RootContent[];
  readonly frontmatter: Yaml | undefined;
}

/** The Markdown of a file, without its front matter. */
export function publishedPieces({ source, frontmatter }: ReadSource): Piece[] {
  const { text } = source.lines;
  const afterYaml = frontmatter ? spanOf(frontmatter).end : 0;
  const end = text.trimEnd().length;
  // Blanks in front of the first line may make it code.
  const blankLines = /^(?:[ \t]*(?:\r\n?|\n))*/.exec(text.slice(afterYaml))?.[0].length ?? 0;
  const from = Math.min(end, afterYaml + blankLines);
  return edited(text, guardedEdits(source), from, end);
}

/** Whether something of a file is published otherwise than it is written, but for its addresses, its parts and its data. */
export const isAltered = ({ source }: ReadSource): boolean =>
  source.edits.some(({ pieces }) => pieces.every((piece) => typeof piece === 'string'));

/** The edits of a file, those in lines with links as one that says both what these are and what they are otherwise. */
function guardedEdits({ lines, edits, guarded }: Source): Edit[] {
  if (guarded.length === 0) return edits;
  const blocks = guarded.toSorted(byStart);
  const inside: Edit[][] = blocks.map(() => []);
  const outside: Edit[] = [];
  let i = 0;
  for (const edit of edits.toSorted(byStart)) {
    while (i < blocks.length && (blocks[i]?.end ?? 0) <= edit.start) i++;
    const isInside = edit.start >= (blocks[i]?.start ?? Number.POSITIVE_INFINITY);
    (isInside ? inside[i] : outside)?.push(edit);
  }
  const blockEdits = blocks.map(({ start, end, edits: guards }, position): Edit => {
    const own = inside[position] ?? [];
    const whole = edited(lines.text, own, start, end);
    return { start, end, pieces: [{ whole, broken: edited(lines.text, [...own, ...guards], start, end) }] };
  });
  return [...outside, ...blockEdits];
}

function edited(text: string, edits: readonly Edit[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end, pieces: written } of edits.toSorted(byStart)) {
    if (start < at || start > to) continue;
    pieces.push(text.slice(at, start));
    for (const piece of written) pieces.push(piece);
    at = Math.min(end, to);
  }
  pieces.push(text.slice(at, to));
  return pieces.filter((piece) => piece !== '');
}

const byStart = (a: Span, b: Span): number => a.start - b.start;
