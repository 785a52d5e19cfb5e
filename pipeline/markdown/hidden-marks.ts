// The native parser takes colons for directives that must be text: it has no switch for those in running text (`às 10:30`),
// and reads openings that are none (`:::note Title`). A brace ends attributes for it, also in quotes. Such marks are hidden
// from it.
import type { Definition, Image, ImageReference, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MarkdownParser } from './markdown-parser.ts';
import { attributesOfOpening } from './opening.ts';

/**
 * One of these stands for a colon that must stay text, another for a brace: one UTF-16 unit wide, so that offsets hold, and
 * punctuation like the colon, so that emphasis beside it opens and closes as before.
 */
const STAND_INS = ['\u205D', '\u205E', '\u2056', '\u2058', '\u2059', '\u205A', '\u205B', '\u205C'];

type Misread = TextDirective | LeafDirective | ContainerDirective | Paragraph | Image | ImageReference | Definition;

/** A colon and what may be a name. */
const NAMING = /:(?=[\p{L}\p{N}_])/gu;
const DIRECTIVE_LINE = /^[ \t>*+\-\d.)]*::.*/gm;
const QUOTED = /"[^"]*"|'[^']*'/g;
const BRACKETS = /\[((?:\\.|[^\\[\]])+)\]/gs;

interface StandIns {
  readonly colon: string;
  readonly brace: string;
}

/** Parses like the parser it is given, but for marks that it takes for what they are not. */
export const withHiddenMarks =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    const [colon = '\u2E2C', brace = '\u2E2D'] = STAND_INS.filter((each) => !text.includes(each));
    let shown = hideBraces(text, brace);
    for (;;) {
      const root = parse(shown);
      const misread: Misread[] = [];
      collectMisread(root, shown, misread);
      const hidden = misread.length > 0 ? hideColons(shown, misread, colon) : shown;
      if (hidden === shown) {
        if (shown !== text) restore(root, { colon, brace });
        return root;
      }
      shown = hidden;
    }
  };

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
      const attributes = attributesOfOpening(/^.*/.exec(sourceOf(node, text))?.[0] ?? '');
      // Escapes and references in values are not read as remark reads them.
      if (attributes) node.attributes = attributes;
      else found.push(node);
    }
  }
  if ('children' in node) for (const child of node.children) collectMisread(child, text, found);
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

function hideBraces(text: string, brace: string): string {
  if (!text.includes('::')) return text;
  return text.replace(DIRECTIVE_LINE, (line) => line.replace(QUOTED, (value) => value.replaceAll('}', brace)));
}

// Directives within what is misread, too: all are hidden at once.
function hideColons(text: string, misread: readonly Misread[], standIn: string): string {
  const hide = (source: string): string => source.replace(NAMING, standIn);
  const defined = new Set<string>();
  const parts: string[] = [];
  let at = 0;
  for (const node of misread) {
    const start = node.position?.start.offset ?? 0;
    const source = sourceOf(node, text);
    if (node.type === 'definition') {
      defined.add(node.identifier);
      continue;
    }
    const marks = /^:*/.exec(source)?.[0].length ?? 0;
    const isInline = node.type === 'textDirective' || node.type === 'image' || node.type === 'imageReference';
    parts.push(text.slice(at, start), standIn.repeat(marks), isInline ? hide(source.slice(marks)) : '');
    at = start + (isInline ? source.length : marks);
  }
  parts.push(text.slice(at));
  const hidden = parts.join('');
  if (defined.size === 0) return hidden;
  return hidden.replace(BRACKETS, (brackets: string, label: string) =>
    defined.has(label.trim().replace(/\s+/g, ' ').toLowerCase()) ? hide(brackets) : brackets,
  );
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
