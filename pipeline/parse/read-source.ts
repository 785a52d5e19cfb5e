// Reads one file: its tree, checked where the author's own text is needed, and rewritten so that what follows can treat
// the page as one. Parts are read the same way and stand in place of the directive that includes them.
import path from 'node:path';
import type { Blockquote, Heading, Link, LinkReference, Paragraph, Parent, Root, RootContent, Yaml } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineIndex } from '../diagnostics/line-index.ts';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import type { SourceFile } from '../read/content.ts';
import { checkColons, checkReferences } from './check-text.ts';
import { destinationOf } from './destination.ts';
import { ALERTS, prepareDirective } from './directives.ts';
import { nestHtml, reportMissingAlt } from './html.ts';
import { readInlineCode } from './named.ts';
import { readCode } from './read-code.ts';
import { regionNames, regionOf } from './region.ts';
import {
  editedText,
  linkNumber,
  type PageState,
  registerLink,
  report,
  type Source,
  type Span,
  spanOf,
} from './source.ts';

export interface ReadSource {
  readonly source: Source;
  readonly nodes: RootContent[];
  readonly frontmatter: Yaml | undefined;
}

export function readSource(file: SourceFile, state: PageState, trail: readonly string[] = []): ReadSource {
  const source: Source = { path: file.path, lines: lineIndex(file.text), edits: [], trail: [...trail, file.path] };
  const tree = parseMarkdown(file.text);
  if (trail.length > 0) scopeReferences(tree, [...state.parts].indexOf(file.path) + 1);
  const { children } = tree;
  const [first, ...rest] = children;
  const frontmatter = first?.type === 'yaml' ? first : undefined;
  const nodes = readChildren(frontmatter ? rest : children, undefined, source, state);
  if (trail.length === 0) markImageLinks(state);
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

function readChildren(
  children: readonly RootContent[],
  parent: Parent | undefined,
  source: Source,
  state: PageState,
): RootContent[] {
  const read: RootContent[] = [];
  for (const child of nestHtml(children, source, state)) {
    for (const node of readNode(child, parent, source, state)) {
      const last = read.at(-1);
      // Where a comment stood between two texts, or one of the parsers split it, it is one text.
      if (node.type === 'text' && last?.type === 'text') last.value += node.value;
      else read.push(node);
    }
  }
  return read;
}

function readNode(node: RootContent, parent: Parent | undefined, source: Source, state: PageState): RootContent[] {
  switch (node.type) {
    case 'text':
      checkReferences(node, source, state);
      return [node];
    case 'code':
      readCode(node, source, state);
      return [node];
    case 'inlineCode':
      readInlineCode(node, source, state);
      return [node];
    case 'link': {
      // GFM finds some bare addresses in text that is already parsed, and does not say where.
      const isPlaced = node.position !== undefined;
      if (!isPlaced && parent?.position) node.position = parent.position;
      const { start, end } = isPlaced ? destinationOf(node, source.lines.text) : spanOf(node);
      const isBare = !isPlaced || source.lines.text[spanOf(node).start] !== '[';
      if (node.url === '' || isEmpty(node)) {
        reportEmptyLink(node, node.url === '' ? 'address' : 'text', source, state);
        if (node.url === '') return readChildren(node.children, parent, source, state);
      }
      // A bare address is the text of its link too: rewriting it would change what is read.
      node.url = registerLink(state, source, { target: node.url, kind: 'page', start, end, editable: false });
      if (!isBare) editLink(node, state.links.length - 1, { start, end }, source);
      break;
    }
    case 'linkReference':
      if (isEmpty(node)) reportEmptyLink(node, 'text', source, state);
      break;
    case 'definition': {
      const { start, end } = destinationOf(node, source.lines.text);
      node.url = registerLink(state, source, { target: node.url, kind: 'page', start, end });
      state.definitions.push(node);
      return [node];
    }
    case 'footnoteDefinition':
      state.definitions.push(node);
      break;
    case 'image': {
      const { start, end } = destinationOf(node, source.lines.text);
      const span = spanOf(node);
      if (!node.alt?.trim()) reportMissingAlt(state, source, span.start, span.end);
      node.url = registerLink(state, source, { target: node.url, kind: 'image', start, end });
      return [node];
    }
    case 'imageReference': {
      state.imageLabels.add(node.identifier);
      const { start, end } = spanOf(node);
      if (!node.alt?.trim()) reportMissingAlt(state, source, start, end);
      return [node];
    }
    case 'heading':
      readHeading(node, source, state);
      break;
    case 'paragraph':
      checkColons(node, source, state);
      break;
    case 'blockquote': {
      const alert = asAlert(node);
      if (alert) return readNode(alert, parent, source, state);
      break;
    }
    case 'textDirective':
      return [];
    case 'containerDirective':
    case 'leafDirective':
      return readDirective(node, parent, source, state);
  }
  if ('children' in node) {
    (node as Parent).children = readChildren(node.children as RootContent[], node as Parent, source, state);
  }
  return [node];
}

/** Takes a link apart, so that its words alone can stand when it leads nowhere. */
function editLink(node: Link, link: number, destination: Span, source: Source): void {
  const { start, end } = spanOf(node);
  const last = node.children.at(-1);
  const wordsEnd = last ? spanOf(last).end : start + 1;
  source.edits.push({ ...destination, pieces: [{ link }] });
  // Where the words end is not known when GFM found a bare address in them.
  if (wordsEnd <= start || wordsEnd > destination.start) return;
  const around = (from: number, to: number): void =>
    void source.edits.push({ start: from, end: to, pieces: [{ link, text: source.lines.text.slice(from, to) }] });
  around(start, start + 1);
  around(wordsEnd, destination.start);
  around(destination.end, end);
}

const isEmpty = (node: Link | LinkReference): boolean =>
  node.children.every(({ type }) => type === 'text') && textOf(node).trim() === '';

function reportEmptyLink(node: Link | LinkReference, what: string, source: Source, state: PageState): void {
  const span = spanOf(node);
  report(state, source, {
    rule: 'link-empty',
    message: `The link "${source.lines.text.slice(span.start, span.end)}" has no ${what}.`,
    ...span,
    hint: 'Write [text](address).',
  });
}

function readHeading(node: Heading, source: Source, state: PageState): void {
  state.headings.push({ node, source });
  const last = node.children.at(-1);
  const explicit = last?.type === 'text' ? /\{#([^\s{}]+)\}\s*$/.exec(last.value) : null;
  if (last?.type !== 'text' || !explicit) return;
  const before = last.value.slice(0, explicit.index).trimEnd();
  const [, id = ''] = explicit;
  const span = spanOf(last);
  const start = source.lines.text.lastIndexOf(`{#${id}`, span.end);
  // `\{#id}` is text.
  if (start < span.start || source.lines.text[start - 1] === '\\') return;
  if (before === '') node.children.pop();
  else last.value = before;
  const normal = id.normalize('NFC');
  node.data = { ...node.data, hProperties: { id: normal } };
  state.ids.push({ id: normal, source, start, end: start + id.length + 3 });
}

/** `> [!NOTE]` as the directive it means. */
function asAlert(node: Blockquote): ContainerDirective | undefined {
  const [first, ...rest] = node.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][^\S\n]*(?:\n|$)/i.exec(text.value);
  const name = ALERTS[match?.[1]?.toUpperCase() ?? ''];
  if (!match || !name) return undefined;
  const inner = { ...text, value: text.value.slice(match[0].length) };
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

const isPrepared = (node: ContainerDirective | LeafDirective): boolean => node.data?.hName !== undefined;

function readDirective(
  node: ContainerDirective | LeafDirective,
  parent: Parent | undefined,
  source: Source,
  state: PageState,
): RootContent[] {
  const parentName = parent?.type === 'containerDirective' ? (parent as unknown as ContainerDirective).name : undefined;
  const attributes = isPrepared(node) ? undefined : prepareDirective(node, parentName, source, state);
  if (node.name === 'include' && attributes) {
    if (!attributes.values.src) return [];
    return include(node, attributes.values, attributes.spanOf('src'), attributes.spanOf('region'), source, state);
  }
  const children = readChildren(node.children as RootContent[], node as unknown as Parent, source, state);
  // What an unknown directive holds is still said.
  if (!isPrepared(node)) return children;
  node.children = children as never;
  return [node as RootContent];
}

function include(
  node: ContainerDirective | LeafDirective,
  { src = '', region }: Readonly<Record<string, string>>,
  srcSpan: Span,
  regionSpan: Span,
  source: Source,
  state: PageState,
): RootContent[] {
  const target = src.startsWith('/') ? `pages${src}` : path.posix.join(path.posix.dirname(source.path), src);
  state.parts.add(target);
  const { parts } = state.context;
  const part = parts.get(target);
  if (!part) {
    const near = nearest(target, parts.keys());
    const written = near && `./${path.posix.relative(path.posix.dirname(source.path), near)}`.replace('./../', '../');
    const hint = target.split('/').some((name) => name.startsWith('_'))
      ? written && `Did you mean "${written}"?`
      : 'The name of a file to include, or of its folder, begins with "_".';
    report(state, source, {
      rule: 'include-missing',
      message: `There is no part "${src}" to include.`,
      ...srcSpan,
      hint,
    });
    return [];
  }
  if (source.trail.includes(target)) {
    const trail = [...source.trail.slice(source.trail.indexOf(target)), target].join(' → ');
    report(state, source, { rule: 'include-circular', message: `"${src}" includes itself: ${trail}.`, ...srcSpan });
    return [];
  }
  const taken = region === undefined ? part : regionOf(part, region);
  if (!taken) {
    const names = regionNames(part.text);
    const hint = names.includes(region ?? '')
      ? 'Close it in the file with "<!-- #endregion -->".'
      : didYouMean(region ?? '', names);
    report(state, source, {
      rule: 'include-missing',
      message: `"${src}" has no region "${region}".`,
      ...regionSpan,
      hint: hint ?? `Mark it in the file with "<!-- #region ${region} -->" and "<!-- #endregion -->".`,
    });
    return [];
  }
  const read = readSource(taken, state, source.trail);
  const end = taken.text.trimEnd().length;
  const afterYaml = read.frontmatter ? spanOf(read.frontmatter).end : 0;
  const from = afterYaml + taken.text.slice(afterYaml).search(/\S|$/);
  const { text } = source.lines;
  const span = spanOf(node);
  // In a quote or list every line begins as the first does.
  const before = text.slice(source.lines.lineStart(node.position?.start.line ?? 1), span.start).replace(/[^\s>]/g, ' ');
  const indented = (words: string): string =>
    words.replace(/(\r\n|\n|\r)(?=([^\r\n])?)/g, (line, _, next) => line + (next ? before : before.trimEnd()));
  const pieces = editedText(read.source, Math.min(from, end), end).map((piece) => {
    if (typeof piece === 'string') return indented(piece);
    if (typeof piece === 'number') return piece;
    if ('before' in piece) return { ...piece, before: before + piece.before };
    return piece.text !== undefined ? { ...piece, text: indented(piece.text) } : piece;
  });
  source.edits.push({ ...span, pieces });
  return read.nodes;
}
