// The page's tree as the document will hold it: hast without positions, with ids, a single h1 in front, and numbers
// where addresses belong. One walk does it all.
import GithubSlugger, { slug } from 'github-slugger';
import type { ElementContent, RootContent as HastContent, Element as HastElement, Root as HastRoot } from 'hast';
import type { Code, Root as MdastRoot } from 'mdast';
import { type Handler, type State, toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { Element, Node, Root, TocEntry } from '../../schemas/types.ts';
import { readCodeMeta } from './code-meta.ts';
import { highlight, toLines } from './highlight.ts';
import { linkNumber, type PageState } from './source.ts';

export interface Body {
  readonly root: Root;
  readonly toc: TocEntry[];
  readonly anchors: string[];
  /** Plain text of the first paragraph. */
  readonly firstParagraph: string;
}

export interface BodyOptions {
  readonly title: string;
  readonly tocLevels: { readonly from: number; readonly to: number };
}

/** Lists, quotes, emphasis and HTML in one another, in elements. Browsers and validators end a little further on. */
export const MOST_LEVELS = 250;

/** Throws a RangeError for a tree that is too deep to be shown. */
export function toBody(tree: MdastRoot, state: PageState, { title, tocLevels }: BodyOptions): Body {
  const { strings } = state.context;
  const hast = toHast(tree, {
    handlers: handlers(state),
    footnoteLabel: strings.footnotes,
    footnoteBackLabel: (reference, repeat) =>
      strings.backToReference.replace('{reference}', `${reference + 1}${repeat > 1 ? `-${repeat}` : ''}`),
  }) as HastRoot;

  const children = hast.children;
  const isH1 = (node: HastContent | undefined): boolean => node?.type === 'element' && node.tagName === 'h1';
  const leading = children.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  const hasOwnH1 = isH1(children[leading]);
  if (!hasOwnH1) {
    children.unshift(
      { type: 'element', tagName: 'h1', properties: {}, children: [{ type: 'text', value: title }] },
      { type: 'text', value: '\n' },
    );
  }

  const slugger = new GithubSlugger();
  visit(hast, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') slugger.occurrences[id] ??= 0;
  });
  const anchors: string[] = [];
  const headings: Omit<TocEntry, 'children'>[] = [];
  let firstH1 = true;
  let firstParagraph = '';

  const finish = (node: HastContent | ElementContent, depth: number): Node[] => {
    if (depth > MOST_LEVELS) throw new RangeError('Too deep.');
    if (node.type === 'text') return [{ type: 'text', value: withLineFeeds(node.value) }];
    if (node.type !== 'element') return [];
    const level = /^h[1-6]$/.test(node.tagName) ? Number(node.tagName[1]) : 0;
    const properties = propertiesOf(node);
    let tagName = node.tagName;
    if (level === 1 && !firstH1) tagName = 'h2';
    const isMade = level === 1 && firstH1 && !hasOwnH1;
    if (level === 1) firstH1 = false;
    const isFootnotes = properties.id === 'footnote-label';
    if ((level > 0 && !isMade && !isFootnotes) || tagName === 'doc-tab') {
      const text = tagName === 'doc-tab' ? String(properties.label) : hastText(node);
      properties.id ??= slugger.slug(slug(asciiOf(text)) || 'section');
      const shown = level === 1 && tagName === 'h2' ? 2 : level;
      if (shown >= tocLevels.from && shown <= tocLevels.to) {
        headings.push({ anchor: String(properties.id), text: text.trim().replace(/\s+/g, ' '), level: shown });
      }
    }
    if (typeof properties.id === 'string') anchors.push(properties.id);
    if (tagName === 'p' && firstParagraph === '') firstParagraph = hastText(node).trim().replace(/\s+/g, ' ');
    return [
      {
        type: 'element',
        tagName,
        properties,
        children: node.children.flatMap((child) => finish(child, depth + 1)),
      } as Element,
    ];
  };
  const root: Root = { type: 'root', children: children.flatMap((child) => finish(child, 1)) };
  return { root, toc: nest(headings), anchors, firstParagraph };
}

/** Folds accents, so that an address can be typed and read aloud: "1ª Movimentação" gives `1a-movimentacao`. */
const asciiOf = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');

/** A file's line endings are not part of what it says. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

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

function propertiesOf(node: HastElement): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'checked') properties.checked = value;
    else if (name === 'dataFootnoteRef' || name === 'dataFootnotes') properties[name] = true;
    else if (name === 'dataFootnoteBackref') properties[name] = String(value);
    else if (ADDRESSES.has(name)) properties[name] = linkNumber(value) ?? value;
    else properties[name] = typeof value === 'string' ? withLineFeeds(value) : value;
  }
  return properties;
}

function nest(headings: readonly Omit<TocEntry, 'children'>[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const heading of headings) {
    const entry: TocEntry = { ...heading, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

function handlers(page: PageState): Record<string, Handler> {
  const container: Handler = (state: State, node) => {
    const element: HastElement = {
      type: 'element',
      tagName: 'div',
      properties: {},
      children: state.wrap(state.all(node), true),
    };
    return state.applyData(node, element);
  };
  const leaf: Handler = (state: State, node) => {
    const element: HastElement = { type: 'element', tagName: 'div', properties: {}, children: state.all(node) };
    return state.applyData(node, element);
  };
  return { code: codeHandler(page), containerDirective: container, leafDirective: leaf, htmlElement: leaf };
}

function codeHandler(page: PageState): Handler {
  return (_state: State, node: Code) => {
    const value = node.value ? `${node.value}\n` : '';
    const meta = readCodeMeta(node.meta ?? '');
    let children = highlight(value, node.lang ?? undefined);
    if (meta.marked.size > 0 || meta.lineNumbers) children = toLines(children, meta.marked);
    const pre: HastElement = {
      type: 'element',
      tagName: 'pre',
      properties: {
        ...(meta.title && { title: meta.title }),
        ...(meta.lineNumbers && { dataLineNumbers: true }),
      },
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: node.lang ? { className: [`language-${node.lang.replace(/[^A-Za-z0-9_-]/g, '-')}`] } : {},
          children,
        },
      ],
    };
    const diagram = page.diagrams.get(node)?.drawn;
    if (!diagram) return pre;
    const { type, title, description, svg } = diagram;
    return {
      type: 'element',
      tagName: 'doc-diagram',
      properties: { diagramType: type, label: title || type, ...(description && { description }) },
      children: [...(svg ? [svg as unknown as HastElement] : []), pre],
    };
  };
}
