// Where the native parser takes in what ends a block or a cell, a space in between keeps it from doing so: an empty line
// before the end of a container (below a table that is one more row, below a definition or a backslash text), a blank between
// an address and the mark of the next cell. It is put there, and taken out of the positions again.
import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import type { MarkdownParser } from './markdown-parser.ts';

/** What is put into the text, and at which offset of it. */
interface Space {
  readonly at: number;
  readonly inserted: string;
  /** How many blanks and marks of quotes stand behind it, before words could. */
  readonly marks: number;
}

const END = /^:+\s*$/;
const MARKS = /^[ \t>]*$/;
const TAKES_MORE = /\||\\\s*$|^[ \t>]*\[[^\]]+\]:/;
const ADDRESS = /https?:\/\/|www\./i;
const ENDS_ADDRESS = /[\s<]/;
const MARK_OF_CELL = /(?<!\\)\|/g;

/** Parses like the parser it is given, but for what spaces keep from being taken in. */
export const withSpaces =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    let spaces = spacesIn(text);
    while (spaces.length > 0) {
      const root = parse(spaced(text, spaces));
      const sums = sumsOf(spaces);
      const wrong = new Set<Space>();
      collectWrong(root, spaces, sums, wrong);
      if (wrong.size === 0) {
        takeOut(root, sums);
        return root;
      }
      spaces = spaces.filter((space) => !wrong.has(space));
    }
    return parse(text);
  };

function spacesIn(text: string): Space[] {
  return [...spacesBeforeEnds(text), ...spacesBeforeCells(text)].sort((a, b) => a.at - b.at);
}

function spacesBeforeEnds(text: string): Space[] {
  const spaces: Space[] = [];
  for (let colons = text.indexOf(':::'); colons >= 0; ) {
    const at = text.lastIndexOf('\n', colons) + 1;
    const lineEnd = text.indexOf('\n', colons);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const before = text.slice(at, colons);
    if (at > 0 && END.test(text.slice(colons, end)) && MARKS.test(before)) {
      const above = text.slice(text.lastIndexOf('\n', at - 2) + 1, at);
      if (TAKES_MORE.test(above)) spaces.push({ at, inserted: `${before}\n`, marks: before.length });
    }
    colons = text.indexOf(':::', end);
  }
  return spaces;
}

function spacesBeforeCells(text: string): Space[] {
  const spaces: Space[] = [];
  let end = 0;
  for (let mark = text.indexOf('|'); mark >= 0; mark = text.indexOf('|', end)) {
    let start = mark;
    while (start > end && !ENDS_ADDRESS.test(text[start - 1] ?? '')) start--;
    end = mark + 1;
    while (end < text.length && !ENDS_ADDRESS.test(text[end] ?? '')) end++;
    const word = text.slice(start, end);
    const address = word.search(ADDRESS);
    if (address === -1) continue;
    MARK_OF_CELL.lastIndex = address;
    for (const { index } of word.matchAll(MARK_OF_CELL)) spaces.push({ at: start + index, inserted: ' ', marks: 0 });
  }
  return spaces;
}

function spaced(text: string, spaces: readonly Space[]): string {
  let result = '';
  let from = 0;
  for (const { at, inserted } of spaces) {
    result += text.slice(from, at) + inserted;
    from = at;
  }
  return result + text.slice(from);
}

/** Sums over the spaces before the one of the same position in the list, and at its end over all. */
interface Sums {
  /** Where each space begins in the text that holds them. */
  readonly starts: readonly number[];
  readonly units: readonly number[];
  readonly lines: readonly number[];
}

function sumsOf(spaces: readonly Space[]): Sums {
  const units = [0];
  const lines = [0];
  for (const { inserted } of spaces) {
    units.push((units.at(-1) ?? 0) + inserted.length);
    lines.push((lines.at(-1) ?? 0) + (inserted.endsWith('\n') ? 1 : 0));
  }
  return { starts: spaces.map(({ at }, i) => at + (units[i] ?? 0)), units, lines };
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

/** A space within code, HTML or words would change what the text says, and one before words that end nothing as well. */
function collectWrong(node: Nodes, spaces: readonly Space[], sums: Sums, wrong: Set<Space>): void {
  if (node.position && !('children' in node)) {
    const { start, end } = node.position;
    const from = start.offset ?? 0;
    const first = countLess(sums.starts, from);
    for (let i = first; (sums.starts[i] ?? Infinity) < (end.offset ?? 0); i++) wrong.add(spaces[i] as Space);
    const last = spaces[first - 1];
    if (last && from === (sums.starts[first - 1] ?? 0) + last.inserted.length + last.marks) wrong.add(last);
  }
  if ('children' in node) for (const child of node.children) collectWrong(child, spaces, sums, wrong);
}

function takeOut(node: Nodes | Root, sums: Sums): void {
  if (node.position) {
    const { start, end } = node.position;
    node.position = { start: without(start, sums), end: without(end, sums) };
  }
  if ('children' in node) for (const child of node.children) takeOut(child, sums);
}

function without({ line, column, offset = 0 }: Point, { starts, units, lines }: Sums): Point {
  const before = countLess(starts, offset);
  const beforeLine = countLess(starts, offset - column + 1);
  const sum = (of: readonly number[], index: number): number => of[index] ?? 0;
  return {
    line: line - sum(lines, before),
    column: column - (sum(units, before) - sum(units, beforeLine)),
    offset: offset - sum(units, before),
  };
}
