import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { documentPathOf, hrefOf, htmlPathOf } from '../../schemas/paths.ts';
import type { Nav, PageDocument, Route } from '../../schemas/types.ts';
import { App } from '../app.tsx';
import { createNavIndex } from '../site/nav-index.ts';
import type { Site } from '../site/SiteContext.ts';

/** Holds each page of a built site to what React makes of it with the navigation that the page loads. Gives these by route. */
export function expectReactsMarkup(folder: string): ReadonlyMap<Route, Site> {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const sites = new Map<string, Site>();
  const siteFrom = (file: string): Site => {
    const known = sites.get(file);
    if (known) return known;
    const nav: Nav = JSON.parse(read(file));
    const site = { nav, index: createNavIndex(nav), pages: undefined };
    sites.set(file, site);
    return site;
  };
  const whole = siteFrom('nav.json');
  return new Map(
    [...whole.index.entries.keys()].map((route) => {
      const html = read(htmlPathOf(route));
      const site = siteFrom(/data-nav="([^"]+)"/.exec(html)?.[1] ?? 'nav.json');
      const page: PageDocument = JSON.parse(read(documentPathOf(route)));
      const { site: about } = site.nav;
      const markup = renderToString(
        <StaticRouter basename={about.base} location={hrefOf(route, about)}>
          <App site={site} view={{ kind: 'page', page }} />
        </StaticRouter>,
      );
      const root = '<div id="-root">';
      expect(html.slice(html.indexOf(root)), route).toBe(`${root}${markup}</div></body>\n</html>\n`);
      return [route, site];
    }),
  );
}
