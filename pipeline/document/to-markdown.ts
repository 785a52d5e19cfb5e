import { type Addressing, hrefOf } from '../../schemas/paths.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { ParsedPage, Piece } from '../parse/parsed-page.ts';

/** Addressing with the host, when it is known: a copied page must still lead somewhere. */
export interface PublicAddressing extends Addressing {
  readonly siteUrl: string | undefined;
}

/** The Markdown of a page as it is published: no front matter, parts in place, addresses absolute. */
export function toMarkdown(
  page: ParsedPage,
  links: readonly ResolvedLink[],
  pageHref: string,
  { siteUrl = '' }: PublicAddressing,
  fieldList: (number: number) => string = () => '',
): string {
  const address = (number: number): string => {
    const link = links[number];
    if (!link || link.kind === 'broken') return page.links[number]?.target ?? '';
    if (link.kind === 'external') return link.href;
    return siteUrl + (link.href.startsWith('#') ? pageHref + link.href : link.href);
  };
  const written = (piece: Piece): string => {
    if (typeof piece === 'object') return fieldList(piece.fieldList).replaceAll('\n', `\n${piece.before}`);
    return typeof piece === 'number' ? address(piece) : piece;
  };
  const text = page.markdown.map(written).join('');
  return `${text.replace(/\r\n?/g, '\n').trim()}\n`;
}

/** The Markdown of a page made for a category. */
export function categoryMarkdown({ label, description, cards }: CategoryPage, addressing: PublicAddressing): string {
  const list = cards.map((card) => {
    const address = (addressing.siteUrl ?? '') + hrefOf(card.route, addressing);
    return `- [${card.label}](${address})${card.description ? `: ${card.description}` : ''}`;
  });
  return `${[`# ${label}`, description, list.join('\n')].filter(Boolean).join('\n\n')}\n`;
}
