// Right below a table the native parser takes the end of a container for one more row, and below a definition or a backslash
// for text. With an empty line between it does not: that is put there, and taken out of the positions again.
import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import type { MarkdownParser } from './markdown-parser.ts';

/** An empty line before the end of a container: where that stands in the text, and what is put there. */
interface Space {
  readonly at: number;
  readonly inserted: string;
}

const END = /(?<=\n)([ \t>]*):{3,}[ \t]*(?=\r?\n|$)/g;
const TAKES_MORE = /\||\\\s*$|^[ \t>]*\[[^\]]+\]:/;

/** Parses like the parser it is given, but for ends of containers right below what would take them in. */
export const withSpacedEnds =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    let spaces = spacesIn(text);
    while (spaces.length > 0) {
      const root = parse(withSpaces(text, spaces));
      const wrong = new Set<Space>();
      collectWrong(root, spaces, wrong);
      if (wrong.size === 0) {
        takeOut(root, spaces);
        return root;
      }
      spaces = spaces.filter((space) => !wrong.has(space));
    }
    return parse(text);
  };

function spacesIn(text: string): Space[] {
  if (!text.includes(':::')) return [];
  return [...text.matchAll(END)].flatMap(({ index, 1: before = '' }) => {
    const above = text.slice(text.lastIndexOf('\n', index - 2) + 1, index);
    return TAKES_MORE.test(above) ? [{ at: index, inserted: `${before}\n` }] : [];
  });
}

function withSpaces(text: string, spaces: readonly Space[]): string {
  let spaced = '';
  let from = 0;
  for (const { at, inserted } of spaces) {
    spaced += text.slice(from, at) + inserted;
    from = at;
  }
  return spaced + text.slice(from);
}

/** What stands in code or HTML is no end of a container, and must not be changed. */
function collectWrong(node: Nodes, spaces: readonly Space[], wrong: Set<Space>): void {
  if ('value' in node && node.type !== 'text' && node.position) {
    const { start, end } = node.position;
    let shift = 0;
    for (const space of spaces) {
      const at = space.at + shift;
      if (at > (start.offset ?? 0) && at < (end.offset ?? 0)) wrong.add(space);
      shift += space.inserted.length;
    }
  }
  if ('children' in node) for (const child of node.children) collectWrong(child, spaces, wrong);
}

function takeOut(node: Nodes | Root, spaces: readonly Space[]): void {
  if (node.position) {
    node.position = { start: without(node.position.start, spaces), end: without(node.position.end, spaces) };
  }
  if ('children' in node) for (const child of node.children) takeOut(child, spaces);
}

function without({ line, column, offset = 0 }: Point, spaces: readonly Space[]): Point {
  let [lines, units] = [0, 0];
  for (const { at, inserted } of spaces) {
    if (offset - units <= at) break;
    lines++;
    units += inserted.length;
  }
  return { line: line - lines, column, offset: offset - units };
}
