// What site.yaml says of a VitePress site.
import type { Leave } from '../imported.ts';
import type { Settings } from '../settings.ts';
import { htmlText, MENUS, type SiteLink, siteLink } from '../site-links.ts';

/** Reads the settings that docs-build has something for. */
export function readSite(settings: Settings, themes: readonly Settings[], leave: Leave): Record<string, unknown> {
  const locale = settings.in('locales').in('root');
  const title = settings.text('title') ?? locale.text('title');
  const tagline = settings.text('description') ?? locale.text('description');
  const lang = settings.text('lang') ?? locale.text('lang') ?? 'en';
  settings.take('cleanUrls');
  const url = settings.in('sitemap').text('hostname');
  const left = themes.flatMap((theme) => theme.each('nav').flatMap((item) => linksOf(item, leave)));
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
  return {
    title: themes.map((theme) => theme.text('siteTitle')).find(Boolean) ?? title ?? 'Docs',
    ...(tagline !== undefined && { tagline }),
    ...(url !== undefined && URL.canParse(url) && { url: new URL(url).origin }),
    lang: lang === 'en-US' ? 'en' : lang,
    ...((left.length > 0 || right.length > 0) && { navbar: { left, right } }),
    ...(Object.keys(footer).length > 0 && { footer }),
  };
}

/** A menu gives its links, one after the other. */
function linksOf(item: Settings, leave: Leave): SiteLink[] {
  const place = item.place('text');
  const [label, to] = [item.text('text'), item.text('link')];
  item.take('activeMatch');
  const items = item.each('items');
  if (items.length > 0) {
    if (label !== undefined) leave(MENUS, place, label);
    return items.flatMap((each) => linksOf(each, leave));
  }
  return label !== undefined && to !== undefined ? [siteLink(label, to)] : [];
}

function socialLink(item: Settings): SiteLink[] {
  const [to, name, icon] = [item.text('link'), item.text('ariaLabel'), item.text('icon')];
  if (to === undefined || !URL.canParse(to)) return [];
  return [{ label: name ?? (icon === undefined ? new URL(to).hostname : icon[0]?.toUpperCase() + icon.slice(1)), to }];
}
