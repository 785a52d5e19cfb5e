// Texts of YAML and JSON as they are shown, with their links resolved from where their file stands.
import type { Element, Nodes } from '../../schemas/types.ts';
import type { ParsedText, ParsedTexts } from '../parse/parse-texts.ts';
import type { Link } from '../parse/parsed-page.ts';
import { lineOf } from './line-of.ts';
import { linkBody } from './link-body.ts';
import { linkMarkdown } from './link-markdown.ts';
import { isSafe, type ResolvedLink } from './resolve-link.ts';

/** A text ready to be shown. */
export interface ShownText {
  /** What stands in a line, when it is one; blocks otherwise. */
  readonly nodes: Nodes;
  readonly isLine: boolean;
  readonly markdown: string;
  /** The same in one line, as a cell of a table or an item of a list holds it. */
  readonly line: string;
}

/** The texts of a file by what their author wrote. */
export type ShownTexts = ReadonlyMap<string, ShownText>;

/** Resolves the links of texts. In Markdown they lead to the host: a copied page must still lead somewhere. */
export const linkTexts = (texts: ParsedTexts, resolve: (link: Link) => ResolvedLink, siteUrl?: string): ShownTexts =>
  new Map([...texts].map(([text, parsed]) => [text, linkText(parsed, resolve, siteUrl)]));

function linkText(
  { body, markdown, links: written }: ParsedText,
  resolve: (link: Link) => ResolvedLink,
  siteUrl: string | undefined,
): ShownText {
  const links = written.map(resolve);
  const { children } = linkBody(body, links);
  const [only, ...others] = children;
  const isLine = others.length === 0 && only?.type === 'element' && only.tagName === 'p';
  const linked = linkMarkdown(markdown, { links, siteUrl });
  return {
    nodes: isLine ? only.children : children,
    isLine,
    markdown: linked,
    line: isLine ? linked.replace(/\s*\n\s*/g, ' ') : lineOf(children, siteUrl),
  };
}

/** A text as data holds it: as its author wrote it, without what is taken out of it. */
export function publishedText(text: string, { markdown, links, isAltered }: ParsedText): string {
  if (!isAltered && links.every(isSafe)) return text;
  const written = links.map(
    (link): ResolvedLink => (isSafe(link) ? { kind: 'external', href: link.target } : { kind: 'broken' }),
  );
  return linkMarkdown(markdown, { links: written, siteUrl: undefined });
}

const NOTHING: ShownText = { nodes: [], isLine: true, markdown: '', line: '' };

/** How a text is shown, which may be missing; one that needed no parsing is itself. */
export const shownText = (texts: ShownTexts, text: string | undefined): ShownText =>
  text === undefined
    ? NOTHING
    : (texts.get(text) ?? { nodes: [{ type: 'text', value: text }], isLine: true, markdown: text, line: text });

/** A text as blocks: one that is a line makes a paragraph. */
export function blocksOf(texts: ShownTexts, text: string | undefined): Nodes {
  if (text === undefined) return [];
  const { nodes, isLine } = shownText(texts, text);
  const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: nodes };
  return isLine ? [paragraph] : nodes;
}
