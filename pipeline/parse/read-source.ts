// Reads one file: its tree, checked where the author's own text is needed, and rewritten so that what follows can treat
// the page as one. Parts are read the same way and stand in place of the directive that includes them.
import type { Blockquote, Heading, Paragraph, Parent, Root, RootContent, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { SourceFile } from '../read/content.ts';
import { checkCells, checkColons, checkReferences } from './check-text.ts';
import type { Directive } from './directive-attributes.ts';
import { ALERTS, prepareDirective, takeLabel } from './directives.ts';
import { editDefinition, editFootnoteLabel, editImage, editReferences, keepReference } from './edit-link.ts';
import { nestHtml } from './html.ts';
import { removeBlock } from './html-edits.ts';
import { include } from './include.ts';
import { readInlineCode, readTextNames } from './named.ts';
import { checkMarkup } from './other-markup.ts';
import { parseWithOpenings } from './other-openings.ts';
import { isInLine, isLeafBlock, liftBlocks, withJoinedTexts } from './phrasing.ts';
import type { ReadSource } from './published-pieces.ts';
import { readCode } from './read-code.ts';
import { checkAlt, isComment, isEmpty, readLink, registerAddress, reportEmptyLink } from './read-link.ts';
import { linkNumber, type PageState, type Source, silenceWhole, spanOf } from './source.ts';
import { withoutRemoved } from './take-out.ts';
import { readValues } from './value.ts';

export function readSource(file: SourceFile, page: PageState, trail: readonly string[] = []): ReadSource {
  // As CommonMark has it: no browser keeps the character.
  const { tree, lines } = parseWithOpenings(file.text.replaceAll('\0', '\uFFFD'));
  const source: Source = {
    path: file.path,
    page,
    lines,
    edits: [],
    guarded: [],
    removals: [],
    references: [],
    reworded: new Set(),
    malformed: { count: 0, endsWithin: false },
    trail: [...trail, file.path],
  };
  if (trail.length > 0) scopeReferences(tree, [...page.parts].indexOf(file.path) + 1);
  const { children } = tree;
  const [first, ...rest] = children;
  const frontmatter = first?.type === 'yaml' ? first : undefined;
  const nodes = readChildren(frontmatter ? rest : children, undefined, source);
  if (trail.length === 0) markImageLinks(page);
  editReferences(source);
  return { source, nodes, frontmatter };
}

/** Footnotes and definitions of a part are its own: the page, or another part, may use the same labels. */
function scopeReferences(tree: Root, number: number): void {
  visit(tree, (node) => {
    if ('identifier' in node) node.identifier += `--${number}`;
  });
}

/** A definition that an image uses must lead to a file. */
function markImageLinks({ definitions, imageLabels, links }: PageState): void {
  for (const node of definitions) {
    const number = node.type === 'definition' && imageLabels.has(node.identifier) ? linkNumber(node.url) : undefined;
    const link = number === undefined ? undefined : links[number];
    if (number !== undefined && link) links[number] = { ...link, kind: 'image' };
  }
}

function readChildren(children: readonly RootContent[], parent: Parent | undefined, source: Source): RootContent[] {
  const isLine = parent !== undefined && isInLine((parent as RootContent).type);
  const read: RootContent[] = [];
  for (const child of nestHtml(children, isLine, source))
    for (const node of readNode(child, parent, source)) read.push(node);
  // Where a comment stood between two texts, or one of the parsers split it, it is one text.
  return withJoinedTexts(read);
}

function readNode(node: RootContent, parent: Parent | undefined, source: Source): RootContent[] {
  switch (node.type) {
    case 'text':
      checkReferences(node, source);
      readTextNames(node, source);
      return readValues(node, source);
    case 'table':
      silenceWhole(node, source);
      checkCells(node, source);
      break;
    case 'code':
      silenceWhole(node, source);
      readCode(node, source);
      return [node];
    case 'inlineCode':
      readInlineCode(node, source);
      return [node];
    case 'link':
      if (readLink(node, source) === 'empty') return readChildren(node.children, parent, source);
      break;
    case 'linkReference':
      if (isEmpty(node)) reportEmptyLink(node, 'text', source);
      keepReference(node, source);
      break;
    case 'definition':
      if (isComment(node)) {
        removeBlock(node, source);
        return [];
      }
      editDefinition(node, source.page.links.length, source);
      registerAddress(node, 'page', source);
      source.page.definitions.push(node);
      return [node];
    case 'footnoteReference':
      editFootnoteLabel(node, source);
      return [node];
    case 'footnoteDefinition':
      editFootnoteLabel(node, source);
      source.page.definitions.push(node);
      break;
    case 'image':
      checkAlt(node, source);
      editImage(node, source.page.links.length, source);
      registerAddress(node, 'image', source);
      return [node];
    case 'imageReference':
      source.page.imageLabels.add(node.identifier);
      checkAlt(node, source);
      keepReference(node, source);
      return [node];
    case 'heading':
      readHeading(node, source);
      break;
    case 'paragraph':
      checkColons(node, source);
      break;
    case 'blockquote': {
      const alert = asAlert(node, source);
      if (alert) return readNode(alert, parent, source);
      break;
    }
    case 'textDirective':
      return [];
    case 'containerDirective':
    case 'leafDirective':
      return readDirective(node, parent, source);
  }
  if (!('children' in node)) return [node];
  const read = (): void => {
    (node as Parent).children = readChildren(node.children as RootContent[], node as Parent, source);
  };
  if (isLeafBlock(node)) {
    // Texts of data have their own: `{{variable}}` of a collection.
    if (source.path.endsWith('.md')) checkMarkup(node, source);
    withoutRemoved(node, source, read);
  } else read();
  return liftBlocks(node);
}

/** An id that an author gives a heading, as Docusaurus has it in MDX, too. */
const EXPLICIT_ID = /\{(?:#([^\s{}]+)|\/\*\s+#([^\s{}]+)\s+\*\/)\}\s*$/;

function readHeading(node: Heading, source: Source): void {
  source.page.headings.push({ node, source });
  // Tags stand for nothing in a text: what is in front of them is its end.
  const last = node.children.findLast(({ type }) => type !== 'html');
  const explicit = last?.type === 'text' ? EXPLICIT_ID.exec(last.value) : null;
  if (last?.type !== 'text' || !explicit) return;
  const written = explicit[0].trimEnd();
  const id = explicit[1] ?? explicit[2] ?? '';
  const span = spanOf(last);
  const start = source.lines.text.lastIndexOf(written, span.end);
  // `\{#id}` is text.
  if (start < span.start || source.lines.text[start - 1] === '\\') return;
  const before = last.value.slice(0, explicit.index).trimEnd();
  if (before === '') node.children.splice(node.children.indexOf(last), 1);
  else last.value = before;
  const normal = id.normalize('NFC');
  node.data = { ...node.data, hProperties: { id: normal } };
  const end = start + written.length;
  source.page.ids.push({ id: normal, source, start, end });
  if (explicit[2] !== undefined) source.edits.push({ start, end, pieces: [`{#${id}}`] });
}

/** `> [!NOTE]` as the directive it means. */
function asAlert(node: Blockquote, source: Source): ContainerDirective | undefined {
  const [first, ...rest] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/i.exec(text.value);
  const name = ALERTS[match?.[1]?.toUpperCase() ?? ''];
  if (!match || !name) return undefined;
  const inner = afterMark(text, match[0].length, source);
  const children = inner.value === '' ? first.children.slice(1) : [inner, ...first.children.slice(1)];
  const paragraph: Paragraph = { ...first, children };
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: children.length > 0 ? [paragraph, ...rest] : rest,
    data: { hName: 'doc-admonition', hProperties: { kind: name } },
    ...(node.position && { position: node.position }),
  };
}

/** What stands after the `[!NOTE]` of an alert. */
function afterMark(node: Text, length: number, { lines }: Source): Text {
  const value = node.value.slice(length);
  if (!node.position) return { ...node, value };
  const offset = lines.text.indexOf(']', spanOf(node).start) + 1;
  return { ...node, value, position: { ...node.position, start: { ...node.position.start, offset } } };
}

function readDirective(node: Directive, parent: Parent | undefined, source: Source): RootContent[] {
  const readAll = (children: readonly RootContent[]): RootContent[] =>
    readChildren(children, node as unknown as Parent, source);
  if (node.data?.hName !== undefined) {
    // An alert is one already.
    node.children = readAll(node.children as RootContent[]) as never;
    return [node];
  }
  const label = takeLabel(node);
  if (label)
    withoutRemoved(label, source, () => {
      label.children = readChildren(label.children, label, source) as never;
    });
  const parentName = parent?.type === 'containerDirective' ? (parent as unknown as ContainerDirective).name : undefined;
  const attributes = prepareDirective(node, label, parentName, source);
  if (node.name === 'include' && attributes) return include(node, attributes, source, readSource);
  const children = node.type === 'containerDirective' ? readAll(node.children as RootContent[]) : [];
  const isShown = label?.data?.hName !== undefined;
  // What an unknown directive holds is still said.
  if (!attributes) return [...(label ? liftBlocks(label) : []), ...children];
  if (label && isShown) children.unshift(...liftBlocks(label));
  else if (label && node.type === 'leafDirective') children.push(...label.children);
  node.children = children as never;
  return liftBlocks(node);
}
