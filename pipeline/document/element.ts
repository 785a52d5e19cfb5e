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
