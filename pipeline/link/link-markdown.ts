import type { Addressing } from '../../schemas/paths.ts';
import type { Piece } from '../parse/parsed-page.ts';
import type { ShownData } from './link-body.ts';
import type { ResolvedLink } from './resolve-link.ts';

/** Addressing with the host, when it is known: a copied page must still lead somewhere. */
export interface PublicAddressing extends Addressing {
  readonly siteUrl: string | undefined;
}

/** What the numbers in a text stand for, and what stands in front of its addresses. */
export interface MarkdownScope {
  readonly links: readonly ResolvedLink[];
  readonly data?: readonly (ShownData | undefined)[];
  readonly siteUrl: string | undefined;
  /** Address of the page: in front of those that are a fragment alone. */
  readonly pageHref?: string;
}

/** Makes the text of published Markdown: its addresses absolute, and data where it is shown. */
export function linkMarkdown(pieces: readonly Piece[], scope: MarkdownScope): string {
  const { links, data = [], siteUrl = '', pageHref = '' } = scope;
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
      const { before } = piece;
      const markdown = data[piece.data]?.markdown ?? '';
      return markdown.replace(/\n(?=(\n)?)/g, (_, next) => `\n${next ? before.trimEnd() : before}`);
    }
    if (links[piece.link]?.kind === 'broken') return '';
    return piece.text ?? address(piece.link);
  };
  return pieces.map(written).join('');
}
