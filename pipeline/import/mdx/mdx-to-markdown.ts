// MDX as Markdown of ours: what is Markdown stays as its author wrote it, and each element, expression and statement gives way to
// what it means.
import type { Nodes, Parents } from 'mdast';
import type { Leave } from '../imported.ts';
import { dedented } from '../snippet.ts';
import { asCode, asFence, tagToMarkdown } from '../tag-to-markdown.ts';
import { type Edit, edited } from '../text-edits.ts';
import { attributesOf } from './attributes.ts';
import { componentToMarkdown } from './components.ts';
import { type Imports, readModule, valueOfExpression } from './module.ts';
import { parseMdx } from './parse-mdx.ts';
import type { Element, Expression, Reading } from './reading.ts';

/** What a page is read with. */
export interface MdxContext {
  readonly file: string;
  readonly imports: Imports;
  readonly leave: Leave;
}

/** Turns MDX into Markdown. What cannot be read as MDX, or nests without end, stays as it is. */
export function mdxToMarkdown(text: string, { file, imports, leave }: MdxContext): string {
  try {
    const tree = parseMdx(text);
    const module = readModule(tree, text, imports);
    const reading: Reading = {
      text,
      module,
      imports,
      leave: (cause, written) => leave(cause, file, written),
      inner: (node) => innerOf(node, reading),
    };
    const edits = editsOf(tree, reading);
    for (const { text: written, isExport } of module.unread)
      reading.leave(isExport ? 'Exports of MDX, shown as code' : 'Imports of MDX', written);
    return edited(text, edits);
  } catch (error) {
    // What the parser says bears the id of a rule; anything else is a fault of ours.
    if (!(error instanceof RangeError || (error instanceof Error && 'ruleId' in error))) throw error;
    leave('Pages that cannot be read as MDX, and stay as they are', file, error.message);
    return text;
  }
}

const spanOf = (node: Nodes): { start: number; end: number } => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

function editsOf(parent: Parents, reading: Reading): Edit[] {
  // Elements alone in a paragraph are blocks.
  const isBlock =
    parent.type === 'paragraph' &&
    parent.children.every(
      (node) => node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === ''),
    );
  return parent.children.flatMap((node): Edit[] => {
    const span = spanOf(node);
    if (node.type === 'mdxjsEsm') {
      const shown = reading.module.unread.filter((each) => each.node === node && each.isExport);
      return [{ ...span, text: shown.map(({ text }) => asFence(text, 'jsx')).join('\n\n') }];
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      return expressionEdit(node, parent, reading);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isFlow = node.type === 'mdxJsxFlowElement' || isBlock;
      return [{ ...span, text: isFlow ? blockOf(node, reading) + gapAfter(node, reading) : lineOf(node, reading) }];
    }
    return 'children' in node ? editsOf(node, reading) : [];
  });
}

function expressionEdit(node: Expression, parent: Parents, reading: Reading): Edit[] {
  const span = spanOf(node);
  const written = reading.text.slice(span.start, span.end);
  // A comment of HTML, and the id of a heading, are read as they are.
  if (written.startsWith('<!--') || (parent.type === 'heading' && /^\{\/\*\s*#/.test(written))) return [];
  const comment = /^\{\s*\/\*([\s\S]*)\*\/\s*\}$/.exec(written)?.[1];
  if (comment !== undefined) return [{ ...span, text: `<!--${comment.replaceAll('--', '- -')}-->` }];
  const value = valueOfExpression(node, reading.module, reading.imports);
  if (typeof value === 'string' || typeof value === 'number') return [{ ...span, text: String(value) }];
  reading.leave('Expressions, shown as code', written);
  return [{ ...span, text: node.type === 'mdxFlowExpression' ? asFence(written, 'jsx') : asCode(written) }];
}

/** What stands between the tags of an element, without the blanks it is indented by. */
function innerOf(node: Element, reading: Reading): string {
  const { text } = reading;
  const from = endOfOpening(node, text);
  const { end: after } = spanOf(node);
  if (from >= after) return '';
  const end = text.lastIndexOf('</', after);
  const edits = editsOf(node, reading).map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
  const inner = withoutQuoteMarks(edited(text.slice(from, end), edits), lineBefore(node, reading));
  // What begins in the line of the tag has no indentation to tell.
  const lines = /^[ \t]*\n/.test(inner) ? dedented(inner) : inner;
  return lines.replace(/^\s*\n|^[ \t]+|\s+$/g, '');
}

/** Where the opening tag of an element ends. */
function endOfOpening(node: Element, text: string): number {
  const { start } = spanOf(node);
  const last = node.attributes.at(-1)?.position?.end.offset ?? start;
  return text.indexOf('>', last) + 1;
}

/** What stands before an element in its line, where that only says how deep in lists and quotes it stands. */
function lineBefore(node: Element, { text }: Reading): string {
  const { start } = spanOf(node);
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^[\s>]*$/.test(before) ? before : '';
}

/** Lines of a quote without its marks: `blockOf` puts them before every line. */
function withoutQuoteMarks(text: string, before: string): string {
  const depth = before.split('>').length - 1;
  return depth === 0 ? text : text.replace(new RegExp(`\\n(?:[ \\t]*>[ \\t]?){${depth}}`, 'g'), '\n');
}

/** An element that is a block; all its lines but the first begin as that does. */
function blockOf(node: Element, reading: Reading): string {
  const before = lineBefore(node, reading);
  const block = (componentToMarkdown(node, reading) ?? tagged(node, reading, false)).replace(/^\n+|\n+$/g, '');
  return block.replace(/\n(?=(\n)?)/g, (_, blank) => `\n${blank === undefined ? before : before.trimEnd()}`);
}

/** In Markdown, unlike MDX, what begins in the line after a tag is part of its block. */
function gapAfter(node: Element, reading: Reading): string {
  const isFollowed = /^\n[ \t>]*[^\s>]/.test(reading.text.slice(spanOf(node).end));
  return isFollowed ? `\n${lineBefore(node, reading).trimEnd()}` : '';
}

const lineOf = (node: Element, reading: Reading): string =>
  (componentToMarkdown(node, reading) ?? tagged(node, reading, true)).replace(/\s*\n\s*/g, ' ');

/** An element of HTML, or a component that nobody knows. */
function tagged(node: Element, reading: Reading, isInline: boolean): string {
  const name = node.name ?? '';
  const inner = reading.inner(node);
  if (name === '') return inner;
  const opening = reading.text.slice(spanOf(node).start, endOfOpening(node, reading.text));
  const { open, close, cause } = tagToMarkdown({
    name,
    attributes: attributesOf(node, reading),
    written: opening,
    isInline,
  });
  if (cause) reading.leave(cause, opening);
  const gap = !isInline && close.startsWith('\n') ? '\n\n' : '';
  return open + gap + inner + gap + close;
}
