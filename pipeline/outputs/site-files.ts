import { hrefOf } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';

/** robots.txt: everything may be read. */
export function robotsText({ site }: Nav): string {
  const sitemap = site.url ? `Sitemap: ${site.url}${site.base}sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** sitemap.xml; undefined when the site's host is not known, for it holds whole addresses only. */
export function sitemapXml({ site }: Nav, routes: readonly Route[]): string | undefined {
  if (!site.url) return undefined;
  const urls = routes.map((route) => `<url><loc>${escapeXml(site.url + hrefOf(route, site))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
