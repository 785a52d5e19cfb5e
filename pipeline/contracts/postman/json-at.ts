// Steps through JSON whose values know where they stand.
import type { JsonMember, JsonNode } from '../fields/parse-json.ts';

/** The member of an object with a name; of repeated ones the last, as JSON.parse has it. */
const memberOf = (node: JsonNode | undefined, key: string): JsonMember | undefined =>
  node?.kind === 'object' ? node.members.findLast((member) => member.key === key) : undefined;

export const valueAt = (node: JsonNode | undefined, key: string): JsonNode | undefined => memberOf(node, key)?.value;

export const itemsOf = (node: JsonNode | undefined): readonly JsonNode[] => (node?.kind === 'array' ? node.items : []);

export const textOf = (node: JsonNode | undefined): string | undefined =>
  node?.kind === 'string' ? node.value : undefined;

export const isTrue = (node: JsonNode | undefined): boolean => node?.kind === 'boolean' && node.value;

/** Every text in a value, each with the names that lead to it; a list gives its items its own. */
export function* everyText(
  node: JsonNode,
  path: readonly string[] = [],
): Iterable<{ readonly node: JsonNode & { readonly kind: 'string' }; readonly path: readonly string[] }> {
  if (node.kind === 'string') yield { node, path };
  else if (node.kind === 'array') for (const item of node.items) yield* everyText(item, path);
  else if (node.kind === 'object') for (const { key, value } of node.members) yield* everyText(value, [...path, key]);
}

/** Where a key or its value stands; of a path that does not exist, the nearest that does. */
export function placeAt(
  root: JsonNode,
  path: readonly (string | number)[],
  at: 'key' | 'value',
): { readonly start: number; readonly end: number } {
  let node = root;
  let place: { readonly start: number; readonly end: number } = { start: root.start, end: root.start + 1 };
  for (const [depth, step] of path.entries()) {
    const member = typeof step === 'string' ? memberOf(node, step) : undefined;
    const next = member?.value ?? (typeof step === 'number' ? itemsOf(node)[step] : undefined);
    if (!next) break;
    const isLast = depth === path.length - 1;
    node = next;
    // All of an object or a list is no place to look at: where it opens is.
    const opens = next.kind === 'object' || next.kind === 'array';
    place = isLast && at === 'key' && member ? member.place : opens ? { start: next.start, end: next.start + 1 } : next;
  }
  return place;
}
