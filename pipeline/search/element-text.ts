// What elements are to the search, and the text of one.
import type { Element, Node } from '../../schemas/types.ts';

/**
 * `silent` says nothing of its own: drawings, lists of places and of test files, what a line of a file is made of. `phrase` is running text:
 * what stands beside it is the same word. `data` may have entries of its own; a number is the level of a heading.
 */
export type Role = 'silent' | 'title' | 'phrase' | 'row' | 'data' | 'block' | number;

const each = (role: Role, tags: string): [tag: string, Role][] => tags.split(' ').map((tag) => [tag, role]);

/** One lookup for each element: a large site has millions. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ...each('silent', 'svg pre doc-check-file doc-uses doc-field-use doc-file-line doc-test-data doc-variable'),
  ...each('title', 'h1'),
  ...each('phrase', 'a abbr code del em ins kbd mark span strong sub sup'),
  ...each('row', 'tr'),
  ...each('data', 'doc-operation doc-request doc-field-list doc-field doc-download'),
  ...[2, 3, 4, 5, 6].flatMap((level) => each(level, `h${level}`)),
]);

export const roleOf = ({ tagName }: Element): Role => ROLES.get(tagName) ?? 'block';

/** Text of a node in one line. */
export const textOf = (node: Node): string => textWithin(node).replace(/\s+/g, ' ').trim();

/** Text of a node without what says nothing of its own. */
export function textWithin(node: Node): string {
  if (node.type === 'text') return node.value;
  const role = roleOf(node);
  if (role === 'silent') return '';
  let text = '';
  for (const child of node.children) text += textWithin(child);
  return role === 'phrase' ? text : ` ${text} `;
}
