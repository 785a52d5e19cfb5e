// What site.yaml says of a Docusaurus site.
import type { Settings } from '../settings.ts';
import { htmlText, menu, type NavbarEntry, type SiteLink, siteLink } from '../site-links.ts';

/** What links of the navbar name without an address. */
export interface NamedPlaces {
  /** The address of a page, by its id. */
  doc(id: string): string | undefined;
  /** That of the first page of a sidebar. */
  sidebar(name: string): string | undefined;
}

/** As site.yaml has it. */
export interface SiteFooter {
  readonly copyright?: string;
  readonly links?: readonly SiteLink[];
}

/** Reads the settings that docs-build has something for. */
export function readSite(
  settings: Settings,
  theme: Settings,
  places: NamedPlaces,
): Record<string, unknown> & { readonly footer?: SiteFooter } {
  const [tagline, url] = [settings.text('tagline'), settings.text('url')];
  const lang = settings.in('i18n').text('defaultLocale') ?? 'en';
  const navbar = theme.in('navbar');
  const isRight = (item: Settings): boolean => item.take('position') === 'right';
  const links = navbar.each('items').map((item) => ({ isRight: isRight(item), links: entriesOf(item, places) }));
  const logo = readLogo(navbar.in('logo'));
  const footer = readFooter(theme.in('footer'));
  const announcement = readAnnouncement(theme.in('announcementBar'));
  const image = theme.text('image');
  const trailingSlash = settings.take('trailingSlash') === true;
  return {
    title: settings.text('title') ?? navbar.text('title') ?? 'Docs',
    ...(tagline !== undefined && { tagline }),
    lang,
    ...(url !== undefined && URL.canParse(url) && { url: new URL(url).origin }),
    ...(trailingSlash && { trailingSlash }),
    ...(logo && { logo }),
    ...(links.some((each) => each.links.length > 0) && {
      navbar: {
        left: links.flatMap((each) => (each.isRight ? [] : each.links)),
        right: links.flatMap((each) => (each.isRight ? each.links : [])),
      },
    }),
    ...(Object.keys(footer).length > 0 && { footer }),
    ...(announcement && { announcement }),
    ...(image !== undefined && { image: /^https?:/.test(image) ? image : `/${image.replace(/^\//, '')}` }),
  };
}

function entriesOf(item: Settings, places: NamedPlaces): NavbarEntry[] {
  const [type, label] = [item.text('type'), item.text('label') ?? item.text('aria-label')];
  const to =
    item.text('to') ??
    item.text('href') ??
    places.doc(item.text('docId') ?? '') ??
    places.sidebar(item.text('sidebarId') ?? '');
  item.take('activeBaseRegex');
  const items = item.each('items').flatMap((each) => entriesOf(each, places));
  if (items.length > 0) return menu(label, items);
  if (to !== undefined && label !== undefined) return [siteLink(label, to)];
  // Every site has a search and, with more than one version, their menu.
  if (type !== 'search' && type !== 'docsVersionDropdown')
    item.leave(
      'Entries of the navbar that are no links',
      'label',
      [type, label, to, item.text('value')].filter(Boolean).join(' '),
    );
  return [];
}

function readLogo(logo: Settings): Record<string, string> | undefined {
  const [light, dark] = ['src', 'srcDark'].map((key) => logo.text(key)?.replace(/^\/?/, '/'));
  return light === undefined ? undefined : { light, ...(dark !== undefined && { dark }) };
}

function readFooter(footer: Settings): SiteFooter {
  const copyright = htmlText(footer.text('copyright'));
  const links = footer.each('links').flatMap((column): SiteLink[] => {
    const title = column.text('title');
    const items = column.each('items');
    if (title !== undefined) column.leave('Headings of the foot, whose links stand side by side', 'title', title);
    return [column, ...items].flatMap((item) => {
      const [label, to, html] = [item.text('label'), item.text('to') ?? item.text('href'), htmlText(item.text('html'))];
      if (label !== undefined && to !== undefined) return [siteLink(label, to)];
      return html?.links ?? [];
    });
  });
  const all = [...links, ...(copyright?.links ?? [])];
  return { ...(copyright && { copyright: copyright.text }), ...(all.length > 0 && { links: all }) };
}

function readAnnouncement(bar: Settings): Record<string, unknown> | undefined {
  const [id, content] = [bar.text('id'), htmlText(bar.text('content'))];
  const dismissible = bar.take('isCloseable') !== false;
  if (!content) return undefined;
  const text = content.links.reduce((all, { label, to }) => all.replace(label, `[${label}](${to})`), content.text);
  return { id: (id ?? 'announcement').replace(/[^\w-]/g, '-'), text, dismissible };
}
