// The components that Docusaurus has, as what docs-build has for each.
import type { Nodes } from 'mdast';
import { END_OF_MADE, madeOpening } from '../nest-containers.ts';
import { isObject } from '../script/evaluate.ts';
import { asFence } from '../tag-to-markdown.ts';
import { attributesOf, valuesOf } from './attributes.ts';
import type { Element, Reading } from './reading.ts';

/** What stands in the place of a component; undefined where nobody knows it. */
export function componentToMarkdown(node: Element, reading: Reading): string | undefined {
  const name = node.name ?? '';
  const part = reading.module.parts.get(name);
  if (part !== undefined) {
    if (node.attributes.length > 0) reading.leave('Values that a part is given', writtenOf(node, reading));
    return `::include{src="${part}"}`;
  }
  return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name]?.(node, reading) : undefined;
}

const writtenOf = (node: Element, { text }: Reading): string =>
  text.slice(node.position?.start.offset, node.position?.end.offset);

type Component = (node: Element, reading: Reading) => string;

const inner: Component = (node, reading) => reading.inner(node);

/** Nothing of it is text. */
const without =
  (cause: string): Component =>
  (node, reading) => {
    reading.leave(cause, writtenOf(node, reading));
    return '';
  };

const COMPONENTS: Readonly<Record<string, Component>> = {
  Tabs: tabs,
  TabItem: (node, reading) => tab(node, new Map(), reading),
  Admonition: (node, reading) => {
    const attributes = attributesOf(node, reading);
    const kind = KINDS[attributes.get('type') ?? 'note'] ?? 'note';
    return container(kind + label(attributes.get('title')), reading.inner(node));
  },
  CodeBlock: (node, reading) => {
    const { language = '', title, metastring, showLineNumbers } = Object.fromEntries(valuesOf(node, reading));
    const words = [title && `title="${title}"`, metastring, showLineNumbers && 'showLineNumbers'].filter(Boolean);
    const code = reading.inner(node);
    return asFence(/^(`{3,})\w*\n([\s\S]*)\n\1$/.exec(code)?.[2] ?? code, [language, ...words].join(' ').trim());
  },
  Link: (node, reading) => {
    const attributes = attributesOf(node, reading);
    const to = attributes.get('to') ?? attributes.get('href');
    return to ? `[${reading.inner(node)}](${to})` : reading.inner(node);
  },
  ThemedImage: (node, reading) => {
    const { sources, alt } = Object.fromEntries(valuesOf(node, reading));
    const light = isObject(sources) ? sources.light : undefined;
    if (typeof light !== 'string') return asFence(writtenOf(node, reading), 'jsx');
    reading.leave('Pictures of the dark colour mode', writtenOf(node, reading));
    return `![${alt ?? ''}](${light})`;
  },
  BrowserOnly: inner,
  Translate: inner,
  details,
  Details: details,
  // Its container has taken it.
  summary: () => '',
  TOCInline: without('Tables of contents, which every page has beside its text'),
  DocCardList: without('Lists of cards of a category, which its entries in the sidebar stand for'),
  Head: without('What a page puts into the head of its HTML'),
};

const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  important: 'info',
  secondary: 'note',
  success: 'tip',
};

const label = (text: string | undefined): string => (text ? `[${text.replace(/[[\]]/g, '\\$&')}]` : '');

const container = (opening: string, text: string): string =>
  `\n\n${madeOpening(`:::${opening}`)}\n\n${text}\n\n${END_OF_MADE}\n\n`;

function details(node: Element, reading: Reading): string {
  const isSummary = (each: Nodes): each is Element => 'name' in each && each.name === 'summary';
  const held = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
  const summary = held.find(isSummary);
  const said = summary
    ? reading.inner(summary).replace(/\s+/g, ' ').trim()
    : attributesOf(node, reading).get('summary');
  const open = attributesOf(node, reading).has('open') ? '{open}' : '';
  return container(`details[${said || 'Details'}]${open}`, reading.inner(node));
}

function tabs(node: Element, reading: Reading): string {
  // Nextra names the tabs in the order they stand in.
  const { groupId, values, items: names } = Object.fromEntries(valuesOf(node, reading));
  const labels = new Map(
    (Array.isArray(values) ? values : []).flatMap((value): [string, string][] =>
      isObject(value) ? [[String(value.value), String(value.label ?? value.value)]] : [],
    ),
  );
  const items = node.children.flatMap((child): Element[] => {
    if (child.type === 'mdxJsxFlowElement') return [child];
    // On one line they are a paragraph.
    return child.type === 'paragraph' ? child.children.filter((each) => each.type === 'mdxJsxTextElement') : [];
  });
  const group = typeof groupId === 'string' ? `{group="${groupId}"}` : '';
  return container(
    `tabs${group}`,
    items.map((item, i) => tab(item, labels, reading, Array.isArray(names) ? names[i] : undefined).trim()).join('\n\n'),
  );
}

function tab(node: Element, labels: ReadonlyMap<string, string>, reading: Reading, name?: unknown): string {
  const attributes = attributesOf(node, reading);
  const value = attributes.get('value') ?? (typeof name === 'string' ? name : '');
  return container(
    `tab${label(attributes.get('label') ?? labels.get(value) ?? (value || 'Tab'))}`,
    reading.inner(node),
  );
}
