// What can be found on a page, from its document: the page, its sections, and what its data shows.

import { KINDS, type Kind } from '../../schemas/search/entry.ts';
import type { Element, Node, Nodes, PageDocument } from '../../schemas/types.ts';

/** An entry with all that its words come from. */
export interface FullEntry {
  readonly kind: Kind;
  readonly anchor?: string | undefined;
  readonly title: string;
  detail?: string | undefined;
  /** Names that are found whole and by their parts. */
  names: string;
  /** What it stands in, within its page. */
  readonly context: string;
  text: string;
}

/** Position of a kind, as it is published. */
export const kindNumber = (kind: Kind): number => KINDS.indexOf(kind);

/** Where the walk is. */
interface Place {
  /** What text goes to. */
  readonly entry: FullEntry;
  /** Headings above, and names of what data shows. */
  readonly headings: readonly { readonly level: number; readonly title: string }[];
  readonly anchor?: string | undefined;
}

/** What says nothing of its own: drawings, lists of places, what a line of a file is made of. */
const SKIPPED: ReadonlySet<string> = new Set([
  'svg',
  'pre',
  'doc-uses',
  'doc-field-use',
  'doc-file-line',
  'doc-variable',
]);

const HEADING = /^h[2-6]$/;

/** What stands in the first cell of a row about a code: `400`, `EM_VALIDACAO`, `PC01`. */
const CODE = /^(?:\d{3}|[A-Z]{2,}[A-Z\d]*(?:_[A-Z\d]+)*|[A-Z]+\d+)$/;

export function findEntries(document: PageDocument): FullEntry[] {
  const { route, title, description, keywords = [] } = document;
  const page: FullEntry = {
    kind: 'page',
    title,
    names: '',
    context: [...keywords, route].join(' '),
    text: description,
  };
  const entries = [page];
  walk(document.body.children, { entry: page, headings: [] }, entries);
  return entries;
}

/** Walks siblings: a heading changes the place of all that come after it. */
function walk(nodes: Nodes, start: Place, into: FullEntry[]): void {
  let place = start;
  const add = (entry: Omit<FullEntry, 'context'>): FullEntry => {
    const made = { ...entry, context: place.headings.at(-1)?.title ?? '' };
    into.push(made);
    return made;
  };
  for (const node of nodes) {
    if (node.type === 'text') place.entry.text += node.value;
    else if (HEADING.test(node.tagName)) {
      const level = Number(node.tagName[1]);
      const title = textOf(node);
      place = { ...place, headings: place.headings.filter((heading) => heading.level < level) };
      const { id } = node.properties;
      if (id === 'footnote-label') continue;
      const entry = add({ kind: 'section', anchor: id, title, names: '', text: '' });
      place = { entry, headings: [...place.headings, { level, title }], anchor: id };
    } else walkElement(node, place, { add, into });
  }
}

interface Walk {
  add(entry: Omit<FullEntry, 'context'>): FullEntry;
  readonly into: FullEntry[];
}

function walkElement(node: Element, place: Place, { add, into }: Walk): void {
  const { tagName, properties, children } = node;
  const { id, label = '', method = '', path = '' } = properties;
  const within = (entry: FullEntry, title?: string): Place => ({
    entry,
    anchor: entry.anchor,
    headings: title === undefined ? place.headings : [...place.headings, { level: 9, title }],
  });
  if (SKIPPED.has(tagName) || tagName === 'h1') return;
  if (tagName === 'doc-operation' || tagName === 'doc-request') {
    const kind = tagName === 'doc-operation' ? 'operation' : 'request';
    const detail = [method, path].filter(Boolean).join(' ');
    const entry = add({ kind, anchor: id, title: label, detail, names: `${path} ${method}`, text: '' });
    walk(children, within(entry, label), into);
  } else if (tagName === 'doc-field-list') {
    place.entry.text += ` ${label} `;
    walk(children, within(place.entry, label), into);
  } else if (tagName === 'doc-field') addField(node, place, add);
  else if (tagName === 'doc-download') {
    addFile(node, place, add, into);
  } else if (tagName === 'tr' && addCode(node, place, add)) return;
  else {
    place.entry.text += tagName === 'td' || tagName === 'th' || tagName === 'li' || tagName === 'p' ? ' ' : '';
    walk(children, place, into);
    place.entry.text += PHRASING.has(tagName) ? '' : ' ';
  }
}

/** Elements of running text: what stands beside them is the same word. */
const PHRASING: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'code',
  'del',
  'em',
  'ins',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
]);

function addField({ properties, children }: Element, place: Place, add: Walk['add']): void {
  const { id, path = '', dataType = '' } = properties;
  const [name, ...rest] = children;
  const title = name ? textOf(name) : path;
  const list = place.headings.at(-1)?.title ?? '';
  const said = rest
    .filter((node): node is Element => node.type === 'element' && node.tagName !== 'doc-field-use')
    .map(saidIn);
  const detail = [dataType, list].filter(Boolean).join(' · ');
  add({ kind: 'field', anchor: id ?? place.anchor, title, detail, names: `${title} ${path}`, text: said.join('. ') });
}

/** Files that differ by their ending alone are one thing in several forms. */
function addFile(node: Element, place: Place, add: Walk['add'], entries: readonly FullEntry[]): void {
  const { fileName, label = '' } = node.properties;
  const title = fileName ?? label;
  const form = textOf(node);
  const last = entries.at(-1);
  if (last?.kind === 'file' && last.anchor === place.anchor && stemOf(last.title) === stemOf(title)) {
    last.names += ` ${title}`;
    last.detail += `, ${form}`;
  } else add({ kind: 'file', anchor: place.anchor, title, detail: form, names: title, text: '' });
}

const stemOf = (fileName: string): string => fileName.split('.')[0] ?? fileName;

/** A value is followed by what it means. */
const saidIn = (node: Element): string =>
  node.tagName === 'doc-field-value' ? node.children.map(textOf).filter(Boolean).join(': ') : textOf(node);

/** A row whose first cell is a code is found by it. */
function addCode(row: Element, place: Place, add: Walk['add']): boolean {
  const [first, ...cells] = row.children.filter((node): node is Element => node.type === 'element');
  const code = first && textOf(first).split(' ')[0];
  const holder = first && firstElement(first);
  if (
    !first ||
    !code ||
    !holder ||
    !CODE.test(code) ||
    (holder.tagName !== 'code' && holder.properties.id === undefined)
  )
    return false;
  const said = cells.map((cell) => textOf(cell)).join('. ');
  const anchor = holder.properties.id ?? place.anchor;
  const detail = place.headings.at(-1)?.title;
  add({ kind: 'code', anchor, title: code, detail, names: textOf(first), text: said });
  return true;
}

const firstElement = ({ children }: Element): Element | undefined =>
  children.find((node): node is Element => node.type === 'element');

/** Text of a node in one line, without what says nothing of its own. */
function textOf(node: Node): string {
  const parts: string[] = [];
  const add = (each: Node): void => {
    if (each.type === 'text') parts.push(each.value);
    else if (!SKIPPED.has(each.tagName)) {
      const parted = !PHRASING.has(each.tagName);
      if (parted) parts.push(' ');
      for (const child of each.children) add(child);
      if (parted) parts.push(' ');
    }
  };
  add(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}
