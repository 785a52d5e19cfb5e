// Links of the navbar and the footer.
import { parseEntities } from 'parse-entities';

/** As site.yaml has it. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
}

/** Why the name of a menu is left. */
export const MENUS = 'Menus, whose links stand side by side';

/** A link to a page begins with a slash, one to another host with its scheme. */
export const siteLink = (label: string, to: string): SiteLink => ({
  label,
  to: /^[a-z][a-z+.-]*:/i.test(to) ? to : `/${to.replace(/^\//, '')}`,
});

/** What a line of HTML says, and the links in it. */
export function htmlText(html: string | undefined): { readonly text: string; readonly links: SiteLink[] } | undefined {
  if (html === undefined) return undefined;
  const plain = (part: string): string =>
    parseEntities(part.replace(/<[^>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim();
  const anchors = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)];
  const links = anchors.flatMap(([, to = '', label = '']) => (plain(label) === '' ? [] : [siteLink(plain(label), to)]));
  return { text: plain(html).replace(/ ([.,;:!?)])/g, '$1'), links };
}
