// What an element says to those who hold a file to its contract.
import type { ResultWords } from '../../schemas/own-file.ts';
import type { Element, Node, OwnFileStrings } from '../../schemas/types.ts';

export interface CheckScope {
  readonly words: Required<OwnFileStrings> & ResultWords;
  readonly contract: string;
  /** Addresses of the contracts by name. */
  readonly contracts: ReadonlyMap<string, string>;
  /** What the address of each field begins with, where a page shows them. */
  readonly fieldsHref: string | undefined;
}

export function scopeOf(node: Element): CheckScope {
  const [label] = elementsIn(node, 'doc-label');
  const links = elementsIn(node, 'a').filter(({ properties }) => properties.dataFile);
  const contracts = new Map(links.map((link) => [textOf(link), link.properties.href ?? '']));
  const [contract = ''] = contracts.keys();
  return { words: JSON.parse(label ? textOf(label) : '{}'), contract, contracts, fieldsHref: node.properties.href };
}

/** A sentence with its words filled in. */
export const said = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) =>
    (values[name] ?? braces).toLocaleString(document.documentElement.lang),
  );

const textOf = (node: Node): string => (node.type === 'text' ? node.value : node.children.map(textOf).join(''));

const elementsIn = (node: Node, tag: Element['tagName']): Element[] =>
  node.type === 'text'
    ? []
    : [...(node.tagName === tag ? [node] : []), ...node.children.flatMap((child) => elementsIn(child, tag))];
