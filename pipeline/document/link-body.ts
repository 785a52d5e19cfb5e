// Puts what links resolved to in the place of their numbers.
import type { Element, Node, Root } from '../../schemas/types.ts';
import type { PlacedFieldList } from '../fields/place-field-lists.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import type { PlacedOperation } from '../operations/place-operations.ts';
import type { PlacedCollection } from '../postman/place-collections.ts';
import { highlightCode } from './highlight-code.ts';

/** A body fresh from the parser: some addresses are still numbers. It is changed in place, and is final afterwards. */
export function linkBody(
  root: Root,
  links: readonly ResolvedLink[],
  fieldLists: readonly (PlacedFieldList | undefined)[] = [],
  operations: readonly (PlacedOperation | undefined)[] = [],
  collections: readonly (PlacedCollection | undefined)[] = [],
): Root {
  root.children = root.children.flatMap((node) => linkNode(node, links, fieldLists, operations, collections));
  return root;
}

function linkNode(
  node: Node,
  links: readonly ResolvedLink[],
  fieldLists: readonly (PlacedFieldList | undefined)[],
  operations: readonly (PlacedOperation | undefined)[],
  collections: readonly (PlacedCollection | undefined)[],
): Node[] {
  if (node.type === 'text') return [node];
  node.children = node.children.flatMap((child) => linkNode(child, links, fieldLists, operations, collections));
  const { properties } = node;
  const take = (name: 'href' | 'src' | 'poster' | 'captions'): ResolvedLink | undefined => {
    const number: unknown = properties[name];
    if (typeof number !== 'number') return undefined;
    const link = links[number] ?? { kind: 'broken' };
    if (link.kind === 'broken') delete properties[name];
    else properties[name] = link.href;
    return link;
  };
  switch (node.tagName) {
    case 'a': {
      const link = take('href');
      if (link?.kind === 'broken') return node.children;
      if (link?.kind === 'file') properties.dataFile = true;
      return [node];
    }
    case 'img':
      return linkImage(node, take('src'));
    case 'doc-card':
    case 'doc-video':
      if (take('href')?.kind === 'file') properties.dataFile = true;
      take('src');
      take('poster');
      take('captions');
      return [node];
    case 'doc-download': {
      const link = take('href');
      if (link?.kind !== 'file' || !link.download)
        return [{ type: 'element', tagName: 'p', properties: {}, children: node.children }];
      Object.assign(properties, link.download);
      return [node];
    }
    case 'doc-field-list': {
      const { fieldList: number = -1 } = properties as { readonly fieldList?: number };
      const placed = fieldLists[number];
      return placed ? [JSON.parse(placed.element) as Element] : [];
    }
    case 'doc-operation': {
      const { operation: number = -1 } = properties as { readonly operation?: number };
      const placed = operations[number];
      return placed ? [highlightCode(JSON.parse(placed.element) as Element)] : [];
    }
    case 'doc-collection': {
      const { collection: number = -1 } = properties as { readonly collection?: number };
      const placed = collections[number];
      return placed ? [JSON.parse(placed.element) as Element] : [];
    }
    default:
      return [node];
  }
}

function linkImage(node: Element, link: ResolvedLink | undefined): Node[] {
  const { properties } = node;
  if (link?.kind === 'broken') return properties.alt ? [{ type: 'text', value: properties.alt }] : [];
  const size = link?.kind === 'file' ? link.size : undefined;
  if (size && properties.width === undefined && properties.height === undefined) Object.assign(properties, size);
  return [node];
}
