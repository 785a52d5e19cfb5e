// The page's tree as the document will hold it: hast without positions, with ids, a single h1 in front, and numbers
// where addresses belong. One walk does it all.
import GithubSlugger from 'github-slugger';
import type { ElementContent, RootContent as HastContent, Element as HastElement, Root as HastRoot } from 'hast';
import type { Code, RootContent as MdastContent, Root as MdastRoot, Node } from 'mdast';
import { type Handler, type State, toHast } from 'mdast-util-to-hast';
import type { TagName } from '../../schemas/types.ts';
import { highlight, toLines } from './highlight.ts';
import type { BodyElement, BodyNode, TocLevels } from './parsed-page.ts';
import { slugOf } from './slug-of.ts';
import { linkNumber, type PageState } from './source.ts';

export interface Body {
  readonly nodes: readonly BodyNode[];
  /** Ids of the headings within the levels of the table of contents. */
  readonly headings: string[];
  readonly anchors: string[];
  /** Plain text of the first paragraph. */
  readonly firstParagraph: string;
}

export interface BodyOptions {
  readonly title: string;
  readonly tocLevels: TocLevels;
}

/** Lists, quotes, emphasis and HTML in one another, in elements. Browsers and validators end a little further on. */
export const MOST_LEVELS = 250;

/** Throws a RangeError for a tree that is too deep to be shown. */
export function toBody(nodes: readonly MdastContent[], state: PageState, { title, tocLevels }: BodyOptions): Body {
  const children = convert(nodes, state);
  const isH1 = (node: HastContent | undefined): boolean => node?.type === 'element' && node.tagName === 'h1';
  const leading = children.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  const hasOwnH1 = isH1(children[leading]);
  if (!hasOwnH1) {
    children.unshift(elementOf('h1', {}, [{ type: 'text', value: title }]), { type: 'text', value: '\n' });
  }

  const slugger = new GithubSlugger();
  for (const node of children) reserveIds(node, slugger);
  const anchors: string[] = [];
  const headings: string[] = [];
  let firstH1 = true;
  let firstParagraph = '';

  const pack = (node: HastContent | ElementContent, depth: number, into: BodyNode[]): void => {
    if (depth > MOST_LEVELS) throw new RangeError('Too deep.');
    if (node.type === 'text') into.push(withLineFeeds(node.value));
    if (node.type !== 'element') return;
    let { tagName } = node;
    const level = HEADING_LEVELS[tagName] ?? 0;
    const properties = propertiesOf(node);
    let id = properties?.id;
    if (level === 1 && !firstH1) tagName = 'h2';
    const isMade = level === 1 && firstH1 && !hasOwnH1;
    if (level === 1) firstH1 = false;
    const isFootnotes = id === 'footnote-label';
    let shownProperties = properties;
    if ((level > 0 && !isMade && !isFootnotes) || tagName === 'doc-tab') {
      const text = tagName === 'doc-tab' ? String(node.properties.label) : hastText(node);
      id ??= slugger.slug(slugOf(text.trim().replace(/\s+/g, ' ')) || 'section');
      shownProperties = { ...properties, id };
      const shown = level === 1 && tagName === 'h2' ? 2 : level;
      if (shown >= tocLevels.from && shown <= tocLevels.to) headings.push(String(id));
    }
    if (typeof id === 'string') anchors.push(id);
    if (tagName === 'p' && firstParagraph === '') firstParagraph = hastText(node).trim().replace(/\s+/g, ' ');
    // Whatever else the tree might hold, the schema of documents refuses.
    const packed: BodyElement = [tagName as TagName, (shownProperties ?? 0) as BodyElement[1]];
    for (const child of node.children) pack(child, depth + 1, packed as BodyNode[]);
    into.push(packed);
  };
  const packed: BodyNode[] = [];
  for (const child of children) pack(child, 1, packed);
  return { nodes: packed, headings, anchors, firstParagraph };
}

const HEADING_LEVELS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** What a page says, out of reach of the library's own search for definitions, which takes longer than converting. */
interface PageContent extends Node {
  readonly type: 'pageContent';
  readonly nodes: readonly MdastContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    pageContent: PageContent;
  }
}

