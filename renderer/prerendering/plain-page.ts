// Documents without the application, whose program could not be had, or would be loaded for nothing.
import { hrefOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { type HeadOptions, openingTags } from './head.ts';
import { languageAttributes } from './language.ts';
import { element, escapeText, voidElement } from './markup.ts';

/** A document that leads on by itself where the host cannot redirect, and by its link where even that is off. */
export function redirectPage(to: Route, label: string, options: HeadOptions): string {
  const { site } = options.nav;
  const href = hrefOf(to, site);
  const head = [
    voidElement('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` }),
    voidElement('link', { rel: 'canonical', href: (site.url ?? '') + href }),
  ];
  return plainPage(label, head, [element('a', { href }, escapeText(label))], options);
}

/** A document for the place of a page that was never visited, where there is no network. */
export function offlinePage(options: HeadOptions): string {
  const { site, strings } = options.nav;
  const text = [
    element('h1', {}, escapeText(strings.offlineTitle)),
    element('p', {}, escapeText(strings.offlineText)),
    element('p', {}, element('a', { href: site.base }, escapeText(strings.offlineHome))),
  ];
  return plainPage(strings.offlineTitle, [voidElement('meta', { name: 'robots', content: 'noindex' })], text, options);
}

function plainPage(title: string, about: readonly string[], body: readonly string[], options: HeadOptions): string {
  const { nav, assets } = options;
  const head = [
    ...openingTags(nav, assets),
    element('title', {}, escapeText(`${title} | ${nav.site.title}`)),
    ...about,
  ];
  const main = element('main', { class: 'redirect' }, body.join('\n'));
  return `<!doctype html>\n${element('html', languageAttributes(nav.site.lang), `\n${element('head', {}, `\n${head.join('\n')}\n`)}\n${element('body', {}, main)}\n`)}\n`;
}
