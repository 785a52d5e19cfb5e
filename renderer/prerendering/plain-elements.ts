// One writer for each element that is written without React.

import { fillIn } from '../../schemas/fill-in.ts';
import type { AdmonitionKind, Element, Node, Nodes, Properties, TagName } from '../../schemas/types.ts';
import { codeBlockClass, languageOf } from '../body/CodeBlock.tsx';
import { headingNameId } from '../body/Heading.tsx';
import { readCode } from '../body/InlineCode.tsx';
import { childElements, isElement, textOf } from '../body/node.ts';
import { factsOf, tableBoxClass } from '../body/Table.tsx';
import type { TableFacts } from '../body/TableContext.ts';
import { cellClass, cellKind } from '../body/TableRow.tsx';
import { leavesSite } from '../navigation/SiteLink.tsx';
import type { Site } from '../site/SiteContext.ts';
import { attribute, BETWEEN_TEXTS, escaped } from './react-text.ts';

/** Thrown from the depths of an element that turns out not to be plain. */
export const NOT_PLAIN = Symbol('not plain');

/** What writers need of the site. */
export interface PlainSite {
  readonly strings: Site['nav']['strings'];
  copyButton(name: string): string;
  /** An admonition's markup before its name, between name and title, between title and text, and after it. */
  aroundAdmonition(kind: AdmonitionKind): readonly string[];
}

type Writer = (element: Element, table: TableFacts, site: PlainSite) => string;

export const NO_TABLE: TableFacts = { headers: [], isCards: false, hasRowNames: false, hasSentences: [] };

/** Markup of an element; throws NOT_PLAIN for one that has no writer, or holds one that has none. */
export const writeElement: Writer = (element, table, site) => {
  const writer = WRITERS[element.tagName];
  if (writer === undefined) throw NOT_PLAIN;
  return writer(element, table, site);
};

function writeAll(nodes: Nodes, table: TableFacts, site: PlainSite): string {
  let markup = '';
  let before: Node['type'] | undefined;
  for (const node of nodes) {
    if (node.type === 'element') markup += writeElement(node, table, site);
    else if (node.value !== '') markup += (before === 'text' ? BETWEEN_TEXTS : '') + escaped(node.value);
    before = node.type;
  }
  return markup;
}

const plain: Writer = ({ tagName, properties, children }, table, site) =>
  `<${tagName}${plainAttributes(properties)}>${writeAll(children, table, site)}</${tagName}>`;

const empty: Writer = ({ tagName, properties }) => `<${tagName}${plainAttributes(properties)}/>`;

/** White space between the parts of a table means nothing, and React takes it for an error. */
const tablePart: Writer = ({ tagName, properties, children }, table, site) =>
  `<${tagName}${plainAttributes(properties)}>${writeAll(withoutSpace(children), table, site)}</${tagName}>`;

const heading: Writer = (element, table, site) => {
  const { tagName, properties, children } = element;
  const { id, className, ...others } = properties;
  if (hasAny(others)) throw NOT_PLAIN;
  const start = `<${tagName}${attribute('id', id)}${attribute('class', className?.join(' '))}`;
  const inside = writeAll(children, table, site);
  if (tagName === 'h1') return `${start} tabindex="-1">${inside}</h1>`;
  if (id === undefined || className?.includes('sr-only')) return `${start}><span>${inside}</span></${tagName}>`;
  const name = fillIn(site.strings.headingLink, { heading: textOf(element) });
  const link = `<a class="heading-link"${attribute('href', `#${encodeURIComponent(id)}`)}${attribute('aria-label', name)}></a>`;
  const nameId = headingNameId(id);
  const named = `${start}${attribute('aria-labelledby', nameId)}><span${attribute('id', nameId)}>`;
  return `${named}${inside}</span>${link}</${tagName}>`;
};

const listItem: Writer = ({ properties, children }, table, site) => {
  const { id, className, ...others } = properties;
  if (hasAny(others) || className?.includes('task-list-item')) throw NOT_PLAIN;
  const attributes = attribute('id', id) + attribute('class', className?.join(' '));
  return `<li${attributes}>${writeAll(children, table, site)}</li>`;
};

const code: Writer = (element, table, site) => {
  const { method, parts } = readCode(element);
  const before = method === undefined ? '' : `<span class="method" data-method="${method}">${method}</span>`;
  const inside = before + (parts?.map(escaped).join('<wbr/>') ?? writeAll(element.children, table, site));
  return `<code${attribute('class', element.properties.className?.join(' '))} translate="no">${inside}</code>`;
};

