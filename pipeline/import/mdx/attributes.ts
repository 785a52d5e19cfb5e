import { valueOfExpression } from './module.ts';
import type { Element, Reading } from './reading.ts';

/** The attributes of an element whose values can be told, as texts. Where React has names of its own, they are HTML's. */
export function attributesOf(node: Element, reading: Reading): Map<string, string | undefined> {
  return new Map(
    [...valuesOf(node, reading)].map(([key, value]) => [key === 'srcSet' ? 'srcset' : key, asText(value)]),
  );
}

const asText = (value: unknown): string | undefined => {
  if (value === true) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The attributes of an element with what they come to. One without a value is true. */
export function valuesOf(node: Element, reading: Reading): Map<string, unknown> {
  return new Map(
    node.attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [[name, true]];
      if (typeof value === 'string') return [[name, value]];
      return [[name, valueOfExpression(value, reading.module, reading.imports)]];
    }),
  );
}
