// The Markdown in a field list, parsed once for all pages that show it, and its links resolved from where the list stands.
import type { Nodes } from '../../schemas/types.ts';
import type { Range, Report } from '../diagnostics/diagnostic.ts';
import { linkBody } from '../document/link-body.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import type { Link, PageText, Piece } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import { everyField, type FieldList } from './field-list.ts';

/** A text with its links as numbers. */
interface ParsedText {
  readonly body: PageText['body'];
  readonly markdown: readonly Piece[];
  readonly links: readonly Link[];
}

/** A text ready to be shown. */
export interface ShownText {
  readonly nodes: Nodes;
  readonly markdown: string;
}

/** The texts of a list by what their author wrote. */
export type ShownTexts = ReadonlyMap<string, ShownText>;

// No character that means anything in Markdown, and no address that becomes a link by itself.
const PLAIN = /^(?!www\.)\p{L}(?:[\p{L}\p{N} ,;()%$/“”‘’–—=º²]|\.(?!\S)|:(?!\/))*$/u;

export async function describeFieldList(
  list: FieldList,
  context: ParseContext,
  report: Report,
): Promise<(resolve: (link: Link) => ResolvedLink) => ShownTexts> {
  const parsed = new Map<string, ParsedText>();
  const read = async (text: string | undefined, at: readonly (string | number)[]): Promise<void> => {
    if (text === undefined || parsed.has(text) || PLAIN.test(text)) return;
    parsed.set(text, await parseText(text, list, list.rangeOf(at), context, report));
  };
  await read(list.description, ['description']);
  for (const { texts, values = [], yamlPath } of everyField(list.fields)) {
    await read(texts.description, [...yamlPath, 'description']);
    await read(texts.condition, [...yamlPath, 'required', 'when']);
    await read(texts.rule, [...yamlPath, 'rule']);
    await read(texts.deprecated, [...yamlPath, 'deprecated']);
    for (const [i, { meaning }] of values.entries()) await read(meaning, [...yamlPath, 'values', i, 'meaning']);
  }
  return (resolve) => new Map([...parsed].map(([text, each]) => [text, show(each, resolve)]));
}

/** How a text is shown; one that needed no parsing is itself. */
export const shownText = (texts: ShownTexts, text: string): ShownText =>
  texts.get(text) ?? { nodes: [{ type: 'text', value: text }], markdown: text };

// Its positions are those of the YAML value: inside it, YAML may fold lines.
async function parseText(
  text: string,
  { sourcePath }: FieldList,
  range: Range,
  context: ParseContext,
  report: Report,
): Promise<ParsedText> {
  const { parsePage } = await import('../parse/parse-page.ts');
  const { facts, text: said } = await parsePage({ path: sourcePath, text }, context);
  for (const finding of facts.findings) report({ ...finding, range });
  // In front stands the title that parsing gives to a text without one.
  return { body: said.body, markdown: said.markdown.slice(1), links: facts.links.map((link) => ({ ...link, range })) };
}

function show({ body, markdown, links }: ParsedText, resolve: (link: Link) => ResolvedLink): ShownText {
  const resolved = links.map(resolve);
  const { children } = linkBody(body, resolved);
  const nodes = children.filter((node) => (node.type === 'text' ? node.value.trim() !== '' : node.tagName !== 'h1'));
  const [only, ...others] = nodes;
  const isLine = others.length === 0 && only?.type === 'element' && only.tagName === 'p';
  const address = (number: number): string => {
    const link = resolved[number];
    return link && link.kind !== 'broken' ? link.href : (links[number]?.target ?? '');
  };
  const pieces = markdown.map((piece) => (typeof piece === 'number' ? address(piece) : piece));
  return {
    nodes: isLine ? only.children : nodes,
    markdown: pieces
      .join('')
      .trim()
      .replace(/\s*\n\s*/g, ' '),
  };
}
