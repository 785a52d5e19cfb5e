import type { JsonNode, ObjectNode } from './parse-json.ts';

export interface FoundValue {
  readonly value: JsonNode;
  /** Where it stands, as a message says it: `[0].itens[1].valor`. */
  readonly path: string;
  /** The objects around it, the one that holds it first. */
  readonly around: readonly ObjectNode[];
}

/** The values that names lead to, through every item of the arrays on the way, each with where it stands. */
export function* valuesAt(
  node: JsonNode,
  names: readonly string[],
  path = '',
  around: readonly ObjectNode[] = [],
): Iterable<FoundValue> {
  if (node.kind === 'array') {
    for (const [i, item] of node.items.entries()) yield* valuesAt(item, names, `${path}[${i}]`, around);
    return;
  }
  const [name, ...others] = names;
  if (name === undefined) {
    yield { value: node, path, around };
    return;
  }
  if (node.kind !== 'object') return;
  for (const { key, value } of node.members)
    if (key === name) yield* valuesAt(value, others, path === '' ? key : `${path}.${key}`, [node, ...around]);
}

/** A value as it is compared: a number whatever zeros it is written with; undefined for what holds others. */
export function textOf(node: JsonNode): string | undefined {
  if (node.kind === 'object' || node.kind === 'array') return undefined;
  if (node.kind === 'string') return node.value;
  if (node.kind !== 'number') return node.kind === 'null' ? 'null' : String(node.value);
  return node.raw.includes('.') && !/[eE]/.test(node.raw) ? node.raw.replace(/\.?0+$/, '') : node.raw;
}
