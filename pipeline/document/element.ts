// Nodes of a document, for what is made from data.
import type { Element, Node, Nodes, Properties } from '../../schemas/types.ts';

export const element = (tagName: Element['tagName'], properties: Properties, children: Nodes): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const text = (value: string): Node => ({ type: 'text', value });

export const code = (value: string): Element => element('code', {}, [text(value)]);

/** Says of a status of HTTP, or a class of them, what kind of answer it is: `status-2xx`. */
export const statusClass = (status: number | string): string => `status-${String(status)[0]}xx`;

export const statusCode = (status: number | string): Element =>
  element('code', { className: [statusClass(status)] }, [text(String(status))]);

/** What stands in a cell one below the other: two columns fit a phone, three do not. */
export const lines = (parts: readonly Nodes[]): Nodes =>
  parts.filter((nodes) => nodes.length > 0).flatMap((nodes, i) => (i > 0 ? [element('br', {}, []), ...nodes] : nodes));

export function table(headers: readonly string[], rows: readonly (readonly Nodes[])[]): Element {
  const row = (cells: readonly Element[]): Element => element('tr', {}, [...cells]);
  const head = row(headers.map((header) => element('th', {}, [text(header)])));
  const body = rows.map((cells) => row(cells.map((cell) => element('td', {}, cell))));
  return element('table', {}, [element('thead', {}, [head]), element('tbody', {}, body)]);
}
