// Puts what links resolved to in the place of their numbers.
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Element, Node, Properties, Root } from '../../schemas/types.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import { sizeOf } from './image-size.ts';

/** Makes the element of a field list from the number it has on its page. */
export type FieldListElement = (number: number) => Element | undefined;

/** A body fresh from the parser: some addresses are still numbers. It is changed in place, and is final afterwards. */
export function linkBody(
  root: Root,
  links: readonly ResolvedLink[],
  fieldList: FieldListElement = () => undefined,
): Root {
  root.children = root.children.flatMap((node) => linkNode(node, links, fieldList));
  return root;
}

function linkNode(node: Node, links: readonly ResolvedLink[], fieldList: FieldListElement): Node[] {
  if (node.type === 'text') return [node];
  node.children = node.children.flatMap((child) => linkNode(child, links, fieldList));
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
      if (link?.kind !== 'file') return [{ type: 'element', tagName: 'p', properties: {}, children: node.children }];
      Object.assign(properties, downloadProperties(link));
      return [node];
    }
    case 'doc-field-list': {
      const { fieldList: number } = properties as { readonly fieldList?: number };
      const made = fieldList(number ?? -1);
      return made ? [made] : [];
    }
    default:
      return [node];
  }
}

function linkImage(node: Element, link: ResolvedLink | undefined): Node[] {
  const { properties } = node;
  if (link?.kind === 'broken') return properties.alt ? [{ type: 'text', value: properties.alt }] : [];
  const size = link?.kind === 'file' ? sizeOf(link.file) : undefined;
  if (size && properties.width === undefined && properties.height === undefined) Object.assign(properties, size);
  return [node];
}

/** What a download says of its file. */
export function downloadProperties({ file }: ResolvedLink & { kind: 'file' }): Properties {
  const bytes = file.bytes();
  return {
    fileName: path.posix.basename(file.outputPath),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
