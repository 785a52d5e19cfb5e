// A document is data from outside: whatever it says, the page gets elements and properties of the schema's closed lists,
// with values of their form, and nothing else. So no document can carry a script, a style, or an address that runs one.
import type { Element, Node, Nodes, Properties } from '../../schemas/types.ts';
import { PROPERTIES, SVG_NUMBER, TAG_NAMES } from '../../schemas/vocabulary.ts';

/** Stands for an element that is not listed; its label says which. */
export const UNKNOWN_TAG = 'doc-unknown' as Element['tagName'];

/** React refuses to show them with children. */
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);

/** Stand-ins that were made here: the components show what is inside them bit by bit, and each bit comes by again. */
const standIns = new WeakSet<Node>();

/** The nodes with what is listed of them. Where nothing is left out they are the same as before, and nothing is made. */
export function listedNodes(nodes: Nodes): Nodes {
  if (!Array.isArray(nodes)) return [];
  let changed: Nodes | undefined;
  for (let position = 0; position < nodes.length; position++) {
    const node = nodes[position] as Node | null;
    const listed = listedNode(node);
    if (listed !== node) changed ??= nodes.slice(0, position);
    if (listed !== undefined) changed?.push(listed);
  }
  return changed ?? nodes;
}

function listedNode(node: Node | null): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (node.type === 'text') return typeof node.value === 'string' ? node : undefined;
  if (node.type !== 'element' || typeof node.tagName !== 'string') return undefined;
  if (!TAG_NAMES.has(node.tagName)) return standIns.has(node) ? node : standInFor(node);
  const children = listedNodes(VOID_TAGS.has(node.tagName) && node.children?.length > 0 ? [] : node.children);
  const properties = listedProperties(node.properties);
  if (children === node.children && properties === node.properties) return node;
  return { type: 'element', tagName: node.tagName, properties, children };
}

function standInFor({ tagName, children }: Element): Element {
  const standIn: Element = {
    type: 'element',
    tagName: UNKNOWN_TAG,
    properties: { label: tagName },
    children: listedNodes(children),
  };
  standIns.add(standIn);
  return standIn;
}

function listedProperties(properties: Properties): Properties {
  for (const name in properties) {
    if (isListed(name, properties[name as keyof Properties])) continue;
    return Object.fromEntries(Object.entries(properties).filter((entry) => isListed(...entry)));
  }
  return properties ?? {};
}

function isListed(name: string, value: unknown): boolean {
  const rule = PROPERTIES.get(name);
  if (rule === undefined) return false;
  if (rule === 'strings') return Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (typeof rule === 'string') return typeof value === rule;
  return typeof value === 'string' ? rule.test(value) : rule === SVG_NUMBER && typeof value === 'number';
}
