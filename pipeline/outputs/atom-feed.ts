// The feed of pages that were changed, by the days that git knows.
import { fileHrefOf, hrefOf } from '../../schemas/paths.ts';
import type { Nav } from '../../schemas/types.ts';
import type { IndexedPage } from '../index-site/index-site.ts';
import { atomXml } from './atom-xml.ts';

/** Where the feed stands, below the site's base. */
export const FEED = 'atom.xml';

/** Entries of the feed: readers of feeds fetch the whole of it again and again. */
const MOST_ENTRIES = 100;

/** A page, and the day on which it was last changed. */
export interface ChangedPage {
  readonly page: IndexedPage;
  readonly day: string;
}

/** The pages that the feed names, the newest change first. */
export function changedPages(
  pages: Iterable<IndexedPage>,
  lastChanges: ReadonlyMap<string, string> | undefined,
): readonly ChangedPage[] {
  const changed = [...pages].flatMap((page) => {
    const day = page.unlisted ? undefined : lastChanges?.get(page.sourcePath);
    return day === undefined ? [] : [{ page, day }];
  });
  const order = (one: ChangedPage, other: ChangedPage): number =>
    one.day > other.day || (one.day === other.day && one.page.route < other.page.route) ? -1 : 1;
  return changed.sort(order).slice(0, MOST_ENTRIES);
}

/** atom.xml; undefined where the site does not know its own address, or nobody knows what changed. */
export function atomFeed({ site }: Nav, changed: readonly ChangedPage[]): string | undefined {
  const { url } = site;
  const newest = changed[0];
  if (!url || !newest) return undefined;
  return atomXml({
    id: url + site.base,
    title: site.title,
    subtitle: site.tagline,
    author: site.title,
    lang: site.lang,
    day: newest.day,
    self: url + fileHrefOf(FEED, site.base),
    page: url + site.base,
    entries: changed.map(({ page: { route, title, description }, day }) => {
      const page = url + hrefOf(route, site);
      return { id: page, title, day, page, summary: description };
    }),
  });
}