const link: Writer = ({ properties, children }, table, site) => {
  const { href = '#', id, className, title, lang, dataFile, ...others } = properties;
  if (hasAny(others)) throw NOT_PLAIN;
  const attributes =
    attribute('href', href) +
    attribute('id', id) +
    attribute('class', className?.join(' ')) +
    attribute('title', title) +
    attribute('lang', lang) +
    attribute('data-file', dataFile && '');
  const inside = writeAll(children, table, site);
  if (!leavesSite(href)) return `<a${attributes}>${inside}</a>`;
  const note = `<span class="sr-only"> (${escaped(site.strings.externalLink)})</span>`;
  return `<a${attributes} rel="noopener" data-external=""><span>${inside}</span>${note}</a>`;
};

const codeBlock: Writer = (element, table, site) => {
  const { title } = element.properties;
  const label = (name: string, text: string | undefined): string =>
    text === undefined ? '' : `<span class="${name}" translate="no">${escaped(text)}</span>`;
  const language = languageOf(element);
  const copyButton = site.copyButton(fillIn(site.strings.copyCode, { name: title ?? language ?? '' }));
  const head = label('code-title', title) + label('code-language', language) + copyButton;
  const pre = `<pre translate="no">${writeAll(element.children, table, site)}</pre>`;
  return `<div class="${codeBlockClass(element)}"><div class="code-head">${head}</div>${pre}</div>`;
};

const admonition: Writer = ({ properties, children }, table, site) => {
  const { kind = 'note', ...others } = properties;
  if (hasAny(others)) throw NOT_PLAIN;
  const label = children.find((child) => isElement(child, 'doc-label')) as Element | undefined;
  const [beforeName, beforeTitle, beforeText, after] = site.aroundAdmonition(kind);
  const name = escaped(label ? textOf(label) : site.strings[kind]);
  const title = label ? writeAll(label.children, table, site) : escaped(site.strings[kind]);
  const text = label ? children.filter((child) => child !== label) : children;
  return `${beforeName}${name}${beforeTitle}${title}${beforeText}${writeAll(text, table, site)}${after}`;
};

const tableBox: Writer = (element, _, site) => {
  const facts = factsOf(element);
  const attributes = facts.isCards ? ' class="table-cards" role="table"' : ' class=""';
  const table = `<table${attributes}>${writeAll(withoutSpace(element.children), facts, site)}</table>`;
  return `<div class="${tableBoxClass(facts)}"><div class="table-scroll">${table}</div></div>`;
};

const tableRow: Writer = (element, table, site) => {
  const cells = childElements(element, 'th', 'td').map((cell, column) => {
    const { tag, scope, role } = cellKind(cell, column, table);
    const attributes =
      attribute('class', cellClass(cell, column, table)) +
      attribute('scope', scope) +
      (scope === 'col' ? '' : attribute('data-label', table.headers[column])) +
      (table.isCards ? ` role="${role}"` : '');
    const inside = writeAll(cell.children, table, site);
    return `<${tag}${attributes}>${table.isCards ? `<div class="cell">${inside}</div>` : inside}</${tag}>`;
  });
  return `<tr${table.isCards ? ' role="row"' : ''}>${cells.join('')}</tr>`;
};

/** Elements that are written without React. */
export const WRITERS: Partial<Record<TagName, Writer>> = {
  abbr: plain,
  blockquote: plain,
  br: empty,
  del: plain,
  em: plain,
  hr: empty,
  ins: plain,
  kbd: plain,
  mark: plain,
  ol: plain,
  p: plain,
  span: plain,
  strong: plain,
  sub: plain,
  sup: plain,
  ul: plain,
  tbody: tablePart,
  thead: tablePart,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  li: listItem,
  code,
  a: link,
  pre: codeBlock,
  'doc-admonition': admonition,
  table: tableBox,
  tr: tableRow,
};

const withoutSpace = (nodes: Nodes): Nodes => nodes.filter((node) => node.type !== 'text' || /\S/.test(node.value));

function hasAny(properties: object): boolean {
  for (const _ in properties) return true;
  return false;
}

/** Attributes of an element that has no component: the few that such elements have. */
function plainAttributes(properties: Properties): string {
  let markup = '';
  for (const name in properties) {
    if (name === 'className') markup += attribute('class', properties.className?.join(' '));
    else if (name === 'id' || name === 'title' || name === 'lang') markup += attribute(name, properties[name]);
    else if (name === 'start') markup += attribute('start', String(properties.start));
    else throw NOT_PLAIN;
  }
  return markup;
}
