import type { Location } from 'react-router-dom';
import type { Nav, PageDocument, Route } from '../../schemas/types.ts';

/** What stands in the main area. */
export type View =
  | { readonly kind: 'page'; readonly page: PageDocument }
  | { readonly kind: 'search' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'server' };

/** A view, and where the reader was going when it came to be shown. */
export interface Shown {
  readonly view: View;
  /** Empty for an address that names none. */
  readonly route: Route;
  readonly location: Location;
  /** Whether the reader went back or forward, where the scroll position is theirs to get back. */
  readonly isReturn: boolean;
}

/** Heading of a view, without the site's name. */
export function titleOf(view: View, nav: Nav): string {
  switch (view.kind) {
    case 'page':
      return view.page.title;
    case 'search':
      return nav.strings.searchTitle;
    case 'missing':
      return nav.strings.notFoundTitle;
    case 'failed':
      return nav.strings.loadFailedTitle;
  }
}

/** Title of the browser's tab: `Página | Site`, or the one name where both bear it. */
export function documentTitleOf(view: View, nav: Nav): string {
  const title = titleOf(view, nav);
  return title === nav.site.title ? title : `${title} | ${nav.site.title}`;
}
