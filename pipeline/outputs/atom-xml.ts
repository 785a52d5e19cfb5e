// A feed in the Atom syndication format (RFC 4287).
import { escapeXml } from './escape-xml.ts';

export interface AtomEntry {
  /** An address that lasts. */
  readonly id: string;
  readonly title: string;
  /** A day as 2026-11-22. */
  readonly day: string;
  readonly summary?: string;
  /** Where a reader finds it. */
  readonly page: string;
}

export interface AtomFeed extends Omit<AtomEntry, 'summary'> {
  readonly subtitle?: string | undefined;
  readonly author: string;
  readonly lang: string;
  /** Where the feed itself stands. */
  readonly self: string;
  readonly entries: readonly AtomEntry[];
}

/** The text of a feed; all addresses have their host. */
export function atomXml({ subtitle, author, lang, self, entries, ...feed }: AtomFeed): string {
  const head = [
    tag('id', feed.id),
    tag('title', feed.title),
    ...(subtitle === undefined ? [] : [tag('subtitle', subtitle)]),
    updated(feed.day),
    `<author>\n${tag('name', author)}</author>\n`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', feed.page),
  ];
  const all = entries.map(({ id, title, day, page, summary = '' }) => {
    const about = summary === '' ? '' : tag('summary', summary);
    return `<entry>\n${tag('id', id)}${tag('title', title)}${updated(day)}${link('alternate', 'text/html', page)}${about}</entry>\n`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n`;
  return `${xml}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">\n${head.join('')}${all.join('')}</feed>\n`;
}

const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;

const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`;

/** A day, as the moment that Atom asks for. */
const updated = (day: string): string => `<updated>${day}T00:00:00Z</updated>\n`;
