// Openings of directives as other tools spell them (`::: tip`, `:::tip Title`), rewritten to ours before anything else sees
// them. Where such a line stands only a parser can tell, for in code it is code: so the text is parsed, and parsed again.
import type { Nodes, Root } from 'mdast';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { isContainerName } from './directives.ts';
import { spanOf } from './source.ts';

/** A text in our spelling. Its lines are those of the file, and places are told as they are in the file. */
export interface OwnSpelling {
  readonly tree: Root;
  readonly lines: LineIndex;
}

const OPENING =
  /^(?<before>[\s>]*)(?<colons>:{3,})(?<blanks>[ \t]*)(?<name>[A-Za-z][\w-]*)(?:[ \t]+(?<title>[^\s{][^{\r\n]*?))?(?<attributes>[ \t]*\{[^}\r\n]*\})?[ \t]*$/;

/** A longer line is no opening. */
const LONGEST = 1000;

/** Openings within what openings hold: more are not meant. */
const MOST_ROUNDS = 10;

/** Parses a text, whose openings may be spelt as other tools do. */
export function parseWithOpenings(text: string): OwnSpelling {
  const tree = parseMarkdown(text);
  if (!text.includes(':::')) return { tree, lines: lineIndex(text) };
  const moved = new Map<number, number>();
  let own: OwnSpelling = { tree, lines: lineIndex(text) };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const openings = new Map<number, string>();
    collectOpenings(own.tree, own.lines, openings, moved);
    if (openings.size === 0) break;
    const written = withLines(own.lines, openings);
    own = { tree: parseMarkdown(written), lines: lineIndex(written) };
  }
  return moved.size === 0 ? own : { ...own, lines: asWritten(own.lines, lineIndex(text), moved) };
}

function withLines(lines: LineIndex, others: ReadonlyMap<number, string>): string {
  const pieces: string[] = [];
  let at = 0;
  for (const [line, text] of [...others].sort(([a], [b]) => a - b)) {
    const start = lines.lineStart(line);
    pieces.push(lines.text.slice(at, start), text);
    at = start + lines.restOfLine(start).length;
  }
  return pieces.join('') + lines.text.slice(at);
}

/** Finds lines of paragraphs that open a container in another spelling, and how far what follows its name moves. */
function collectOpenings(node: Nodes, lines: LineIndex, found: Map<number, string>, moved: Map<number, number>): void {
  if (node.type === 'paragraph') {
    const { start, end } = spanOf(node);
    if (!lines.text.slice(start, end).includes(':::')) return;
    const codes = node.children.filter(({ type }) => type === 'inlineCode').map(spanOf);
    for (let at = start; at < end; ) {
      const { line } = lines.positionAt(at);
      const [from, to] = [lines.lineStart(line), lines.lineStart(line + 1)];
      const own = ownOpening(lines.restOfLine(from));
      if (own && !codes.some((code) => code.start < to && code.end > from)) {
        found.set(line, own.line);
        moved.set(line, own.moved);
      }
      at = to;
    }
  } else if ('children' in node) for (const child of node.children) collectOpenings(child, lines, found, moved);
}

function ownOpening(line: string): { readonly line: string; readonly moved: number } | undefined {
  if (line.length > LONGEST) return undefined;
  const {
    before = '',
    colons = '',
    blanks = '',
    name = '',
    title = '',
    attributes = '',
  } = OPENING.exec(line)?.groups ?? {};
  if (!isContainerName(name) || !hasBalancedBrackets(title)) return undefined;
  if (blanks === '' && title === '') return undefined;
  const label = title === '' ? '' : `[${title}]`;
  return { line: before + colons + name + label + attributes.trim(), moved: blanks.length };
}

function hasBalancedBrackets(title: string): boolean {
  let depth = 0;
  for (const [mark] of title.matchAll(/\\.|[[\]]/g)) {
    if (mark === '[') depth++;
    else if (mark === ']' && --depth < 0) return false;
  }
  return depth === 0;
}

/** Places of rewritten lines as they are in the file. */
function asWritten(own: LineIndex, file: LineIndex, moved: ReadonlyMap<number, number>): LineIndex {
  const positionAt: LineIndex['positionAt'] = (offset) => {
    const { line, column } = own.positionAt(offset);
    const by = moved.get(line);
    if (by === undefined) return { line, column };
    const start = file.lineStart(line);
    const written = file.restOfLine(start);
    const colonsEnd = /^[\s>]*:+/.exec(written)?.[0].length ?? 0;
    return { line, column: Math.min(column > colonsEnd + 1 ? column + by : column, written.length + 1) };
  };
  return { ...own, positionAt, range: (start, end) => ({ start: positionAt(start), end: positionAt(end) }) };
}
