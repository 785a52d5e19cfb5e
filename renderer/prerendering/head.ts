import { documentPathOf, fileHrefOf, hrefOf, markdownPathOf } from '../../schemas/paths.ts';
import type { RendererAssets } from '../../schemas/prerender.ts';
import type { Nav, PageDocument } from '../../schemas/types.ts';
import { MAIN_ID } from '../layout/SkipLink.tsx';
import { documentTitleOf, type View } from '../navigation/view.ts';
import type { NavIndex } from '../site/nav-index.ts';
import { END_ID } from '../views/Shell.tsx';
import { openGraphLocale } from './language.ts';
import { element, escapeText, voidElement } from './markup.ts';
import { structuredData } from './structured-data.ts';

/** --chrome of styles/tokens.css. */
const CHROME = { light: '#f6f8f7', dark: '#171e1c' } as const;

export interface HeadOptions {
  readonly nav: Nav;
  readonly index: NavIndex;
  readonly assets: RendererAssets;
  readonly live: boolean;
}

/** Head of a page, which may be long. The colour mode comes first: nothing may be painted before it is known. */
export function headOf(view: View, { nav, index, assets, live }: HeadOptions, isLong: boolean): string {
  const page = view.kind === 'page' ? view.page : undefined;
  const title = documentTitleOf(view, nav);
  return [
    ...openingTags(nav, assets),
    // What is painted in halves (the navbar, a table) moves when the other half comes: the first paint waits for the end of
    // the page, and on a page so long that this would be felt, for the beginning of its text.
    voidElement('link', { rel: 'expect', href: `#${isLong ? MAIN_ID : END_ID}`, blocking: 'render' }),
    element('title', {}, escapeText(title)),
    ...(page
      ? descriptionTags(page, nav)
      : view.kind === 'missing'
        ? [meta('description', nav.strings.notFoundText)]
        : []),
    ...(page?.unlisted || view.kind === 'search' ? [meta('robots', 'noindex')] : []),
    ...(page ? alternateTags(page, nav) : []),
    ...(page ? socialTags(page, title, nav) : []),
    ...(page ? structuredData(page, nav, index) : []),
    ...(nav.site.head ?? []).map(({ tag, ...attributes }) => voidElement(tag, attributes)),
    ...(nav.site.scripts ?? []).map((src) => element('script', { type: 'module', src })),
    ...(live ? [element('script', { type: 'module', src: fileHrefOf(assets.live, nav.site.base) })] : []),
  ].join('\n');
}

/** What every document begins with, whatever it shows. */
export function openingTags({ site }: Nav, assets: RendererAssets): string[] {
  return [
    voidElement('meta', { charset: 'utf-8' }),
    meta('color-scheme', 'light dark'),
    // The bars of a phone's browser bear the colour of the navbar: the system's, until the reader chooses (theme.ts).
    ...(['light', 'dark'] as const).map((mode) =>
      voidElement('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content: CHROME[mode] }),
    ),
    element('script', { src: fileHrefOf(assets.theme, site.base) }),
    ...assets.styles.map((style) => voidElement('link', { rel: 'stylesheet', href: fileHrefOf(style, site.base) })),
    ...(site.styles ?? []).map((href) => voidElement('link', { rel: 'stylesheet', href })),
    // A font that comes after the first paint is not shown at all (styles/fonts.css); `low`, so that no text waits for it.
    ...fontsOf(site, assets).map((href) =>
      voidElement('link', {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossorigin: true,
        fetchpriority: 'low',
      }),
    ),
    // Without one, browsers ask for /favicon.ico, and most hosts have none.
    voidElement('link', { rel: 'icon', href: site.icon ?? fileHrefOf('assets/icon.svg', site.base) }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('generator', __GENERATOR__),
  ];
}

/** The site's own, or ours. */
const fontsOf = ({ fonts, base }: Nav['site'], assets: RendererAssets): readonly string[] =>
  (['text', 'code'] as const).flatMap((use) => fonts?.[use] ?? fileHrefOf(assets.fonts[use], base));

const meta = (name: string, content: string): string => voidElement('meta', { name, content });

const property = (name: string, content: string | undefined): string[] =>
  content === undefined || content === '' ? [] : [voidElement('meta', { property: name, content })];

/** The home page is described by the site's tagline where it says nothing of its own. */
const descriptionOf = (page: PageDocument, { site }: Nav): string =>
  page.description === '' && page.route === '/' ? (site.tagline ?? '') : page.description;

function descriptionTags(page: PageDocument, nav: Nav): string[] {
  const description = descriptionOf(page, nav);
  return [
    ...(description === '' ? [] : [meta('description', description)]),
    ...(page.keywords?.length ? [meta('keywords', page.keywords.join(', '))] : []),
  ];
}

/** Address with scheme and host, as crawlers need it; undefined where the site does not know its own. */
function absolute(href: string, { site }: Nav): string | undefined {
  if (/^https?:/.test(href)) return href;
  return site.url === undefined ? undefined : site.url + href;
}

function alternateTags({ route, feeds }: Pick<PageDocument, 'route' | 'feeds'>, nav: Nav): string[] {
  const { base, title, feed } = nav.site;
  const canonical = absolute(hrefOf(route, nav.site), nav);
  const alternate = (type: string, path: string) =>
    voidElement('link', { rel: 'alternate', type, href: fileHrefOf(path, base) });
  return [
    ...(canonical === undefined ? [] : [voidElement('link', { rel: 'canonical', href: canonical })]),
    alternate('application/json', documentPathOf(route)),
    alternate('text/markdown', markdownPathOf(route)),
    ...[...(feed === undefined ? [] : [{ title, href: feed }]), ...(feeds ?? [])].map((each) =>
      voidElement('link', { rel: 'alternate', type: 'application/atom+xml', ...each }),
    ),
  ];
}

function socialTags(page: PageDocument, title: string, nav: Nav): string[] {
  const { site } = nav;
  const image = page.image ?? site.image;
  return [
    ...property('og:title', title),
    ...property('og:description', descriptionOf(page, nav)),
    ...property('og:type', page.route === '/' ? 'website' : 'article'),
    ...property('og:site_name', site.title),
    ...property('og:locale', openGraphLocale(site.lang)),
    ...property('og:url', absolute(hrefOf(page.route, site), nav)),
    ...property('og:image', image && absolute(image, nav)),
    meta('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
}
