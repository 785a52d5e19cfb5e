// Links of the navbar and the footer.
import { parseEntities } from 'parse-entities';

/** As site.yaml has it. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
  readonly icon?: string;
}

/** An entry of the navbar: a link, or a menu of links. */
export type NavbarEntry = SiteLink | { readonly label: string; readonly items: readonly SiteLink[] };

/** A menu, or its links where it has no name. A menu within one gives its links. */
export function menu(label: string | undefined, entries: readonly NavbarEntry[]): NavbarEntry[] {
  const items = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]));
  return label === undefined || items.length === 0 ? items : [{ label, items }];
}

/** A link to a page begins with a slash, one to another host with its scheme. */
export const siteLink = (label: string, to: string): SiteLink => ({
  label,
  to: /^[a-z][a-z+.-]*:/i.test(to) ? to : `/${to.replace(/^\//, '')}`,
  ...iconOf(to),
});

/** Hosts whose icons docs-build has. */
function iconOf(to: string): { readonly icon?: string } {
  const [, name] = /^https?:\/\/(?:www\.)?(github|gitlab)\.com\//i.exec(to) ?? [];
  return name === undefined ? {} : { icon: name.toLowerCase() };
}

/** What a line of HTML says, and the links in it. */
export function htmlText(html: string | undefined): { readonly text: string; readonly links: SiteLink[] } | undefined {
  if (html === undefined) return undefined;
  const plain = (part: string): string =>
    parseEntities(part.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
  const anchors = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
  const links = anchors.flatMap(([, to = '', label = '']) => (plain(label) === '' ? [] : [siteLink(plain(label), to)]));
  const text = plain(html).replace(/ ([.,;:!?)])/g, '$1');
  return text === '' ? undefined : { text, links };
}
