// Feeds that a page names: those of the contracts it shows, and of a page that tells of all changes, that of all.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { PageDocument, Route } from '../../../schemas/types.ts';
import type { LoadScope, NamingPage } from '../kind/kind.ts';
import { feedPath, feedTitle } from './change-feeds.ts';
import type { ToldHistory } from './load-changes.ts';
import { namesAsked } from './what-is-asked.ts';

type Feeds = NonNullable<PageDocument['feeds']>;

/** By route; none where a site has no releases, or does not know its own address. */
export function pageFeeds(
  told: ToldHistory | undefined,
  pages: readonly NamingPage[],
  { config, addressing }: LoadScope,
): Readonly<Record<Route, Feeds>> {
  if (!told || !addressing.siteUrl) return {};
  const feeds = pages.flatMap(({ page, own, extras: { route } }): [Route, Feeds][] => {
    const asked = page.data.filter(({ directive }) => directive === 'contract-changes').map(namesAsked);
    const named = new Set([...own, ...asked.flatMap((names) => names ?? [])]);
    const ids = [
      ...(asked.includes(undefined) ? [undefined] : []),
      ...told.history.kept.filter(({ contract }) => named.has(contract)),
    ];
    const [first, ...others] = ids.map((id) => ({
      title: feedTitle(id, config.title, config.strings),
      href: fileHrefOf(feedPath(id), addressing.base),
    }));
    return first ? [[route, [first, ...others]]] : [];
  });
  return Object.fromEntries(feeds);
}
