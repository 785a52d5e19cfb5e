// JSON in which numbers stand as their author wrote them: 150000.00 keeps its zeros, which no number of JavaScript has.
import type { JsonNode } from '../fields/parse-json.ts';

export class WrittenNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value for `jsonText`, of JSON that was read. */
export function asWritten(node: JsonNode): unknown {
  switch (node.kind) {
    case 'number':
      return new WrittenNumber(node.raw);
    case 'array':
      return node.items.map(asWritten);
    case 'object':
      return Object.fromEntries(node.members.map(({ key, value }) => [key, asWritten(value)]));
    case 'null':
      return null;
    default:
      return node.value;
  }
}

/** As JSON.stringify writes it with an indent of two. */
export function jsonText(value: unknown, indent = ''): string {
  if (value instanceof WrittenNumber) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => jsonText(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${JSON.stringify(key)}: ${jsonText(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return parts.length === 0
    ? open + close
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
