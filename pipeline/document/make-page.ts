// What is published of a page, made from its order: the same here, in another thread, today or tomorrow.
import { hrefOf } from '../../schemas/paths.ts';
import type { PageDocument, Route } from '../../schemas/types.ts';
import type { PublicAddressing } from '../link/link-markdown.ts';
import type { LinkedPage, PageExtras } from '../link/link-page.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { MadePage } from '../outputs/output.ts';
import type { PageText } from '../parse/parsed-page.ts';
import { categoryMarkdown, toMarkdown } from './to-markdown.ts';
import { toCategoryDocument, toPageDocument } from './to-page-document.ts';

/** An authored page and what its links came to. Plain data. */
export interface AuthoredOrder {
  readonly kind: 'authored';
  readonly route: Route;
  readonly sourcePath: string;
  readonly extras: PageExtras;
}

/** A page to be made: an authored one, or one for a category. */
export type PageOrder =
  | AuthoredOrder
  | {
      readonly kind: 'category';
      readonly route: Route;
      readonly category: CategoryPage;
      readonly image?: string | undefined;
    };

/** What there is to make, by route. */
export const pageOrders = (
  pages: readonly LinkedPage[],
  extrasOf: (page: LinkedPage) => PageExtras,
  categories: readonly CategoryPage[],
  cardOf: (route: Route) => string | undefined,
): ReadonlyMap<Route, PageOrder> =>
  new Map<Route, PageOrder>([
    ...pages.map((linked): [Route, PageOrder] => {
      const { route } = linked.extras;
      return [route, { kind: 'authored', route, sourcePath: linked.page.sourcePath, extras: extrasOf(linked) }];
    }),
    ...categories.map((category): [Route, PageOrder] => [
      category.route,
      { kind: 'category', route: category.route, category, image: cardOf(category.route) },
    ]),
  ]);

/** Makes a page; what it says is asked for where an author wrote it. */
export async function makePage(
  order: PageOrder,
  textOf: (order: AuthoredOrder) => PageText | Promise<PageText>,
  addressing: PublicAddressing,
): Promise<MadePage> {
  if (order.kind === 'category') {
    const { category, image } = order;
    return lazily({
      document: () => toCategoryDocument(category, image, addressing),
      markdown: () => categoryMarkdown(category, addressing),
    });
  }
  const text = await textOf(order);
  const { extras, route } = order;
  return lazily({
    document: () => toPageDocument(text, extras),
    markdown: () => toMarkdown(text, extras, hrefOf(route, addressing), addressing),
  });
}

/** Its document is what its HTML is made of, too. */
function lazily(page: MadePage): MadePage {
  let document: PageDocument | undefined;
  return {
    ...page,
    document() {
      document ??= page.document();
      return document;
    },
  };
}
