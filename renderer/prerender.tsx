// Entry of the command line: whole HTML documents. The application stands in them as the browser will find it.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { fileHrefOf, hrefOf, toRoute } from '../schemas/paths.ts';
import type { CreatePrerender } from '../schemas/prerender.ts';
import type { Element, TagName } from '../schemas/types.ts';
import { App } from './app.tsx';
import type { View } from './navigation/view.ts';
import { type HeadOptions, headOf } from './prerendering/head.ts';
import { languageAttributes } from './prerendering/language.ts';
import { element, escapeText } from './prerendering/markup.ts';
import { createNavParts } from './prerendering/nav-parts.ts';
import { createPlainMarkup } from './prerendering/plain-markup.tsx';
import { offlinePage, redirectPage } from './prerendering/plain-page.ts';
import { createSidebarMarkup } from './prerendering/sidebar-markup.tsx';
import { listedNodes } from './site/listed-nodes.ts';
import { createNavIndex } from './site/nav-index.ts';
import type { Site } from './site/SiteContext.ts';
import { WRITTEN_TAG, type Written, WrittenContext } from './site/WrittenContext.ts';

const WRITTEN = new RegExp(`<${WRITTEN_TAG}>(\\d+)</${WRITTEN_TAG}>`, 'g');

/** Characters of HTML from which a page is long: it takes a poor phone more than a moment to receive and read. */
const LONG_PAGE = 400_000;

export const createPrerender: CreatePrerender = ({ nav, assets, live = false }) => {
  const index = createNavIndex(nav);
  const site: Site = { nav, index, pages: undefined };
  const options: HeadOptions = { nav, index, assets, live };
  const { base, lang } = nav.site;
  const plainMarkup = createPlainMarkup(site);
  const parts = createNavParts(site);
  const sidebarMarkup = createSidebarMarkup();

  const application = (view: View, href: string): string => {
    const shownSite = view.kind === 'page' ? parts.siteOf(view.page.route) : site;
    const markups: string[] = [];
    const standIn = (markup: string): Element => ({
      type: 'element',
      tagName: WRITTEN_TAG as TagName,
      properties: {},
      children: [{ type: 'text', value: String(markups.push(markup) - 1) }],
    });
    const written: Written = {
      body(raw) {
        const nodes = listedNodes(raw);
        const plain = plainMarkup(nodes);
        // React counts the siblings of what it shows, for the ids it gives: where it shows one, each has its stand-in.
        if (nodes.length > 0 && plain.every((markup) => markup !== undefined)) return [standIn(plain.join(''))];
        return nodes.map((node, i) => {
          const markup = plain[i];
          return node.type === 'text' || markup === undefined ? node : standIn(markup);
        });
      },
      sidebar(current) {
        const markup = sidebarMarkup(shownSite, current);
        return markup && createElement(WRITTEN_TAG, null, markups.push(markup) - 1);
      },
    };
    const html = renderToString(
      <StaticRouter basename={base} location={href}>
        <WrittenContext value={written}>
          <App site={shownSite} view={view} />
        </WrittenContext>
      </StaticRouter>,
    );
    return html.replace(WRITTEN, (_, number) => markups[Number(number)] ?? '');
  };

  const documentOf = (view: View, href: string): string => {
    const app = application(view, href);
    const attributes = {
      ...languageAttributes(lang),
      'data-base': base,
      'data-application': fileHrefOf(assets.script, base),
      'data-renderer': assets.version,
      'data-nav': view.kind === 'page' ? parts.fileOf(view.page.route) : undefined,
      // Where it is not fixed, nothing is kept free for it (styles/layout.css).
      'data-footer': nav.footer?.fixed ? undefined : 'end',
      'data-announcement': nav.announcement?.dismissible ? nav.announcement.id : undefined,
    };
    const head = element('head', {}, `\n${headOf(view, options, app.length > LONG_PAGE)}\n`);
    const unstyled = element('p', { class: 'unstyled', 'data-nosnippet': '' }, escapeText(nav.strings.unstyled));
    const body = element('body', {}, unstyled + element('div', { id: '-root' }, app));
    return `<!doctype html>\n${element('html', attributes, `\n${head}\n${body}\n`)}\n`;
  };

  return {
    page: (page) => documentOf({ kind: 'page', page }, hrefOf(page.route, nav.site)),
    shownNav(route) {
      const entry = site.index.entries.get(route);
      return {
        branch: parts.sidebarOf(route),
        page: JSON.stringify([entry?.previous, entry?.next, entry?.label, parts.fileOf(route)]),
      };
    },
    navParts: parts.files,
    search: () => documentOf({ kind: 'search' }, hrefOf(toRoute(nav.strings.searchRoute), nav.site)),
    notFound: () => documentOf({ kind: 'missing' }, base),
    offline: () => offlinePage(options),
    redirect: (to) => redirectPage(to, site.index.entries.get(to)?.title ?? to, options),
  };
};
