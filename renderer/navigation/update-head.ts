// Browsers share and save a page under its canonical address: after a navigation the head must speak of the new page.
import { documentPathOf, fileHrefOf, hrefOf, markdownPathOf } from '../../schemas/paths.ts';
import type { Nav } from '../../schemas/types.ts';
import { documentTitleOf, type View } from './view.ts';

export function updateHead(view: View, nav: Nav): void {
  // What it says of the first page is true of no other; crawlers read each page's own HTML.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
  document.title = documentTitleOf(view, nav);
  if (view.kind !== 'page') return;
  const { site } = nav;
  const { route, description } = view.page;
  set('meta[name=description]', 'content', description);
  set('link[rel=canonical]', 'href', (site.url ?? '') + hrefOf(route, site));
  set('link[rel=alternate][type="application/json"]', 'href', fileHrefOf(documentPathOf(route), site.base));
  set('link[rel=alternate][type="text/markdown"]', 'href', fileHrefOf(markdownPathOf(route), site.base));
}

/** What the first page's head lacks stays out: crawlers read each page's own HTML. */
function set(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
