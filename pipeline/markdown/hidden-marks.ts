// The native parser takes colons for directives that must be text: it has no switch for those in running text (`às 10:30`),
// and reads openings that are none (`:::note Title`). A brace ends attributes for it, also in quotes. Such marks are hidden
// from it.
import type { Definition, Image, ImageReference, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MarkdownParser } from './markdown-parser.ts';
import { behindLabel, readOpening } from './opening.ts';

/**
 * One of these stands for a colon that must stay text, another for a brace: one UTF-16 unit wide, so that offsets hold, and
 * punctuation like the colon, so that emphasis beside it opens and closes as before.
 */
const STAND_INS = [
  ...'\u205D\u205E\u2056\u2058\u2059\u205A\u205B\u205C\u2E2A\u2E2B\u2E2C\u2E2D\u2E30\u2E31\u2E33\u2E34',
];
/** Characters that a text writes as numbers. */
const REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

type Misread = TextDirective | LeafDirective | ContainerDirective | Paragraph | Image | ImageReference | Definition;

interface StandIns {
  readonly colon: string;
  readonly brace: string;
}

// An escaped one is text for any parser.
const UNESCAPED = String.raw`(?<=(?<!\\)(?:\\\\)*)`;
/** A colon and what may be a name. */
const NAMING = new RegExp(String.raw`${UNESCAPED}:(?=[\p{L}\p{N}_])`, 'gu');
const MARKS = /^[ \t>*+\-\d.)]*$/;
const QUOTED = /"[^"]*"|'[^']*'/g;
const BRACKETS = /\[((?:\\.|[^\\[\]])+)\]/gs;

/** A colon, a name and the beginning of a label. */
const LABELLED = /:(?<!::)(?=[\p{L}\p{N}_-]+\[)/gu;
/** So many of them, one in the other, end the native parser, and the process with it. */
const MOST_LABELLED = 1000;

/** Texts as people write them take three rounds at most; one that takes more is made to have no directive at all. */
const MOST_ROUNDS = 10;

/** Parses like the parser it is given, but for marks that it takes for what they are not. */
export const withHiddenMarks =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    const standIns = standInsFor(text);
    let shown = hideBraces(text, standIns.brace);
    if ((shown.match(LABELLED)?.length ?? 0) > MOST_LABELLED) shown = shown.replace(LABELLED, standIns.colon);
    for (let round = 1; ; round++) {
      const root = parse(shown);
      const misread: Misread[] = [];
      collectMisread(root, shown, misread);
      const hidden = misread.length > 0 ? hideColons(shown, misread, standIns.colon) : shown;
      if (hidden === shown) {
        if (shown !== text) restore(root, standIns);
        return root;
      }
      shown = round < MOST_ROUNDS ? hidden : text.replaceAll(':', standIns.colon);
    }
  };

function standInsFor(text: string): StandIns {
  const written = new Set<string>();
  for (const [, hex, decimal] of text.includes('&#') ? text.matchAll(REFERENCE) : []) {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (code <= 0xffff) written.add(String.fromCharCode(code));
  }
  const [colon = '\u2E35', brace = '\u2E36'] = STAND_INS.filter((each) => !text.includes(each) && !written.has(each));
  return { colon, brace };
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
    // Colons that open nothing end the paragraph before them all the same.
    case 'paragraph':
      if (text.startsWith('::', node.position?.start.offset)) found.push(node);
      break;
    // Brackets that hold a directive refer to no definition.
    case 'definition':
      if (node.identifier.search(NAMING) >= 0) found.push(node);
      return;
    case 'leafDirective':
    case 'containerDirective': {
      const attributes = readOpening(lineAt(text, node.position?.start.offset ?? 0));
      // Escapes and references in values are not read as remark reads them.
      if (attributes) node.attributes = Object.fromEntries([...attributes].map(([name, { value }]) => [name, value]));
      else found.push(node);
    }
  }
  if ('children' in node) for (const child of node.children) collectMisread(child, text, found);
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

const endOfLine = (text: string, from: number): number => {
  let end = from;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
};

const lineAt = (text: string, from: number): string => text.slice(from, endOfLine(text, from));

function hideBraces(text: string, brace: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let colons = text.indexOf('::'); colons >= 0; colons = text.indexOf('::', done)) {
    let start = colons;
    while (start > done && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--;
    const end = endOfLine(text, colons);
    const line = text.slice(colons, end);
    const from = line.includes('}') && MARKS.test(text.slice(start, colons)) ? behindLabel(line) : undefined;
    const attributes = line.slice(from).replace(QUOTED, (value) => value.replaceAll('}', brace));
    parts.push(text.slice(done, colons), from === undefined ? line : line.slice(0, from) + attributes);
    done = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done);
}

// Directives within what is misread, too: all are hidden at once.
function hideColons(text: string, misread: readonly Misread[], colon: string): string {
  const hide = (source: string): string => source.replace(NAMING, colon);
  const defined = new Set<string>();
  const parts: string[] = [];
  let at = 0;
  const hideMarks = (from: number): void => {
    let end = from;
    while (text[end] === ':') end++;
    parts.push(text.slice(at, from), colon.repeat(end - from));
    at = end;
  };
  for (const node of misread) {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'definition') defined.add(node.identifier);
    // It was hidden with a paragraph before it.
    else if (start < at) continue;
    else if (node.type === 'textDirective' || node.type === 'image' || node.type === 'imageReference') {
      hideMarks(start);
      const end = node.position?.end.offset ?? at;
      parts.push(hide(text.slice(at, end)));
      at = end;
    } else {
      hideMarks(start);
      if (node.type === 'paragraph') for (const next of marksBelow(text, at)) hideMarks(next);
    }
  }
  parts.push(text.slice(at));
  const hidden = parts.join('');
  if (defined.size === 0) return hidden;
  return hidden.replace(BRACKETS, (brackets: string, label: string) =>
    defined.has(label.trim().replace(/\s+/g, ' ').toLowerCase()) ? hide(brackets) : brackets,
  );
}

/** Where colons begin the lines below that go on with a paragraph, which each would be found one round later. */
function* marksBelow(text: string, from: number): Generator<number> {
  for (let end = endOfLine(text, from); end < text.length; ) {
    const start = text.startsWith('\r\n', end) ? end + 2 : end + 1;
    end = endOfLine(text, start);
    const line = text.slice(start, end);
    if (line.trim() === '' || readOpening(line)) return;
    if (line.startsWith('::')) yield start;
  }
}

function restore(node: Nodes, standIns: StandIns): void {
  restoreFields(node as unknown as Record<string, unknown>, standIns);
  if ('attributes' in node) restoreFields((node.attributes ?? {}) as Record<string, unknown>, standIns);
  if ('children' in node) for (const child of node.children) restore(child, standIns);
}

function restoreFields(fields: Record<string, unknown>, { colon, brace }: StandIns): void {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') fields[name] = value.replaceAll(colon, ':').replaceAll(brace, '}');
  }
}
