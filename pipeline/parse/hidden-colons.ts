// The native parser takes colons for directives that must be text: it has no switch for those in running text (`às 10:30`),
// and reads openings that are none (`:::note Title`). These colons are hidden from it.
import type { Definition, Image, ImageReference, Nodes, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MarkdownParser } from './markdown-parser.ts';
import { attributesOfOpening } from './opening.ts';

/**
 * One of these stands for a colon that must stay text: one UTF-16 unit wide, so that offsets hold, and punctuation like the
 * colon, so that emphasis beside it opens and closes as before.
 */
const STAND_INS = ['\u205D', '\u205E', '\u2056', '\u2058', '\u2059', '\u205A', '\u205B', '\u205C'];

type Misread = TextDirective | LeafDirective | ContainerDirective | Image | ImageReference | Definition;

/** A colon and what may be a name. */
const NAMING = /:(?=[\p{L}\p{N}_])/gu;
const BRACKETS = /\[((?:\\.|[^\\[\]])+)\]/gs;

/** Parses like the parser it is given, but for colons that it takes for more than text. */
export const withHiddenColons =
  (parse: MarkdownParser): MarkdownParser =>
  (text) => {
    const standIn = STAND_INS.find((each) => !text.includes(each)) ?? '\u2E2C';
    let shown = text;
    for (;;) {
      const root = parse(shown);
      const misread: Misread[] = [];
      collectMisread(root, shown, misread);
      const hidden = misread.length > 0 ? hideColons(shown, misread, standIn) : shown;
      if (hidden === shown) {
        if (shown !== text) restoreColons(root, standIn);
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
    // Brackets that hold a directive refer to no definition.
    case 'definition':
      if (node.identifier.search(NAMING) >= 0) found.push(node);
      return;
    case 'leafDirective':
    case 'containerDirective': {
      const attributes = attributesOfOpening(/^.*/.exec(sourceOf(node, text))?.[0] ?? '');
      if (!attributes) {
        found.push(node);
        return;
      }
      // Escapes and references in values are not read as remark reads them.
      node.attributes = attributes;
    }
  }
  if ('children' in node) for (const child of node.children) collectMisread(child, text, found);
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
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
    const isBlock = node.type === 'leafDirective' || node.type === 'containerDirective';
    parts.push(text.slice(at, start), standIn.repeat(marks), isBlock ? '' : hide(source.slice(marks)));
    at = isBlock ? start + marks : start + source.length;
  }
  parts.push(text.slice(at));
  const hidden = parts.join('');
  if (defined.size === 0) return hidden;
  return hidden.replace(BRACKETS, (brackets: string, label: string) =>
    defined.has(label.trim().replace(/\s+/g, ' ').toLowerCase()) ? hide(brackets) : brackets,
  );
}

function restoreColons(node: Nodes, standIn: string): void {
  const fields = node as unknown as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (typeof value === 'string' && value.includes(standIn)) fields[name] = value.replaceAll(standIn, ':');
  }
  if ('attributes' in node) {
    const attributes = node.attributes as Record<string, string>;
    for (const [name, value] of Object.entries(attributes ?? {})) attributes[name] = value.replaceAll(standIn, ':');
  }
  if ('children' in node) for (const child of node.children) restoreColons(child, standIn);
}
