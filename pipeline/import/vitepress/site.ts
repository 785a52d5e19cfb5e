// What site.yaml says of a VitePress site.
import type { Settings } from '../settings.ts';
import { htmlText, menu, type NavbarEntry, type SiteLink, siteLink } from '../site-links.ts';

/** Reads the settings that docs-build has something for. */
export function readSite(settings: Settings, themes: readonly Settings[]): Record<string, unknown> {
  const locale = settings.in('locales').in('root');
  const title = settings.text('title') ?? locale.text('title');
  const tagline = settings.text('description') ?? locale.text('description');
  const lang = settings.text('lang') ?? locale.text('lang') ?? 'en';
  settings.take('cleanUrls');
  const url = settings.in('sitemap').text('hostname');
  const left = themes.flatMap((theme) => theme.each('nav').flatMap(entriesOf));
  const right = themes.flatMap((theme) => theme.each('socialLinks').flatMap(socialLink));
  const footers = themes.map((theme) => theme.in('footer'));
  const [copyright, notice] = ['copyright', 'message'].map((key) =>
    footers.map((each) => htmlText(each.text(key))).find(Boolean),
  );
  const links = [...(notice?.links ?? []), ...(copyright?.links ?? [])];
  const footer = {
    ...(copyright && { copyright: copyright.text }),
    ...(notice && { notice: notice.text }),
    ...(links.length > 0 && { links }),
  };
  const logo = themes.map(logoOf).find(Boolean);
  return {
    title: themes.map((theme) => theme.text('siteTitle')).find(Boolean) ?? title ?? 'Docs',
    ...(tagline !== undefined && { tagline }),
    ...(url !== undefined && URL.canParse(url) && { url: new URL(url).origin }),
    lang: lang === 'en-US' ? 'en' : lang,
    ...(logo && { logo }),
    ...((left.length > 0 || right.length > 0) && { navbar: { left, right } }),
    ...(Object.keys(footer).length > 0 && { footer }),
  };
}

function entriesOf(item: Settings): NavbarEntry[] {
  const [label, to] = [item.text('text'), item.text('link')];
  item.take('activeMatch');
  const items = item.each('items').flatMap(entriesOf);
  if (items.length > 0) return menu(label, items);
  return label !== undefined && to !== undefined ? [siteLink(label, to)] : [];
}

function socialLink(item: Settings): SiteLink[] {
  const [to, name, icon] = [item.text('link'), item.text('ariaLabel'), item.text('icon')];
  if (to === undefined || !URL.canParse(to)) return [];
  const label = name ?? (icon === undefined ? new URL(to).hostname : icon[0]?.toUpperCase() + icon.slice(1));
  return [{ ...siteLink(label, to), ...(icon !== undefined && /^(?:github|gitlab|rss|mail)$/.test(icon) && { icon }) }];
}

/** One picture, or one for each colour mode. */
function logoOf(theme: Settings): Record<string, string> | undefined {
  const value = theme.take('logo');
  if (typeof value === 'string') return { light: value };
  const logo = theme.of(value, 'logo');
  const [src, light, dark] = [logo.text('src'), logo.text('light'), logo.text('dark')];
  const first = src ?? light;
  return first === undefined ? undefined : { light: first, ...(dark !== undefined && { dark }) };
}
