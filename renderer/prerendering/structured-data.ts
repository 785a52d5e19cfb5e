// What search engines read of a page: what it is, and where it stands. A block of data, not a script: a browser neither runs it
// nor asks the site's policy about it.
import { hrefOf } from '../../schemas/paths.ts';
import type { Nav, PageDocument, Route } from '../../schemas/types.ts';
import type { NavIndex } from '../site/nav-index.ts';
import { element } from './markup.ts';

/** The block of a page; none where the site does not know its address, or wants the page in no search. */
export function structuredData(page: PageDocument, nav: Nav, { entries }: NavIndex): string[] {
  const { site } = nav;
  if (site.url === undefined || page.unlisted) return [];
  const addressOf = (route: Route): string => site.url + hrefOf(route, site);
  const home = { name: site.title, item: addressOf('/') };
  const ancestors = entries.get(page.route)?.ancestors ?? [];
  const trail = [
    home,
    ...ancestors.flatMap(({ route, label }) => (route === undefined ? [] : { name: label, item: addressOf(route) })),
    { name: page.title, item: addressOf(page.route) },
  ];
  const about = { url: addressOf(page.route), inLanguage: site.lang, description: page.description || undefined };
  const graph =
    page.route === '/'
      ? [{ '@type': 'WebSite', name: site.title, ...about }]
      : [
          {
            '@type': 'TechArticle',
            headline: page.title,
            ...about,
            dateModified: page.lastChange,
            isPartOf: { '@type': 'WebSite', name: site.title, url: home.item },
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: trail.map((place, i) => ({ '@type': 'ListItem', position: i + 1, ...place })),
          },
        ];
  // Without `<` nothing in it ends the block or begins a comment.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return [element('script', { type: 'application/ld+json' }, json)];
}
