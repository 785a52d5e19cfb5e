// A document is checked as its schema says, but each of its elements by itself: what an element may be depends on its own
// name and properties alone, and most elements of a page are like ones that were checked before.
import type { Element, Node, PageDocument } from '../../schemas/types.ts';
import { HREF } from '../../schemas/vocabulary.ts';
import { assertValid } from './validator.ts';

/** Throws for a document that breaks its schema: that is our bug, never the author's. */
export function assertValidPage(page: PageDocument): void {
  const what = `The document of "${page.route}"`;
  assertValid('page', { ...page, body: { ...page.body, children: [] } }, what);
  for (const node of page.body.children) assertValidNode(node, what);
}

/** Shapes of elements that were found valid. */
const known = new Set<string>();

function assertValidNode(node: Node, what: string): void {
  if (node.type === 'text') {
    if (typeof node.value !== 'string') assertValid('Text', node, what);
    return;
  }
  const shape = shapeOf(node);
  if (shape === undefined || !known.has(shape)) {
    // Whether it holds anything is its own matter, what it holds is not.
    assertValid('Element', { ...node, children: node.children.length > 0 ? [INSIDE] : [] }, what);
    if (shape !== undefined) known.add(shape);
  }
  for (const child of node.children) assertValidNode(child, what);
}

const INSIDE = { type: 'text', value: '' } as const;

/** Properties of whose values nothing but the form counts, none of which is empty. A test holds them to the schema. */
export const FREE_TEXTS: ReadonlyMap<string, RegExp> = new Map([
  ['href', HREF],
  ['id', /^/],
  ['src', HREF],
]);

/** Equal for elements that are valid or invalid together; undefined for one whose properties are its own matter. */
function shapeOf({ tagName, properties, children }: Element): string | undefined {
  let shape = children.length > 0 ? tagName : `${tagName}/`;
  for (const name in properties) {
    const value: unknown = properties[name as keyof typeof properties];
    if (name === 'className') shape += ` ${properties.className?.join(' ')}`;
    else if (value === true || (typeof value === 'string' && value !== '' && FREE_TEXTS.get(name)?.test(value)))
      shape += ` ${name}=`;
    else return undefined;
  }
  return shape;
}
