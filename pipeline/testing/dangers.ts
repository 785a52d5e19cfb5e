// What could harm a reader in what is published, found as the programs that show it would: Markdown by a renderer that lets
// HTML through, HTML by a browser's parser.
import type { Nodes } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from '../../schemas/types.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Elements that run nothing and ask for nothing, as Markdown makes them and content may hold them. */
const HARMLESS = new Set(
  (
    'a abbr blockquote br code del details em h1 h2 h3 h4 h5 h6 hr img input ins kbd li mark ol p pre section span strong ' +
    'sub summary sup table tbody td th thead tr ul'
  ).split(' '),
);

const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data', 'xlink:href']);

function isSafe(address: string): boolean {
  try {
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://site.example/').protocol);
  } catch {
    return true;
  }
}

type Element = DefaultTreeAdapterTypes.Element;

function dangersIn(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  isAllowed: (element: Element) => boolean,
): string[] {
  return nodes.flatMap((node) => {
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    const { tagName, attrs, childNodes } = node;
    const element = isAllowed(node) ? [] : [`<${tagName}>`];
    const attributes = attrs.flatMap(({ name, value }) => {
      const isDanger = name.startsWith('on') || name === 'style' || (ADDRESSES.has(name) && !isSafe(value));
      return isDanger ? [`<${tagName} ${name}="${value}">`] : [];
    });
    return [...element, ...attributes, ...dangersIn(childNodes, isAllowed)];
  });
}

/** A block of JSON, which no browser runs. Whatever ended it too early would leave half of it. */
function isData(attrs: Element['attrs'], childNodes: Element['childNodes']): boolean {
  const [text, ...more] = childNodes;
  if (attrs.length !== 1 || attrs[0]?.name !== 'type' || attrs[0].value !== 'application/ld+json') return false;
  if (!text || more.length > 0 || !defaultTreeAdapter.isTextNode(text)) return false;
  try {
    return JSON.parse(text.value) !== null;
  } catch {
    return false;
  }
}

/** What of a text comes to life where it is shown as Markdown. */
export const dangersInMarkdown = (text: string): string[] =>
  dangersIn(
    parseFragment(htmlOf(toHast(markdown.parse(text), { allowDangerousHtml: true }))).childNodes,
    ({ tagName }) => HARMLESS.has(tagName),
  );

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function htmlOf(node: Nodes): string {
  if (node.type === 'text') return escaped(node.value);
  if (node.type === 'raw') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  const inside = node.children.map(htmlOf).join('');
  if (node.type === 'root') return inside;
  const { href, src } = node.properties;
  const address = href ?? src;
  const attribute = address === undefined ? '' : ` ${src === undefined ? 'href' : 'src'}="${escaped(String(address))}"`;
  return `<${node.tagName}${attribute}>${/^(?:br|hr|img|input)$/.test(node.tagName) ? '' : `${inside}</${node.tagName}>`}`;
}

/** What of a page a browser would run or fetch, beside the application. */
export function dangersInHtml(html: string): string[] {
  return dangersIn(parse(html).childNodes, ({ tagName, attrs, childNodes }) => {
    if (/^(?:base|embed|frame|iframe|object|style|template)$/.test(tagName)) return false;
    const isOwn = attrs.some(({ name, value }) => name === 'src' && value.startsWith('/assets/'));
    return tagName !== 'script' || (isOwn && childNodes.length === 0) || isData(attrs, childNodes);
  });
}

/** Addresses of a document that are none. */
export function dangersInNodes(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    const { href, src, poster, captions } = node.properties;
    const unsafe = [href, src, poster, captions].filter((address) => address !== undefined && !isSafe(address));
    return [...unsafe.map((address) => `<${node.tagName} ${address}>`), ...dangersInNodes(node.children)];
  });
}
