import { type Addressing, encodePath, hrefOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';

/** How a page links to a place: on the page itself, by the anchor alone. */
export function hrefFrom(
  from: Route,
  { route, anchor }: { readonly route: Route; readonly anchor?: string | undefined },
  addressing: Addressing,
): string {
  const fragment = anchor === undefined ? '' : `#${encodePath(anchor)}`;
  return route === from && fragment !== '' ? fragment : hrefOf(route, addressing) + fragment;
}
