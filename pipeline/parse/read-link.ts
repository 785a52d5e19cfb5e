// Links and images: their addresses become numbers, and what they lack is reported.
import type { Definition, Image, ImageReference, Link, LinkReference } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Span } from '../diagnostics/line-index.ts';
import { destinationOf } from './destination.ts';
import { editAutolink, editLink } from './edit-link.ts';
import { reportMissingAlt } from './html-tags.ts';
import { registerLink, report, type Source, spanOf } from './source.ts';

/** Puts the number of an address in place of the address, and gives where that stands. */
export function registerAddress(node: Definition | Image | Link, kind: 'page' | 'image', source: Source): Span {
  const destination = destinationOf(node, source.lines.text);
  node.url = registerLink(source, { target: node.url, kind, ...destination });
  return destination;
}

/** Whether a definition is a comment, as Markdown has no other: `[comment]: <> (text)`. */
export const isComment = ({ url, title }: Definition): boolean => url === '' && Boolean(title);

/** A link without an address is `empty`: its words alone are shown. */
export function readLink(node: Link, source: Source): 'empty' | undefined {
  const isEmptyAddress = node.url === '';
  if (isEmptyAddress || isEmpty(node)) reportEmptyLink(node, isEmptyAddress ? 'address' : 'text', source);
  if (isEmptyAddress) return 'empty';
  const link = source.page.links.length;
  const destination = registerAddress(node, 'page', source);
  const opening = source.lines.text[spanOf(node).start];
  if (opening === '[') editLink(node, link, destination, source);
  // A bare address is the text of its link too: rewriting it would change what is read.
  else if (opening === '<') editAutolink(node, link, source);
  return undefined;
}

/** Reports an image that has no text for those who cannot see it. */
export function checkAlt(node: Image | ImageReference, source: Source): void {
  if (!node.alt?.trim()) reportMissingAlt(source, spanOf(node));
}

/** Whether a link has no words. */
export const isEmpty = (node: Link | LinkReference): boolean =>
  node.children.every(({ type }) => type === 'text') && textOf(node).trim() === '';

/** Reports a link that lacks something. */
export function reportEmptyLink(node: Link | LinkReference, what: string, source: Source): void {
  const span = spanOf(node);
  report(source, {
    rule: 'link-empty',
    message: `The link "${source.lines.text.slice(span.start, span.end)}" has no ${what}.`,
    ...span,
    hint: 'Write [text](address).',
  });
}
