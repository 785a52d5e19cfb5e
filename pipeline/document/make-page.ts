// What is published of a page, made from its order: the same here, in another process's hands, today or tomorrow.
import { hrefOf } from '../../schemas/paths.ts';
import type { PageDocument, Route } from '../../schemas/types.ts';
import type { PageExtras } from '../link/link-page.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { ParsedPage } from '../parse/parsed-page.ts';
import { categoryMarkdown, type PublicAddressing, toMarkdown } from './to-markdown.ts';
import { toCategoryDocument, toPageDocument } from './to-page-document.ts';

/** A page to be made: an authored one and what its links came to, or one for a category. Plain data. */
export type PageOrder =
  | { readonly kind: 'authored'; readonly route: Route; readonly sourcePath: string; readonly extras: PageExtras }
  | { readonly kind: 'category'; readonly route: Route; readonly category: CategoryPage };

/** Where parsed pages are found by their source path. */
export type ParsedPageOf = (sourcePath: string) => ParsedPage;

/** Makes the document of a page, checked against its schema. */
export function makeDocument(order: PageOrder, parsed: ParsedPageOf, addressing: PublicAddressing): PageDocument {
  if (order.kind === 'category') return toCategoryDocument(order.category, addressing);
  return toPageDocument(parsed(order.sourcePath), order.extras);
}

/** Makes the Markdown of a page. */
export function makeMarkdown(order: PageOrder, parsed: ParsedPageOf, addressing: PublicAddressing): string {
  if (order.kind === 'category') return categoryMarkdown(order.category, addressing);
  const { sourcePath, extras, route } = order;
  return toMarkdown(parsed(sourcePath), extras, hrefOf(route, addressing), addressing);
}
