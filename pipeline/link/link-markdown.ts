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
  const isBroken = (piece: Piece): boolean =>
    typeof piece !== 'string' && 'link' in piece && (links[piece.link]?.kind ?? 'broken') === 'broken';
  const written = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    if ('whole' in piece) return (piece.whole.some(isBroken) ? piece.broken : piece.whole).map(written).join('');
    if ('before' in piece) {
      const { before } = piece;
      const markdown = data[piece.data]?.markdown ?? '';
      return markdown.replace(/\n(?=(\n)?)/g, (_, next) => `\n${next ? before.trimEnd() : before}`);
    }
    const link = links[piece.link];
    if (!link || link.kind === 'broken') return piece.broken ? (piece.text ?? '') : '';
    if (piece.broken) return '';
    if (piece.text !== undefined) return piece.text;
    if (link.kind === 'external') return writtenAddress(link.href);
    return writtenAddress(siteUrl + (link.href.startsWith('#') ? pageHref + link.href : link.href));
  };
  const text = pieces.map(written).join('').replace(/\r\n?/g, '\n');
  return text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
}

/** An address as it may stand in a link as well as in an attribute of HTML or of a directive. */
export function writtenAddress(href: string): string {
  const encoded = href.replace(/&(?=#?[A-Za-z0-9]+;)/g, '&amp;').replaceAll("'", '&#39;');
  return hasPairedBrackets(encoded) ? encoded : encoded.replaceAll('(', '&#40;').replaceAll(')', '&#41;');
}

function hasPairedBrackets(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
