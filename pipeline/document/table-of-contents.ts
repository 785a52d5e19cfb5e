// The table of contents, from the body as it is shown: headings of the text and of what data shows, the groups and objects of
// field lists, the requests of collections.
import type { Element, Nodes, TocEntry } from '../../schemas/types.ts';
import type { TocLevels } from '../parse/parsed-page.ts';

type Entry = Omit<TocEntry, 'children'>;

export function tableOfContents(nodes: Nodes, { from, to }: TocLevels): TocEntry[] {
  const entries: Entry[] = [];
  addEntries(nodes, entries, { level: 1 });
  return nest(entries.filter(({ level }) => level >= from && level <= to));
}

/** `at` is the heading that the nodes stand below. */
function addEntries(nodes: Nodes, into: Entry[], at: { level: number }): void {
  for (const node of nodes) {
    if (node.type === 'text') continue;
    const level = HEADING_LEVELS[node.tagName];
    const { id, label } = node.properties;
    if (level !== undefined) {
      at.level = level;
      if (id !== undefined && id !== FOOTNOTES) into.push({ anchor: id, text: textOf([node]), level });
    } else if (node.tagName === 'doc-request') {
      if (id !== undefined && label !== undefined) into.push({ anchor: id, text: label, level: at.level + 1 });
    } else if (node.tagName === 'doc-field-list') addUnits(node, into, at.level + 1);
    // What an operation shows below its own headings ends with it.
    else addEntries(node.children, into, node.tagName === 'doc-operation' ? { ...at } : at);
  }
}

const HEADING_LEVELS: Readonly<Record<string, number>> = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** Made by the library that makes footnotes; it is hidden from sight. */
const FOOTNOTES = 'footnote-label';

/**
 * The groups and objects of a list. What stands in its outermost objects counts as outermost, too: a payload mostly is one
 * object that holds everything.
 */
function addUnits({ children }: Element, into: Entry[], outermost: number): void {
  const fields = children.filter((child) => child.type === 'element' && child.tagName === 'doc-field') as Element[];
  for (const [i, field] of fields.entries()) {
    const { id, group, groupId, depth = 0, dataType } = field.properties;
    const level = Math.min(outermost + Math.max(0, depth - 1), 6);
    if (group !== undefined && groupId !== undefined) into.push({ anchor: groupId, text: group, level });
    const holdsFields = (fields[i + 1]?.properties.depth ?? 0) > depth;
    const name = textOf(field.children.slice(0, 1));
    if (holdsFields && id !== undefined)
      into.push({ anchor: id, text: dataType === 'array' ? `${name}[]` : name, level });
  }
}

/** What a reader hears: the number of a footnote is no part of the sentence. */
function textOf(nodes: Nodes): string {
  const said = (node: Nodes[number]): string => {
    if (node.type === 'text') return node.value;
    if (node.tagName === 'br') return ' ';
    if (node.tagName === 'img') return node.properties.alt ?? '';
    return node.properties.dataFootnoteRef ? '' : node.children.map(said).join('');
  };
  return nodes.map(said).join('').trim().replace(/\s+/g, ' ');
}

function nest(entries: readonly Entry[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const { anchor, text, level } of entries) {
    const entry: TocEntry = { anchor, text, level, children: [] };
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}
