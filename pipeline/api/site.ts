import type { Nav, PageDocument, Route } from '../../schemas/types.ts';

/** The files of a site as its authors wrote them. */
export interface Content {
  /** Markdown files that are pages, by path below the content folder, sorted. */
  readonly pages: readonly string[];
}

/** A site, compiled just now or built before. Of a page it has what `docs-build build` writes. */
export interface Site {
  /** What all pages share, `nav.json`. */
  readonly nav: Nav;
  /** Its pages, sorted. Of a site that was built before, those that a reader's search finds. */
  readonly routes: readonly Route[];
  /** A page as its document. Like the other two, throws a UsageError where there is no such page. */
  document(route: Route): Promise<PageDocument>;
  /** A page as Markdown. */
  markdown(route: Route): Promise<string>;
  /** A page as a whole HTML document. */
  html(route: Route): Promise<string>;
}
