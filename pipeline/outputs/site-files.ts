import { hrefOf } from '../../schemas/paths.ts';
import type { Nav, Route } from '../../schemas/types.ts';
import { escapeXml } from './escape-xml.ts';

/** robots.txt: everything may be read. */
export function robotsText({ site }: Nav): string {
  const sitemap = site.url ? `Sitemap: ${site.url}${site.base}sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

interface SitemapPage {
  readonly route: Route;
  readonly lastChange?: string | undefined;
}

/** sitemap.xml; undefined when the site's host is not known, for it holds whole addresses only. */
export function sitemapXml({ site }: Nav, pages: readonly SitemapPage[]): string | undefined {
  if (!site.url) return undefined;
  const urls = pages.map(({ route, lastChange }) => {
    const day = lastChange === undefined ? '' : `<lastmod>${lastChange}</lastmod>`;
    return `<url><loc>${escapeXml(site.url + hrefOf(route, site))}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
