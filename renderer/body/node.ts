import type { ReactNode } from 'react';
import type { Element, Node, Nodes, TagName } from '../../schemas/types.ts';

/** Our own elements; everything else in a body is HTML or SVG. */
export type DocTag = Extract<TagName, `doc-${string}`>;

/** What each component of a body is given: its node, and its children shown already. */
export interface BodyProps {
  readonly node: Element;
  readonly children?: ReactNode;
}

/** The characters a reader sees. */
export const textOf = (node: Node): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''));

export const isElement = (node: Node, ...tags: readonly TagName[]): node is Element =>
  node.type === 'element' && tags.includes(node.tagName);

export function childElements(node: Element, ...tags: readonly TagName[]): Element[] {
  const found: Element[] = [];
  for (const child of node.children) if (child.type === 'element' && tags.includes(child.tagName)) found.push(child);
  return found;
}

/** Whether an element with this id stands among the nodes, at any depth. */
export const holdsId = (nodes: Nodes, id: string): boolean =>
  nodes.some((node) => node.type === 'element' && (node.properties.id === id || holdsId(node.children, id)));

export const classOf = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
