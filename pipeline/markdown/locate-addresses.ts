// GFM finds some addresses (`a@b.example`, `www.example`) in texts that remark has parsed already. It does not say where they
// stand, nor where what is left of the text does: so it is asked about each text by itself, whose place is known.
import type { Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { parseEntities } from 'parse-entities';
import type { Point } from 'unist';

/** Turns addresses in the texts of a tree into links. */
export type FindAddresses = (tree: Root) => void;

/** What every text holds in which there may be one. */
const MAY_HOLD = /@|:\/\/|www\./i;

/** Finds the addresses in the texts of a tree, and says where they stand. */
export function locateAddresses(node: Nodes, source: string, find: FindAddresses): void {
  if (!('children' in node) || node.type === 'link' || node.type === 'linkReference') return;
  const children: Nodes[] = [];
  for (const child of node.children) {
    if (child.type === 'text' && MAY_HOLD.test(child.value))
      for (const each of found(child, source, find)) children.push(each);
    else {
      locateAddresses(child, source, find);
      children.push(child);
    }
  }
  (node as Parents).children = children as never;
}

function found(text: Text, source: string, find: FindAddresses): PhrasingContent[] {
  const root: Root = { type: 'root', children: [text] };
  find(root);
  const parts = root.children as (PhrasingContent & { value?: string; children?: Text[] })[];
  if (parts.length === 1 && parts[0] === text) return parts;
  let at = text.position?.start;
  for (const part of parts) {
    if (!at) break;
    const [words] = part.children ?? [];
    const end = endOf(part.value ?? words?.value ?? '', at, source);
    part.position = { start: at, end };
    if (words) words.position = { start: at, end };
    at = end;
  }
  return parts;
}

const REFERENCE = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z0-9]{1,31});/iy;
const LINE_END = /[ \t]*(?:\r\n|\n|\r)[ \t>]*/y;

/** Where a text ends that begins at a point, as it is written: with escapes, references and the marks of quotes. */
function endOf(text: string, from: Point, source: string): Point {
  let { line, column, offset = 0 } = from;
  const pass = (length: number): void => {
    offset += length;
    column += length;
  };
  const matchAt = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    return pattern.exec(source)?.[0];
  };
  for (let i = 0; i < text.length; ) {
    const reference = source[offset] === '&' ? matchAt(REFERENCE) : undefined;
    const character = reference && parseEntities(reference);
    const lineEnd = text[i] === '\n' || text[i] === '\r' ? matchAt(LINE_END) : undefined;
    if (reference && character !== reference) {
      pass(reference.length);
      i += character?.length ?? 0;
    } else if (lineEnd) {
      line++;
      column = /[^\r\n]*$/.exec(lineEnd)?.[0].length ?? 0;
      column++;
      offset += lineEnd.length;
      i += text.startsWith('\r\n', i) ? 2 : 1;
    } else {
      pass(source[offset] === '\\' && source[offset + 1] === text[i] ? 2 : 1);
      i++;
    }
  }
  return { line, column, offset };
}
