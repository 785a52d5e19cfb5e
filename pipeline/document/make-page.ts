// What is published of a page, made from its order: the same here, in another process's hands, today or tomorrow.
import { hrefOf } from '../../schemas/paths.ts';
import type { PageDocument, Route } from '../../schemas/types.ts';
import type { PublicAddressing } from '../link/link-markdown.ts';
import type { PageExtras } from '../link/link-page.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { PageText } from '../parse/parsed-page.ts';
import { categoryMarkdown, toMarkdown } from './to-markdown.ts';
import { toCategoryDocument, toPageDocument } from './to-page-document.ts';

/** A page to be made: an authored one and what its links came to, or one for a category. Plain data. */
export type PageOrder =
  | { readonly kind: 'authored'; readonly route: Route; readonly sourcePath: string; readonly extras: PageExtras }
  | { readonly kind: 'category'; readonly route: Route; readonly category: CategoryPage };

/** Where the texts of parsed pages are found by their source path. */
export type PageTextOf = (sourcePath: string) => PageText;

/** What is published of a page, each made when asked for. */
export interface MadePage {
  /** Checked against its schema. */
  document(): PageDocument;
  markdown(): string;
}

export function makePage(order: PageOrder, textOf: PageTextOf, addressing: PublicAddressing): MadePage {
  if (order.kind === 'category') {
    return {
      document: () => toCategoryDocument(order.category, addressing),
      markdown: () => categoryMarkdown(order.category, addressing),
    };
  }
  const text = textOf(order.sourcePath);
  const { extras, route } = order;
  return {
    document: () => toPageDocument(text, extras),
    markdown: () => toMarkdown(text, extras, hrefOf(route, addressing), addressing),
  };
}
