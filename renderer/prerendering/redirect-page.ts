import { hrefOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { type HeadOptions, openingTags } from './head.ts';
import { element, escapeText, voidElement } from './markup.ts';

/** A document that leads on by itself where the host cannot redirect, and by its link where even that is off. */
export function redirectPage(to: Route, label: string, { nav, assets }: HeadOptions): string {
  const { site } = nav;
  const href = hrefOf(to, site);
  const head = [
    ...openingTags(nav, assets),
    element('title', {}, escapeText(`${label} | ${site.title}`)),
    voidElement('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` }),
    voidElement('link', { rel: 'canonical', href: (site.url ?? '') + href }),
  ];
  const body = element('main', { class: 'redirect' }, element('a', { href }, escapeText(label)));
  return `<!doctype html>\n${element('html', { lang: site.lang }, `\n${element('head', {}, `\n${head.join('\n')}\n`)}\n${element('body', {}, body)}\n`)}\n`;
}
