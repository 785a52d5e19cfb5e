import type { JsonNode, ObjectNode } from './parse-json.ts';

export interface FoundValue {
  readonly value: JsonNode;
  /** Where it stands, as a message says it: `[0].itens[1].valor`. */
  readonly path: string;
  /** The objects around it, the one that holds it first. */
  readonly around: readonly ObjectNode[];
}

/** The values that names lead to, through every item of the arrays on the way, each with where it stands. */
export function valuesAt(
  node: JsonNode,
  names: readonly string[],
  path = '',
  around: readonly ObjectNode[] = [],
): FoundValue[] {
  const found: FoundValue[] = [];
  addValues(node, { names, path, around, at: 0 }, found);
  return found;
}

interface Way {
  readonly names: readonly string[];
  /** Which of the names leads on. */
  readonly at: number;
  readonly path: string;
  readonly around: readonly ObjectNode[];
}

function addValues(node: JsonNode, way: Way, into: FoundValue[]): void {
  const { names, at, path, around } = way;
  if (node.kind === 'array') {
    for (const [i, item] of node.items.entries()) addValues(item, { ...way, path: `${path}[${i}]` }, into);
    return;
  }
  const name = names[at];
  if (name === undefined) {
    into.push({ value: node, path, around });
    return;
  }
  if (node.kind !== 'object') return;
  for (const { key, value } of node.members)
    if (key === name)
      addValues(
        value,
        { names, at: at + 1, path: path === '' ? key : `${path}.${key}`, around: [node, ...around] },
        into,
      );
}

/** A value as it is compared: a number whatever zeros it is written with; undefined for what holds others. */
export function textOf(node: JsonNode): string | undefined {
  if (node.kind === 'object' || node.kind === 'array') return undefined;
  if (node.kind === 'string') return node.value;
  if (node.kind !== 'number') return node.kind === 'null' ? 'null' : String(node.value);
  return node.raw.includes('.') && !/[eE]/.test(node.raw) ? node.raw.replace(/\.?0+$/, '') : node.raw;
}
