// Addresses in the Markdown of an imported page, as they must be in the content folder.
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { encodePath } from '../../schemas/paths.ts';
import { destinationOf } from '../parse/destination.ts';
import type { Edit } from './text-edits.ts';

/** Gives the address that takes the place of one; undefined where it may stay. */
export type Readdress = (address: string) => string | undefined;

/** The edits that give every link and picture of a text its new address. */
export function followLinks(tree: Root, text: string, readdress: Readdress): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const address = readdress(node.url);
      if (address !== undefined) edits.push({ ...destinationOf(node, text), text: address });
    } else if (node.type === 'html' && node.position) {
      const offset = node.position.start.offset ?? 0;
      for (const { index, 0: whole, 1: before = '', 2: url = '' } of node.value.matchAll(
        /(<img\b[^>]*?\ssrc=")([^"]+)"/g,
      )) {
        const address = readdress(url);
        const start = offset + index + before.length;
        if (address !== undefined && text.startsWith(whole, offset + index))
          edits.push({ start, end: start + url.length, text: address });
      }
    } else if ((node.type === 'containerDirective' || node.type === 'leafDirective') && node.attributes?.href) {
      const { start, end } = node.position ?? {};
      const written = `href="${node.attributes.href}"`;
      const at = text.indexOf(written, start?.offset);
      const address = readdress(node.attributes.href);
      if (address !== undefined && at >= 0 && at < (end?.offset ?? 0))
        edits.push({ start: at, end: at + written.length, text: `href="${address}"` });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return edits;
}

/** The address of a file of the content folder, from another. */
export function addressOf(target: string, from: string): string {
  if (target.startsWith('static/')) return encodePath(`/${target.slice('static/'.length)}`);
  const relative = path.posix.relative(path.posix.dirname(from), target);
  // Brackets and blanks would end it.
  return encodePath(relative.startsWith('.') ? relative : `./${relative}`).replace(/[()]/g, (mark) =>
    mark === '(' ? '%28' : '%29',
  );
}

/** An address in front of its query and hash, and these. */
export function divided(address: string): [path: string, rest: string] {
  const at = address.search(/[?#]/);
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}