function convert(nodes: readonly MdastContent[], page: PageState): HastContent[] {
  const { strings } = page.context;
  const pageContent: Handler = (state: State, node: PageContent) => {
    // Positions served the diagnostics; a document has none.
    state.patch = () => {};
    // One element, for the library hands several on as arguments of a call, of which there may be too many.
    const all = state.all({ type: 'root', children: [...node.nodes] });
    return elementOf('div', {}, state.wrap(all) as ElementContent[]);
  };
  const root: MdastRoot = { type: 'root', children: [...page.definitions, { type: 'pageContent', nodes }] };
  const { children } = toHast(root, {
    handlers: { ...handlers(page), pageContent },
    footnoteLabel: strings.footnotes,
    footnoteBackLabel: (reference, repeat) =>
      strings.backToReference.replace('{reference}', `${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`),
  }) as HastRoot;
  const [content, ...footnotes] = children;
  return [...(content?.type === 'element' ? content.children : []), ...footnotes];
}

/** Ids that are set already are no choice for those that are made from texts. */
function reserveIds(node: HastContent, slugger: GithubSlugger): void {
  if (node.type !== 'element') return;
  const { id } = node.properties;
  if (typeof id === 'string') slugger.occurrences[id] ??= 0;
  for (const child of node.children) reserveIds(child, slugger);
}

/** A file's line endings are not part of what it says. */
const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/** What a reader hears: the number of a footnote is no part of the sentence. */
function hastText(node: HastContent): string {
  if (node.type === 'text') return withLineFeeds(node.value);
  if (node.type === 'element') {
    if (node.tagName === 'br') return ' ';
    if (node.tagName === 'img') return String(node.properties.alt ?? '');
    if (node.properties.dataFootnoteRef) return '';
  }
  return 'children' in node ? node.children.map(hastText).join('') : '';
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'captions']);

function propertiesOf(node: HastElement): Record<string, unknown> | undefined {
  let properties: Record<string, unknown> | undefined;
  for (const name in node.properties) {
    const value = node.properties[name];
    if (value === undefined || value === null || value === false) continue;
    properties ??= {};
    if (name === 'checked') properties.checked = value;
    else if (name === 'dataFootnoteRef' || name === 'dataFootnotes') properties[name] = true;
    else if (name === 'dataFootnoteBackref') properties[name] = String(value);
    else if (ADDRESSES.has(name)) properties[name] = linkNumber(value) ?? value;
    else properties[name] = typeof value === 'string' ? withLineFeeds(value) : value;
  }
  return properties;
}

const elementOf = (
  tagName: string,
  properties: HastElement['properties'],
  children: HastElement['children'],
): HastElement => ({ type: 'element', tagName, properties, children });

function handlers(page: PageState): Record<string, Handler> {
  const container: Handler = (state: State, node) =>
    state.applyData(node, elementOf('div', {}, state.wrap(state.all(node), true)));
  const leaf: Handler = (state: State, node) => state.applyData(node, elementOf('div', {}, state.all(node)));
  return { code: codeHandler(page), containerDirective: container, leafDirective: leaf, htmlElement: leaf };
}

function codeHandler(page: PageState): Handler {
  return (_state: State, node: Code) => {
    const value = node.value ? `${node.value}\n` : '';
    const meta = node.data?.fence;
    let children = highlight(value, node.lang ?? undefined);
    if (meta && (meta.marked.size > 0 || meta.lineNumbers)) children = toLines(children, meta.marked);
    const className = node.lang && `language-${node.lang.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    const about = {
      ...(meta?.title && { title: meta.title }),
      ...(meta?.lineNumbers && { dataLineNumbers: true }),
    };
    const pre = elementOf('pre', about, [elementOf('code', className ? { className: [className] } : {}, children)]);
    const diagram = page.diagrams.get(node)?.drawn;
    if (!diagram) return pre;
    const { type, title, description, svg } = diagram;
    const properties = { diagramType: type, label: title || type, ...(description && { description }) };
    return elementOf('doc-diagram', properties, [...(svg ? [svg as unknown as HastElement] : []), pre]);
  };
}
