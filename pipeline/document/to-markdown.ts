import { type Addressing, hrefOf } from '../../schemas/paths.ts';
import type { PageExtras } from '../link/link-page.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { PageText, Piece } from '../parse/parsed-page.ts';

/** Addressing with the host, when it is known: a copied page must still lead somewhere. */
export interface PublicAddressing extends Addressing {
  readonly siteUrl: string | undefined;
}

/** The Markdown of a page as it is published: no front matter, parts in place, addresses absolute. */
export function toMarkdown(
  { markdown }: PageText,
  { links, data }: PageExtras,
  pageHref: string,
  { siteUrl = '' }: PublicAddressing,
): string {
  const address = (number: number): string => {
    const link = links[number];
    if (!link) return '';
    if (link.kind === 'broken') return link.target;
    if (link.kind === 'external') return link.href;
    return siteUrl + (link.href.startsWith('#') ? pageHref + link.href : link.href);
  };
  const written = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    if (typeof piece === 'number') return address(piece);
    if ('before' in piece) {
      const placed = data[piece.data];
      const { before } = piece;
      return (placed?.markdown ?? '').replace(/\n(?=(\n)?)/g, (_, next) => `\n${next ? before.trimEnd() : before}`);
    }
    if (links[piece.link]?.kind === 'broken') return '';
    return piece.text ?? address(piece.link);
  };
  const joined = markdown.map(written).join('');
  return `${joined.replace(/\r\n?/g, '\n').trim()}\n`;
}

/** The Markdown of a page made for a category. */
export function categoryMarkdown({ label, description, cards }: CategoryPage, addressing: PublicAddressing): string {
  const list = cards.map((card) => {
    const address = (addressing.siteUrl ?? '') + hrefOf(card.route, addressing);
    return `- [${card.label}](${address})${card.description ? `: ${card.description}` : ''}`;
  });
  return `${[`# ${label}`, description, list.join('\n')].filter(Boolean).join('\n\n')}\n`;
}
