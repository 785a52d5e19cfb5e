// HTML in Markdown: a short allow-list becomes elements, everything else is taken out and reported. Nothing vanishes
// silently and nothing passes through as text for a browser to interpret.
import type { Html, Parent, RootContent } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import { escapeMarks } from './escape-text.ts';
import { editBlock, editInLine, removeBlock, type WrittenToken } from './html-edits.ts';
import { offsetsIn } from './html-offsets.ts';
import { endsReported, holdsNoText, reportRemovedTag } from './html-removed.ts';
import { BLOCK_TAGS, isAllowed, isVoid, type OpenTag, readTag, type ToOffset } from './html-tags.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';
import { checkComment, reportRawMarkdown } from './other-markup.ts';
import { isBlock } from './phrasing.ts';
import { report, type Source, spanOf } from './source.ts';

/** An element of the allow-list. mdast-util-to-hast converts it by its `data`. */
export interface HtmlElement extends Parent {
  type: 'htmlElement';
  children: RootContent[];
  data: { hName: string; hProperties: Record<string, string | number | boolean> };
}

declare module 'mdast' {
  interface RootContentMap {
    htmlElement: HtmlElement;
  }
}

const SILENCE = /^\s*docs-build-disable-next-line\s([\s\S]*)$/;

/** An element whose end has not come yet. */
interface Open {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Undefined for one that was taken out: so is its closing tag, which was reported with it. */
  readonly element?: HtmlElement;
  readonly siblings: RootContent[];
}

interface OpenElement extends Open {
  readonly element: HtmlElement;
}

/** What there is of HTML among siblings so far. */
interface Nesting {
  readonly root: RootContent[];
  /** What is open, by name, the innermost last. */
  readonly open: Map<string, Open[]>;
  /** Those of them that are elements, whatever their name. */
  readonly elements: OpenElement[];
  readonly source: Source;
  readonly tags: Map<HtmlElement, WrittenToken[]>;
  /** How many closing tags of a name are still to come. */
  readonly closings: Map<string, number>;
  /** The element that nothing is read of. */
  opaque?: { readonly name: string; readonly start: number } | undefined;
  /** Where such elements stand. */
  readonly unread: Span[];
}

/**
 * Turns the html nodes among siblings into elements that hold the nodes between their tags. In a line the nodes are tags,
 * elsewhere blocks of HTML.
 */
export function nestHtml(children: readonly RootContent[], isLine: boolean, source: Source): readonly RootContent[] {
  if (!children.some((child) => child.type === 'html')) return children;
  const nesting: Nesting = {
    root: [],
    open: new Map(),
    elements: [],
    source,
    tags: new Map(),
    closings: new Map(),
    unread: [],
  };
  const tokens = new Map<Html, HtmlToken[]>();
  for (const child of children) {
    if (child.type !== 'html') continue;
    const found = htmlTokens(child.value);
    tokens.set(child, found);
    for (const token of found) if (token.type === 'close') count(nesting.closings, token.name, 1);
  }
  const written = new Map<Html, WrittenToken[]>();
  for (const child of children) {
    if (child.type === 'html') written.set(child, takeHtml(child, tokens.get(child) ?? [], isLine, nesting));
    else if (!nesting.opaque) into(nesting).push(child);
    else if (!isLine) removeBlock(child, source);
  }
  const last = children.at(-1);
  if (nesting.opaque && last) nesting.unread.push({ start: nesting.opaque.start, end: spanOf(last).end });
  closeDownTo(0, nesting);
  if (isLine) {
    for (const span of nesting.unread) source.removals.push(span);
    for (const tokens of written.values()) editInLine(tokens, source);
  } else for (const [node, tokens] of written) editBlock(node, tokens, source);
  return nesting.root;
}

const into = ({ elements, root }: Nesting): RootContent[] => elements.at(-1)?.element.children ?? root;

const count = (counts: Map<string, number>, name: string, by: number): unknown =>
  counts.set(name, (counts.get(name) ?? 0) + by);

function takeHtml(node: Html, tokens: readonly HtmlToken[], isLine: boolean, nesting: Nesting): WrittenToken[] {
  const offsetOf = offsetsIn(node, nesting.source);
  if (!isLine) reportRawMarkdown(tokens, offsetOf, nesting.source);
  return tokens.map((token) => {
    // Nothing of it is kept, unless something is said.
    const written: WrittenToken = {
      token,
      start: offsetOf(token.start),
      end: offsetOf(token.end),
      pieces: [],
      isChanged: true,
    };
    take(written, node, offsetOf, nesting);
    return written;
  });
}

function take(written: WrittenToken, node: Html, offsetOf: ToOffset, nesting: Nesting): void {
  const { token, start, end } = written;
  const { opaque, source } = nesting;
  if (token.type === 'close') count(nesting.closings, token.name, -1);
  if (opaque) {
    if (token.type !== 'close' || token.name !== opaque.name) return;
    nesting.unread.push({ start: opaque.start, end });
    nesting.opaque = undefined;
    return;
  }
  switch (token.type) {
    case 'text':
      written.pieces = [escapeMarks(token.value)];
      // Of what is no tag by the grammar of CommonMark a browser may still make one.
      written.isChanged = node.value.slice(token.start, token.end).includes('<');
      if (token.value.trim() !== '') into(nesting).push({ type: 'text', value: token.value });
      return;
    case 'comment':
      takeSilence(token.value, start, end, source);
      checkComment(token.value, written, source);
      return;
    case 'other':
      removed('An HTML declaration', written, nesting);
      return;
    case 'open':
      open(written, token, offsetOf, nesting);
      return;
    case 'close':
      close(written, token.name, nesting);
  }
}

