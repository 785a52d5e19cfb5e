// Markup of the elements that every page has many of, written as text. React writes the same, at five times the cost (without
// this file a cold build of 1,000 pages takes 1.28 times as long): a test compares the two. What is not known here to be
// plain, through and through, is left to React. The nodes are listed.
import { renderToStaticMarkup } from 'react-dom/server';
import type { AdmonitionKind, Element, Node, Nodes, Properties, TagName } from '../../schemas/types.ts';
import { AdmonitionBox } from '../body/Admonition.tsx';
import { codeBlockClass, languageOf } from '../body/CodeBlock.tsx';
import { CopyButton } from '../body/CopyButton.tsx';
import { headingNameId } from '../body/Heading.tsx';
import { readCode } from '../body/InlineCode.tsx';
import { childElements, isElement, textOf } from '../body/node.ts';
import { factsOf, tableBoxClass } from '../body/Table.tsx';
import type { TableFacts } from '../body/TableContext.ts';
import { cellClass, cellKind } from '../body/TableRow.tsx';
import { leavesSite } from '../navigation/SiteLink.tsx';
import { fillIn } from '../site/fill-in.ts';
import { type Site, SiteContext } from '../site/SiteContext.ts';

/** Markup of each node; undefined for one that is not plain, or holds one that is not. */
export type PlainMarkup = (nodes: Nodes) => (string | undefined)[];

/** Thrown from the depths of an element that turns out not to be plain. */
const NOT_PLAIN = Symbol('not plain');

type Writer = (element: Element, table: TableFacts) => string;

