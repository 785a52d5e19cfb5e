// The native parser takes in the end of a container right below some blocks: below a table it is one more row, below a
// definition or a backslash it is text. A blank line between them keeps it from doing so. It is put there, and taken out of
// the positions again.
import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import { colonLines, END } from './colon-lines.ts';
import type { MarkdownParser } from './markdown-parser.ts';

const TAKES_MORE = /\||\\\s*$|^[ \t]*\[[^\]]+\]:/;

/** Parses like the parser it is given, but for the ends of containers that it takes in. */
export const withBlankLines =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    let ends = endsTakenIn(text);
    while (ends.length > 0) {
      const root = parse(parted(text, ends));
      const blanks = ends.map((end, i) => end + i);
      const wrong = new Set<number>();
      collectWrong(root, blanks, wrong);
      if (wrong.size === 0) {
        takeOut(root, blanks);
        return root;
      }
      ends = ends.filter((_, i) => !wrong.has(i));
    }
    return parse(text);
  };

/** Offsets of the lines that end a container, where the line above them would take them in. */
function endsTakenIn(text: string): number[] {
  const ends: number[] = [];
  for (const { start, before, rest } of colonLines(text)) {
    if (start === 0 || before.trim() !== '' || !END.test(rest)) continue;
    const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, start);
    if (TAKES_MORE.test(above)) ends.push(start);
  }
  return ends;
}

function parted(text: string, ends: readonly number[]): string {
  const from = [0, ...ends];
  return from.map((start, i) => text.slice(start, from[i + 1])).join('\n');
}

/** How many of these ascending numbers are less. */
function countLess(numbers: readonly number[], than: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < than) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A blank line within code or HTML would change what the text says. */
function collectWrong(node: Nodes, blanks: readonly number[], wrong: Set<number>): void {
  if (node.position && !('children' in node)) {
    const { start, end } = node.position;
    const last = countLess(blanks, end.offset ?? 0);
    for (let i = countLess(blanks, start.offset ?? 0); i < last; i++) wrong.add(i);
  }
  if ('children' in node) for (const child of node.children) collectWrong(child, blanks, wrong);
}

function takeOut(node: Nodes | Root, blanks: readonly number[]): void {
  if (node.position) {
    const { start, end } = node.position;
    node.position = { start: without(start, blanks), end: without(end, blanks) };
  }
  if ('children' in node) for (const child of node.children) takeOut(child, blanks);
}

function without({ line, column, offset = 0 }: Point, blanks: readonly number[]): Point {
  const before = countLess(blanks, offset);
  return { line: line - before, column, offset: offset - before };
}
