import { htmlPathOf } from '../../schemas/paths.ts';
import { builtSite } from '../built-site/built-site.ts';
import { listPages, readPage } from '../built-site/pages.ts';
import { noSiteIn } from '../read/usage-error.ts';
import type { Site } from './site.ts';

/**
 * Reads a site that `docs-build build` wrote: the folder, or the address of a published one. Pages are read when they are asked
 * for; an earlier route leads to its page. Throws a UsageError where no site stands, or one of another version.
 */
export async function readSite(place: string): Promise<Site> {
  const site = builtSite(place);
  const [nav, pages] = await Promise.all([site.nav(), listPages(site)]);
  return {
    nav,
    routes: [...new Set(pages.map(({ route }) => route))].sort(),
    document: async (route) => (await readPage(site, route)).document,
    markdown: async (route) => (await readPage(site, route)).markdown,
    async html(route) {
      const { document } = await readPage(site, route);
      const html = await site.read(htmlPathOf(document.route));
      if (html === undefined) throw noSiteIn(place);
      return html;
    },
  };
}
