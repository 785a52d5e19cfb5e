// Markdown in data files, parsed once for all pages that show it, and its links resolved from where the file stands.
import type { Nodes } from '../../../schemas/types.ts';
import type { Range, Report } from '../../diagnostics/diagnostic.ts';
import { linkBody } from '../../link/link-body.ts';
import { linkMarkdown } from '../../link/link-markdown.ts';
import type { ResolvedLink } from '../../link/resolve-link.ts';
import type { Link, PageText, Piece } from '../../parse/parsed-page.ts';
import type { ParseContext } from '../../parse/source.ts';

/** A text of a data file, and where it stands. */
export interface AuthoredText {
  readonly text: string;
  readonly range: Range;
}

/** A text with its links as numbers. */
interface ParsedText {
  readonly body: PageText['body'];
  readonly markdown: readonly Piece[];
  readonly links: readonly Link[];
}

/** A text ready to be shown. */
export interface ShownText {
  /** What stands in a line, when it is one; blocks otherwise. */
  readonly nodes: Nodes;
  readonly isLine: boolean;
  readonly markdown: string;
}

/** The texts of a file by what their author wrote. */
export type ShownTexts = ReadonlyMap<string, ShownText>;

/** Gives the texts, once links can be resolved. In Markdown they lead to the host: a copied page must still lead somewhere. */
export type DescribedTexts = (resolve: (link: Link) => ResolvedLink, siteUrl: string | undefined) => ShownTexts;

// No character that means anything in Markdown, and no address that becomes a link by itself.
const PLAIN = /^(?!www\.)\p{L}(?:[\p{L}\p{N} ,;()%$/“”‘’–—=º²]|\.(?!\S)|:(?!\/))*$/u;

export async function describeTexts(
  texts: Iterable<AuthoredText>,
  sourcePath: string,
  context: ParseContext,
  report: Report,
): Promise<DescribedTexts> {
  const parsed = new Map<string, ParsedText>();
  for (const { text, range } of texts) {
    if (parsed.has(text) || PLAIN.test(text)) continue;
    parsed.set(text, await parseText(text, sourcePath, range, context, report));
  }
  return (resolve, siteUrl) => new Map([...parsed].map(([text, each]) => [text, show(each, resolve, siteUrl)]));
}

/** How a text is shown; one that needed no parsing is itself. */
export const shownText = (texts: ShownTexts, text: string): ShownText =>
  texts.get(text) ?? { nodes: [{ type: 'text', value: text }], isLine: true, markdown: text };

// Its positions are those of the YAML value: inside it, YAML may fold lines.
async function parseText(
  text: string,
  sourcePath: string,
  range: Range,
  context: ParseContext,
  report: Report,
): Promise<ParsedText> {
  const { parsePage } = await import('../../parse/parse-page.ts');
  const { facts, text: said } = await parsePage({ path: sourcePath, text }, context);
  for (const finding of facts.findings) report({ ...finding, range });
  // In front stands the title that parsing gives to a text without one.
  return { body: said.body, markdown: said.markdown.slice(1), links: facts.links.map((link) => ({ ...link, range })) };
}

function show(
  { body, markdown, links }: ParsedText,
  resolve: (link: Link) => ResolvedLink,
  siteUrl: string | undefined,
): ShownText {
  const resolved = links.map(resolve);
  const { children } = linkBody(body, resolved);
  const nodes = children.filter((node) => (node.type === 'text' ? node.value.trim() !== '' : node.tagName !== 'h1'));
  const [only, ...others] = nodes;
  const isLine = others.length === 0 && only?.type === 'element' && only.tagName === 'p';
  return {
    nodes: isLine ? only.children : nodes,
    isLine,
    markdown: linkMarkdown(markdown, { links: resolved, siteUrl }).trim(),
  };
}
