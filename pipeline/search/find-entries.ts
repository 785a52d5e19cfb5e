// What can be found on a page, from its document: the page, its sections, and what its data shows.

import { KINDS, type Kind } from '../../schemas/search/entry.ts';
import type { Element, Node, Nodes, PageDocument } from '../../schemas/types.ts';
import { type Role, roleOf, textOf, textWithin } from './element-text.ts';

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

interface Place {
  /** What text goes to. */
  readonly entry: FullEntry;
  /** Headings above, and names of what data shows. */
  readonly headings: readonly { readonly level: number; readonly title: string }[];
  readonly anchor?: string | undefined;
}

/** What stands first in the first cell of a row about a code: `400`, `EM_VALIDACAO`, `PC01`. */
const CODE = /^\s*(\d{3}|[A-Z]{2,}[A-Z\d]*(?:_[A-Z\d]+)*|[A-Z]+\d+)(?!\S)/;

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
  for (const node of nodes) {
    if (node.type === 'text') {
      place.entry.text += node.value;
      continue;
    }
    const role = roleOf(node);
    if (typeof role === 'number') place = walkHeading(node, role, place, into);
    else if (role !== 'silent' && role !== 'title') walkElement(node, role, place, into);
  }
}

/** Where what comes after a heading is. */
function walkHeading(node: Element, level: number, before: Place, into: FullEntry[]): Place {
  const title = textOf(node);
  const headings = before.headings.filter((heading) => heading.level < level);
  const place = { ...before, headings };
  const { id } = node.properties;
  if (id === 'footnote-label') return place;
  const entry = add({ kind: 'section', anchor: id, title, names: '', text: '' }, place, into);
  return { entry, headings: [...headings, { level, title }], anchor: id };
}

function add(entry: Omit<FullEntry, 'context'>, { headings }: Place, into: FullEntry[]): FullEntry {
  const made = { ...entry, context: headings.at(-1)?.title ?? '' };
  into.push(made);
  return made;
}

function walkElement(node: Element, role: Role, place: Place, into: FullEntry[]): void {
  if (role === 'data' && walkData(node, place, into)) return;
  if (role === 'row' && addCode(node, place, into)) return;
  const isParted = role !== 'phrase';
  if (isParted) place.entry.text += ' ';
  walk(node.children, place, into);
  if (isParted) place.entry.text += ' ';
}

/** Whether it was something that has entries of its own, or a list of them. */
function walkData(node: Element, place: Place, into: FullEntry[]): boolean {
  const { tagName, properties, children } = node;
  const { id, label = '', method = '', path = '' } = properties;
  const within = (entry: FullEntry): Place => ({
    entry,
    anchor: entry.anchor,
    headings: [...place.headings, { level: 9, title: label }],
  });
  switch (tagName) {
    case 'doc-operation':
    case 'doc-request': {
      const kind = tagName === 'doc-operation' ? 'operation' : 'request';
      const detail = [method, path].filter(Boolean).join(' ');
      const entry = add({ kind, anchor: id, title: label, detail, names: `${path} ${method}`, text: '' }, place, into);
      walk(children, within(entry), into);
      return true;
    }
    case 'doc-field-list':
      place.entry.text += ` ${label} `;
      walk(children, within(place.entry), into);
      return true;
    case 'doc-field':
      addField(node, place, into);
      return true;
    case 'doc-download':
      addFile(node, place, into);
      return true;
    default:
      return false;
  }
}

function addField({ properties, children }: Element, place: Place, into: FullEntry[]): void {
  const { id, path = '', dataType = '' } = properties;
  const [name, ...rest] = children;
  const title = name ? textOf(name) : path;
  const list = place.headings.at(-1)?.title ?? '';
  const said = rest.filter((node): node is Element => isElement(node) && node.tagName !== 'doc-field-use').map(saidIn);
  const detail = [dataType, list].filter(Boolean).join(' · ');
  add(
    { kind: 'field', anchor: id ?? place.anchor, title, detail, names: `${title} ${path}`, text: said.join('. ') },
    place,
    into,
  );
}

/** Files that differ by their ending alone are one thing in several forms. */
function addFile(node: Element, place: Place, into: FullEntry[]): void {
  const { fileName, label = '' } = node.properties;
  const title = fileName ?? label;
  const form = textOf(node);
  const last = into.at(-1);
  if (last?.kind === 'file' && last.anchor === place.anchor && stemOf(last.title) === stemOf(title)) {
    last.names += ` ${title}`;
    last.detail += `, ${form}`;
  } else add({ kind: 'file', anchor: place.anchor, title, detail: form, names: title, text: '' }, place, into);
}

const stemOf = (fileName: string): string => fileName.split('.')[0] ?? fileName;

/** A value is followed by what it means. */
const saidIn = (node: Element): string =>
  node.tagName === 'doc-field-value' ? node.children.map(textOf).filter(Boolean).join(': ') : textOf(node);

/** A row whose first cell is a code is found by it. */
function addCode(row: Element, place: Place, into: FullEntry[]): boolean {
  const [first, ...cells] = row.children.filter(isElement);
  const holder = first?.children.find(isElement);
  if (!first || !holder || (holder.tagName !== 'code' && holder.properties.id === undefined)) return false;
  const code = CODE.exec(textWithin(first))?.[1];
  if (code === undefined) return false;
  const said = cells.map(textOf).join('. ');
  const anchor = holder.properties.id ?? place.anchor;
  const detail = place.headings.at(-1)?.title;
  add({ kind: 'code', anchor, title: code, detail, names: textOf(first), text: said }, place, into);
  return true;
}

const isElement = (node: Node): node is Element => node.type === 'element';