export function createPlainMarkup(site: Site): PlainMarkup {
  const { strings } = site.nav;
  const [beforeName = '', afterName = ''] = renderToStaticMarkup(
    <SiteContext value={site}>
      <CopyButton text={() => ''} name={HOLE} />
    </SiteContext>,
  ).split(HOLE);

  const admonitions = new Map<AdmonitionKind, readonly string[]>();
  /** An admonition's markup before its name, between name and title, between title and text, and after it. */
  const admonitionAround = (kind: AdmonitionKind): readonly string[] => {
    const known = admonitions.get(kind);
    if (known) return known;
    const around = renderToStaticMarkup(
      <SiteContext value={site}>
        <AdmonitionBox kind={kind} name={HOLE} title={HOLE}>
          {HOLE}
        </AdmonitionBox>
      </SiteContext>,
    ).split(HOLE);
    admonitions.set(kind, around);
    return around;
  };

  const writeAll = (nodes: Nodes, table: TableFacts): string => {
    let markup = '';
    let before: Node['type'] | undefined;
    for (const node of nodes) {
      if (node.type === 'element') markup += write(node, table);
      else if (node.value !== '') markup += (before === 'text' ? BETWEEN_TEXTS : '') + escaped(node.value);
      before = node.type;
    }
    return markup;
  };
  const write: Writer = (element, table) => {
    const writer = writers[element.tagName];
    if (writer === undefined) throw NOT_PLAIN;
    return writer(element, table);
  };

  const plain: Writer = ({ tagName, properties, children }, table) =>
    `<${tagName}${plainAttributes(properties)}>${writeAll(children, table)}</${tagName}>`;
  const empty: Writer = ({ tagName, properties }) => `<${tagName}${plainAttributes(properties)}/>`;
  /** White space between the parts of a table means nothing, and React takes it for an error. */
  const tablePart: Writer = ({ tagName, properties, children }, table) =>
    `<${tagName}${plainAttributes(properties)}>${writeAll(withoutSpace(children), table)}</${tagName}>`;

  const heading: Writer = ({ tagName, properties, children, ...rest }, table) => {
    const { id, className, ...others } = properties;
    if (hasAny(others)) throw NOT_PLAIN;
    const start = `<${tagName}${attribute('id', id)}${attribute('class', className?.join(' '))}`;
    const inside = writeAll(children, table);
    if (tagName === 'h1') return `${start} tabindex="-1">${inside}</h1>`;
    if (id === undefined || className?.includes('sr-only')) return `${start}><span>${inside}</span></${tagName}>`;
    const name = fillIn(strings.headingLink, { heading: textOf({ tagName, properties, children, ...rest }) });
    const link = `<a class="heading-link"${attribute('href', `#${encodeURIComponent(id)}`)}${attribute('aria-label', name)}></a>`;
    const nameId = headingNameId(id);
    const named = `${start}${attribute('aria-labelledby', nameId)}><span${attribute('id', nameId)}>`;
    return `${named}${inside}</span>${link}</${tagName}>`;
  };

  const writers: Partial<Record<TagName, Writer>> = {
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
    li: ({ properties, children }, table) => {
      const { id, className, ...others } = properties;
      if (hasAny(others) || className?.includes('task-list-item')) throw NOT_PLAIN;
      const attributes = attribute('id', id) + attribute('class', className?.join(' '));
      return `<li${attributes}>${writeAll(children, table)}</li>`;
    },
    code: (element, table) => {
      const { method, parts } = readCode(element);
      const before = method === undefined ? '' : `<span class="method" data-method="${method}">${method}</span>`;
      const inside = before + (parts?.map(escaped).join('<wbr/>') ?? writeAll(element.children, table));
      return `<code${attribute('class', element.properties.className?.join(' '))} translate="no">${inside}</code>`;
    },
    a: ({ properties, children }, table) => {
      const { href = '#', id, className, title, lang, dataFile, ...others } = properties;
      if (hasAny(others)) throw NOT_PLAIN;
      const attributes =
        attribute('href', href) +
        attribute('id', id) +
        attribute('class', className?.join(' ')) +
        attribute('title', title) +
        attribute('lang', lang) +
        attribute('data-file', dataFile && '');
      const inside = writeAll(children, table);
      if (!leavesSite(href)) return `<a${attributes}>${inside}</a>`;
      const note = `<span class="sr-only"> (${escaped(strings.externalLink)})</span>`;
      return `<a${attributes} rel="noopener" data-external=""><span>${inside}</span>${note}</a>`;
    },
    pre: (element, table) => {
      const { title } = element.properties;
      const label = (name: string, text: string | undefined): string =>
        text === undefined ? '' : `<span class="${name}" translate="no">${escaped(text)}</span>`;
      const language = languageOf(element);
      const name = fillIn(strings.copyCode, { name: title ?? language ?? '' });
      const copyButton = beforeName + escaped(name) + afterName;
      const head = label('code-title', title) + label('code-language', language) + copyButton;
      const code = `<pre translate="no">${writeAll(element.children, table)}</pre>`;
      return `<div class="${codeBlockClass(element)}"><div class="code-head">${head}</div>${code}</div>`;
    },
    'doc-admonition': ({ properties, children }, table) => {
      const { kind = 'note', ...others } = properties;
      if (hasAny(others)) throw NOT_PLAIN;
      const label = children.find((child) => isElement(child, 'doc-label')) as Element | undefined;
      const [beforeName, beforeTitle, beforeText, after] = admonitionAround(kind);
      const name = escaped(label ? textOf(label) : strings[kind]);
      const title = label ? writeAll(label.children, table) : escaped(strings[kind]);
      const text = label ? children.filter((child) => child !== label) : children;
      return `${beforeName}${name}${beforeTitle}${title}${beforeText}${writeAll(text, table)}${after}`;
    },
    table: (element) => {
      const facts = factsOf(element);
      const attributes = facts.isCards ? ' class="table-cards" role="table"' : ' class=""';
      const table = `<table${attributes}>${writeAll(withoutSpace(element.children), facts)}</table>`;
      return `<div class="${tableBoxClass(facts)}"><div class="table-scroll">${table}</div></div>`;
    },
    tr: (element, table) => {
      const cells = childElements(element, 'th', 'td').map((cell, column) => {
        const { tag, scope, role } = cellKind(cell, column, table);
        const attributes =
          attribute('class', cellClass(cell, column, table)) +
          attribute('scope', scope) +
          (scope === 'col' ? '' : attribute('data-label', table.headers[column])) +
          (table.isCards ? ` role="${role}"` : '');
        const inside = writeAll(cell.children, table);
        return `<${tag}${attributes}>${table.isCards ? `<div class="cell">${inside}</div>` : inside}</${tag}>`;
      });
      return `<tr${table.isCards ? ' role="row"' : ''}>${cells.join('')}</tr>`;
    },
  };

  const plainElement = (element: Element): string | undefined => {
    if (writers[element.tagName] === undefined) return undefined;
    try {
      return write(element, NO_TABLE);
    } catch (thrown) {
      if (thrown === NOT_PLAIN) return undefined;
      throw thrown;
    }
  };

  return (nodes) =>
    nodes.map((node, i) => {
      if (node.type === 'element') return plainElement(node);
      return (nodes[i - 1]?.type === 'text' ? BETWEEN_TEXTS : '') + escaped(node.value);
    });
}

/** Stands for text in markup that is made once and filled in many times. */
const HOLE = '\uE000';

/** Two texts in a row stay two. */
const BETWEEN_TEXTS = '<!-- -->';

const NO_TABLE: TableFacts = { headers: [], isCards: false, hasRowNames: false, hasSentences: [] };

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

/** An attribute with the space before it; nothing for one that is not set. */
export const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${escaped(value)}"`;

const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** For texts and attributes alike, as React does it. */
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/["&'<>]/g, (character) => ENTITIES[character] as string) : text;