function open(written: WrittenToken, tag: OpenTag, offsetOf: ToOffset, nesting: Nesting): void {
  const { name } = tag;
  const { source, tags } = nesting;
  const { start, end } = written;
  const siblings = into(nesting);
  const isStray = name === 'summary' && !takesSummary(nesting);
  if (!isAllowed(name) || isStray) {
    const text = source.lines.text.slice(start, end);
    if (isStray) removed(`HTML element "${text}"`, written, nesting, 'It stands in "<details>", once.');
    else reportRemovedTag(name, written, source);
    divide(written, name, siblings);
    // What is not closed ends nowhere: it would take the rest of the page with it.
    const isClosed = (nesting.closings.get(name) ?? 0) > 0;
    if (isClosed && !tag.selfClosing && holdsNoText(name, text)) nesting.opaque = { name, start };
    else opened({ name, start, end, siblings }, nesting);
    return;
  }
  const { properties, pieces, isChanged } = readTag(tag, offsetOf, source);
  Object.assign(written, { pieces, isChanged });
  const element: HtmlElement = { type: 'htmlElement', data: { hName: name, hProperties: properties }, children: [] };
  siblings.push(element);
  if (isVoid(name)) return;
  tags.set(element, [written]);
  const tagged = { name, start, end, element, siblings };
  opened(tagged, nesting);
  nesting.elements.push(tagged);
}

/** Where a block was, two words are not one. */
function divide(written: WrittenToken, name: string, siblings: RootContent[]): void {
  if (!BLOCK_TAGS.has(name)) return;
  written.divides = true;
  const last = siblings.at(-1);
  if (last?.type === 'text' && /\S$/.test(last.value)) siblings.push({ type: 'text', value: ' ' });
}

function opened(tag: Open, { open }: Nesting): void {
  const named = open.get(tag.name);
  if (named) named.push(tag);
  else open.set(tag.name, [tag]);
}

function closed(tag: Open, { open }: Nesting): void {
  const named = open.get(tag.name) ?? [];
  named.splice(named.lastIndexOf(tag), 1);
}

const isElement = (node: RootContent, name: string): node is HtmlElement =>
  node.type === 'htmlElement' && node.data.hName === name;

function takesSummary({ elements }: Nesting): boolean {
  const holder = elements.at(-1)?.element;
  return holder?.data.hName === 'details' && !holder.children.some((child) => isElement(child, 'summary'));
}

function close(written: WrittenToken, name: string, nesting: Nesting): void {
  const found = nesting.open.get(name)?.at(-1);
  if (!found) {
    if (endsReported(nesting.source.lines.text.slice(written.start, written.end), nesting.source)) return;
    removed(`The closing tag "</${name}>", which closes nothing,`, written, nesting);
    return;
  }
  if (isOpenElement(found)) {
    closeDownTo(nesting.elements.lastIndexOf(found) + 1, nesting);
    nesting.elements.pop();
    nesting.tags.get(found.element)?.push(written);
    Object.assign(written, { pieces: [`</${name}>`], isChanged: false });
    const isAround = found.element.children.some((child) => isBlock(child) && !isElement(child, 'details'));
    if (isAround && !MAY_HOLD_BLOCKS.has(name)) {
      removed(`HTML element "<${name}>"`, found, nesting, 'It holds words: write it in each paragraph.');
      unwrap(found.element, found.siblings, nesting);
    }
  }
  if (!found.element) divide(written, name, into(nesting));
  closed(found, nesting);
}

const isOpenElement = (tag: Open): tag is OpenElement => tag.element !== undefined;

const MAY_HOLD_BLOCKS = new Set(['del', 'details', 'ins', 'summary']);

/** Takes out what is still open within. */
function closeDownTo(depth: number, nesting: Nesting): void {
  for (const unclosed of nesting.elements.splice(depth).reverse()) {
    const { name, element, siblings } = unclosed;
    closed(unclosed, nesting);
    removed(`The end of "<${name}>" is missing; it`, unclosed, nesting, `Close it with "</${name}>".`);
    unwrap(element, siblings, nesting);
  }
}

/** Leaves what an element holds in its place. A summary is one in its element only. */
function unwrap(element: HtmlElement, siblings: RootContent[], nesting: Nesting): void {
  for (const tag of nesting.tags.get(element) ?? []) Object.assign(tag, { pieces: [], isChanged: true });
  siblings.splice(siblings.lastIndexOf(element), 1, ...element.children);
  for (const child of element.children) if (isElement(child, 'summary')) unwrap(child, siblings, nesting);
}

function removed(what: string, { start, end }: Span, { source }: Nesting, hint?: string): void {
  report(source, { rule: 'html-removed', message: `${what} was taken out.`, start, end, hint });
}

function takeSilence(value: string, start: number, end: number, source: Source): void {
  const rules = SILENCE.exec(value)?.[1]
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (!rules) return;
  const range = source.lines.range(start, end);
  source.page.silences.push({ sourcePath: source.path, line: range.end.line + 1, rules, range });
}
