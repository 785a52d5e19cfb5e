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
const ADDRESS_AND_CELL = /(?:https?:\/\/|www\.)[^\s<|]*\|[^\s<]*/gi;
const MARK_OF_CELL = /(?<!\\)\|/g;

/** Parses like the parser it is given, but for what spaces keep from being taken in. */
export const withSpaces =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    let spaces = spacesIn(text);
    while (spaces.length > 0) {
      const root = parse(spaced(text, spaces));
      const wrong = new Set<Space>();
      collectWrong(root, spaces, wrong);
      if (wrong.size === 0) {
        takeOut(root, text, spaces);
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
  if (!text.includes('|')) return [];
  return [...text.matchAll(ADDRESS_AND_CELL)].flatMap(({ index, 0: address }) =>
    [...address.matchAll(MARK_OF_CELL)].map((mark) => ({ at: index + mark.index, inserted: ' ', marks: 0 })),
  );
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

/** A space within code, HTML or words would change what the text says, and one before words that end nothing as well. */
function collectWrong(node: Nodes, spaces: readonly Space[], wrong: Set<Space>): void {
  if (node.position && !('children' in node)) {
    const { start, end } = node.position;
    let shift = 0;
    for (const space of spaces) {
      const at = space.at + shift;
      shift += space.inserted.length;
      const isWithin = at >= (start.offset ?? 0) && at < (end.offset ?? 0);
      if (isWithin || start.offset === space.at + shift + space.marks) wrong.add(space);
    }
  }
  if ('children' in node) for (const child of node.children) collectWrong(child, spaces, wrong);
}

function takeOut(node: Nodes | Root, text: string, spaces: readonly Space[]): void {
  if (node.position) {
    const { start, end } = node.position;
    node.position = { start: without(start, text, spaces), end: without(end, text, spaces) };
  }
  if ('children' in node) for (const child of node.children) takeOut(child, text, spaces);
}

function without(point: Point, text: string, spaces: readonly Space[]): Point {
  let { line, column, offset = 0 } = point;
  let before = 0;
  for (; before < spaces.length; before++) {
    const space = spaces[before];
    if (!space || offset <= space.at) break;
    offset -= space.inserted.length;
  }
  for (const { at, inserted } of spaces.slice(0, before)) {
    if (inserted.endsWith('\n')) line--;
    else if (!text.slice(at, offset).includes('\n')) column -= inserted.length;
  }
  return { line, column, offset };
}
