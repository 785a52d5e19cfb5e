// The feed of pages that were changed, by the days that git knows (RFC 4287).
import { fileHrefOf, hrefOf } from '../../schemas/paths.ts';
import type { Nav } from '../../schemas/types.ts';
import type { IndexedPage } from '../index-site/index-site.ts';
import { escapeXml } from './escape-xml.ts';

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
  const newest = changed[0];
  if (!site.url || !newest) return undefined;
  const { url } = site;
  const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;
  const link = (rel: string, type: string, href: string): string =>
    `<link rel="${rel}" type="${type}" href="${escapeXml(url + href)}"/>\n`;
  const entries = changed.map(({ page: { route, title, description }, day }) => {
    const href = hrefOf(route, site);
    const about = description === '' ? '' : tag('summary', description);
    return `<entry>\n${tag('id', url + href)}${tag('title', title)}${updated(day)}${link('alternate', 'text/html', href)}${about}</entry>\n`;
  });
  const head = [
    tag('id', url + site.base),
    tag('title', site.title),
    ...(site.tagline === undefined ? [] : [tag('subtitle', site.tagline)]),
    updated(newest.day),
    `<author>\n${tag('name', site.title)}</author>\n`,
    link('self', 'application/atom+xml', fileHrefOf(FEED, site.base)),
    link('alternate', 'text/html', site.base),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n`;
  return `${xml}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.lang)}">\n${head.join('')}${entries.join('')}</feed>\n`;
}

/** Git's day, as the moment that Atom asks for. */
const updated = (day: string): string => `<updated>${day}T00:00:00Z</updated>\n`;
