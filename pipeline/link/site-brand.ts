// What site.yaml says of the site's looks and of the head of its pages, with every address final.
import type { Nav, SiteConfig } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import type { Link } from '../parse/parsed-page.ts';
import type { ResolvedLink } from './resolve-link.ts';

/** Its part of nav.json. */
export type Brand = Pick<Nav['site'], 'logo' | 'fonts' | 'scripts' | 'head'>;

/** Resolves an address of site.yaml, which stands there at a path. */
export type ResolveAt = (target: string, path: readonly (string | number)[], kind: Link['kind']) => ResolvedLink;

export function linkBrand(
  { config, sourcePath, rangeOf }: LoadedSiteConfig,
  resolveAt: ResolveAt,
  report: Report,
): Brand {
  const picture = (mode: 'light' | 'dark', target: string) => {
    const path = ['logo', mode];
    const link = resolveAt(target, path, 'image');
    if (link.kind !== 'file') return undefined;
    if (link.size) return { src: link.href, ...link.size };
    const message = `The size of the logo "${target}" cannot be read.`;
    const hint = 'An SVG needs a viewBox, or width and height.';
    report({ rule: 'image-unreadable', message, sourcePath, range: rangeOf(path), hint });
    return { src: link.href };
  };
  const files = (targets: readonly string[], path: readonly (string | number)[], kind: Link['kind']): string[] =>
    targets.flatMap((target, i) => {
      const link = resolveAt(target, [...path, i], kind);
      return link.kind === 'file' ? link.href : [];
    });

  const { logo, fonts, scripts } = config;
  const light = logo && picture('light', logo.light);
  const dark = logo?.dark === undefined ? light : picture('dark', logo.dark);
  const modules = files(scripts, ['scripts'], 'file');
  const head = headOf(config.head, resolveAt);
  return {
    ...(light && dark && { logo: { light, dark, alt: logo.alt ?? '' } }),
    ...(fonts && { fonts: linkFonts(fonts, resolveAt) }),
    ...(modules.length > 0 && { scripts: modules }),
    ...(head.length > 0 && { head }),
  };
}

/** Those that stand upright are asked for with the page. */
function linkFonts(fonts: NonNullable<SiteConfig['fonts']>, resolveAt: ResolveAt): NonNullable<Brand['fonts']> {
  const linked: NonNullable<Brand['fonts']> = {};
  for (const use of ['text', 'code'] as const) {
    const font = fonts[use];
    if (font === undefined) continue;
    linked[use] = (typeof font === 'string' ? [] : font).flatMap(({ file, style }, i) => {
      const link = resolveAt(file, ['fonts', use, i, 'file'], 'font');
      return link.kind === 'file' && style !== 'italic' ? link.href : [];
    });
  }
  return linked;
}

/** Of links, those whose target browsers load. */
const LOADED: Readonly<Record<string, Link['kind']>> = {
  'apple-touch-icon': 'image',
  'mask-icon': 'image',
  manifest: 'file',
  search: 'file',
};

function headOf({ meta, link }: LoadedSiteConfig['config']['head'], resolveAt: ResolveAt): NonNullable<Brand['head']> {
  const links = link.flatMap((attributes, i) => {
    const kind = LOADED[attributes.rel] ?? 'page';
    const target = resolveAt(attributes.href, ['head', 'link', i, 'href'], kind);
    // What browsers load from another host the policy forbids.
    if (target.kind === 'broken' || (target.kind === 'external' && kind !== 'page')) return [];
    return { tag: 'link' as const, ...attributes, href: target.href };
  });
  return [...meta.map((attributes) => ({ tag: 'meta' as const, ...attributes })), ...links];
}
