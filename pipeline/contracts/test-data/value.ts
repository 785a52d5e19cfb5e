// A payload on its way to be written: what JSON can say, with numbers as they are written, and places in it.
import type { ScalarNode } from '../fields/check-scalar.ts';
import type { JsonNode } from '../fields/parse-json.ts';

export interface ObjectValue {
  readonly kind: 'object';
  readonly members: Map<string, Value>;
}

export interface ArrayValue {
  readonly kind: 'array';
  readonly items: Value[];
}

export type Value = ScalarNode | ObjectValue | ArrayValue;

/** Names and numbers that lead to a value. */
export type Path = readonly (string | number)[];

/** The place that a message names: `[0].itens[1].valor`. */
export const pathOf = (written: string): Path =>
  [...written.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index === undefined ? name : Number(index),
  );

/** The same place, as messages name it. */
export const writtenPath = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');

/** Whether a place is another, or in it. */
export const isWithin = (path: Path, around: Path): boolean => around.every((step, i) => path[i] === step);

export const isSame = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);

export function valueAt(root: Value | undefined, path: Path): Value | undefined {
  let value = root;
  for (const step of path) {
    if (value?.kind === 'object' && typeof step === 'string') value = value.members.get(step);
    else if (value?.kind === 'array' && typeof step === 'number') value = value.items[step];
    else return undefined;
  }
  return value;
}

/** Puts a value in its place, where something is around that; undefined takes it out. */
export function put(root: Value, path: Path, value: Value | undefined): void {
  const holder = valueAt(root, path.slice(0, -1));
  const step = path.at(-1);
  if (holder?.kind === 'object' && typeof step === 'string') {
    if (value) holder.members.set(step, value);
    else holder.members.delete(step);
  } else if (holder?.kind === 'array' && typeof step === 'number') {
    if (value) holder.items[step] = value;
    else holder.items.splice(step, 1);
  }
}

export function copyOf(value: Value): Value {
  if (value.kind === 'object')
    return { kind: 'object', members: new Map([...value.members].map(([key, each]) => [key, copyOf(each)])) };
  if (value.kind === 'array') return { kind: 'array', items: value.items.map(copyOf) };
  return value;
}

/** The same as who checks payloads reads it; places count values, in their order. */
export function nodeOf(value: Value): JsonNode {
  let count = 0;
  const read = (each: Value): JsonNode => {
    const start = count++;
    if (each.kind === 'array') return { kind: 'array', items: each.items.map(read), start, end: count };
    if (each.kind !== 'object') return { ...each, start, end: start + 1 };
    const members = [...each.members].map(([key, inner]) => {
      const place = { start: count, end: count + 1 };
      return { key, place, value: read(inner) };
    });
    return { kind: 'object', members, start, end: count };
  };
  return read(value);
}

/** A value that was read, without its places. */
export function readValue(node: JsonNode): Value {
  if (node.kind === 'object')
    return { kind: 'object', members: new Map(node.members.map(({ key, value }) => [key, readValue(value)])) };
  if (node.kind === 'array') return { kind: 'array', items: node.items.map(readValue) };
  const { start: _start, end: _end, ...scalar } = node;
  return scalar;
}

export const text = (value: string): Value => ({ kind: 'string', value });
