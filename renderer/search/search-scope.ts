import type { Strings } from '../../schemas/types.ts';

/** What the search needs of the application. It imports nothing of it, or the bundle would be parted for its sake. */
export interface SearchScope {
  readonly base: string;
  readonly strings: Strings;
  /** Address of the page of results. */
  readonly pageHref: string;
  /** Route of the page at hand. */
  readonly near: string;
  /** Address of an element of a page, or of the page. */
  hrefOf(route: string, anchor?: string): string;
  /** Goes to an address of the site. */
  go(href: string, options?: { readonly replace?: boolean }): void;
  /** What the reader's browser keeps. */
  readPreference(key: string): string | undefined;
  writePreference(key: string, value: string): void;
}
