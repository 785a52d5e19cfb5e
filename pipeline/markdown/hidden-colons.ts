// The native parser takes colons in running text (`às 10:30`) for directives, and has no switch for it. They are hidden from
// it.
import type { Definition, Image, ImageReference, Nodes, Root } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import type { MarkdownParser } from './markdown-parser.ts';
import { readOpening } from './opening.ts';

/**
 * One of these stands for the colons that must stay text: one UTF-16 unit wide, so that offsets hold, and punctuation like
 * the colon, so that emphasis beside it opens and closes as before.
 */
const STAND_INS = [
  ...'\u205D\u205E\u2056\u2058\u2059\u205A\u205B\u205C\u2E2A\u2E2B\u2E2C\u2E2D\u2E30\u2E31\u2E33\u2E34',
];
/** Characters that a text writes as numbers. */
const REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

type Misread = TextDirective | Image | ImageReference | Definition;

// An escaped one is text for any parser.
const UNESCAPED = String.raw`(?<=(?<!\\)(?:\\\\)*)`;
/** A colon and what may be a name. */
const NAMING = new RegExp(String.raw`${UNESCAPED}:(?=[\p{L}\p{N}_])`, 'gu');
const BRACKETS = /\[((?:\\.|[^\\[\]])+)\]/gs;

/** A colon, a name and the beginning of a label. */
const LABELLED = /:(?<!::)(?=[\p{L}\p{N}_-]+\[)/gu;
/** So many of them, one in the other, end the native parser, and the process with it. */
const MOST_LABELLED = 1000;

/** Texts as people write them take three rounds at most; one that takes more is made to have no directive at all. */
const MOST_ROUNDS = 10;

/** Parses like the parser it is given, but for colons that it takes for directives. */
export const withHiddenColons =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    const colon = standInFor(text);
    let shown = (text.match(LABELLED)?.length ?? 0) > MOST_LABELLED ? text.replace(LABELLED, colon) : text;
    for (let round = 1; ; round++) {
      const root = parse(shown);
      const misread: Misread[] = [];
      collectMisread(root, shown, misread);
      const hidden = misread.length > 0 ? hideColons(shown, misread, colon) : shown;
      if (hidden === shown) {
        if (shown !== text) restore(root, colon);
        return root;
      }
      shown = round < MOST_ROUNDS ? hidden : text.replaceAll(':', colon);
    }
  };

function standInFor(text: string): string {
  const written = new Set<string>();
  for (const [, hex, decimal] of text.includes('&#') ? text.matchAll(REFERENCE) : []) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code <= 0xffff) written.add(String.fromCharCode(code));
  }
  return STAND_INS.find((each) => !text.includes(each) && !written.has(each)) ?? '\u2E35';
}

/** Collects what must be parsed again, and puts right what need not. */
function collectMisread(node: Nodes | Root, text: string, found: Misread[]): void {
  switch (node.type) {
    case 'textDirective':
      found.push(node);
      return;
    // Of the words of an image a directive is left out.
    case 'image':
    case 'imageReference':
      if (sourceOf(node, text).search(NAMING) >= 0) found.push(node);
      return;
    // Brackets that hold a directive refer to no definition.
    case 'definition':
      if (node.identifier.search(NAMING) >= 0) found.push(node);
      return;
    case 'leafDirective':
    case 'containerDirective': {
      const attributes = readOpening(lineAt(text, node.position?.start.offset ?? 0));
      // Escapes and references in values are not read as remark reads them.
      if (attributes) node.attributes = Object.fromEntries([...attributes].map(([name, { value }]) => [name, value]));
    }
  }
  if ('children' in node) for (const child of node.children) collectMisread(child, text, found);
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

function lineAt(text: string, from: number): string {
  const end = text.slice(from).search(/[\r\n]/);
  return end === -1 ? text.slice(from) : text.slice(from, from + end);
}

// Directives within what is misread, too: all are hidden at once.
function hideColons(text: string, misread: readonly Misread[], colon: string): string {
  const hide = (source: string): string => source.replace(NAMING, colon);
  const defined = new Set<string>();
  const parts: string[] = [];
  let at = 0;
  for (const node of misread) {
    const { start, end } = node.position ?? {};
    if (node.type === 'definition') defined.add(node.identifier);
    else if (start?.offset !== undefined && end?.offset !== undefined) {
      const source = text.slice(start.offset, end.offset);
      parts.push(text.slice(at, start.offset));
      parts.push(node.type === 'textDirective' ? colon + hide(source.slice(1)) : hide(source));
      at = end.offset;
    }
  }
  parts.push(text.slice(at));
  const hidden = parts.join('');
  if (defined.size === 0) return hidden;
  return hidden.replace(BRACKETS, (brackets: string, label: string) =>
    defined.has(label.trim().replace(/\s+/g, ' ').toLowerCase()) ? hide(brackets) : brackets,
  );
}

function restore(node: Nodes, colon: string): void {
  restoreFields(node as unknown as Record<string, unknown>, colon);
  if ('attributes' in node) restoreFields((node.attributes ?? {}) as Record<string, unknown>, colon);
  if ('children' in node) for (const child of node.children) restore(child, colon);
}

function restoreFields(fields: Record<string, unknown>, colon: string): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') fields[name] = value.replaceAll(colon, ':');
  }
}
