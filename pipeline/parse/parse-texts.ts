// Markdown in values of YAML and JSON: parsed before the barrier as pages are, each text of a file once.
import type { Finding, Range, Report } from '../diagnostics/diagnostic.ts';
import { hashOf } from '../read/hash.ts';
import { type Memory, remembered } from '../read/memory.ts';
import { textHash } from '../read/text-hash.ts';
import type { Link, PageText } from './parsed-page.ts';
import type { ParseContext } from './source.ts';
import { valueNames } from './value.ts';

/** A text of a file, and where it stands. */
export interface AuthoredText {
  readonly text: string;
  readonly range: Range;
}

/** A text with its links as numbers. Plain JSON. */
export interface ParsedText extends Pick<PageText, 'body' | 'markdown' | 'isAltered'> {
  readonly links: readonly Link[];
}

/** The texts of a file by what their author wrote; one without marks and links is not among them, for it is itself. */
export type ParsedTexts = ReadonlyMap<string, ParsedText>;

// No character that means anything in Markdown, and no address that becomes a link by itself.
const PLAIN = /^(?!www\.)\p{L}(?:[\p{L}\p{N} ,;()%$/“”‘’–—=º²]|\.(?!\S)|:(?!\/))*(?<! )$/u;

export async function parseTexts(
  texts: Iterable<AuthoredText>,
  sourcePath: string,
  context: ParseContext,
  report: Report,
): Promise<ParsedTexts> {
  const parsed = new Map<string, ParsedText>();
  for (const { text, range } of texts) {
    if (parsed.has(text) || PLAIN.test(text)) continue;
    // Its positions are those of the value: inside it, YAML may fold lines.
    const inFile = (finding: Finding): void => report({ ...finding, range });
    const { links, ...rest } = await parseText(text, sourcePath, context, inFile);
    parsed.set(text, { ...rest, links: links.map((link) => ({ ...link, range })) });
  }
  return parsed;
}

/** Parses the texts of a file, unless they are remembered: the parser takes its time to load. */
export async function rememberTexts(
  authored: Iterable<AuthoredText>,
  {
    sourcePath,
    context,
    memory,
  }: { readonly sourcePath: string; readonly context: ParseContext; readonly memory: Memory },
  report: Report,
): Promise<ParsedTexts> {
  const texts = [...authored];
  const { footnotes, backToReference } = context.strings;
  const parts = [...context.parts].flatMap(([name, part]) => [name, textHash(part)]);
  const values = texts.flatMap(({ text }) => valueNames(text)).map((name) => context.values?.get(name));
  const inputs = hashOf(JSON.stringify([texts, values, footnotes, backToReference]), ...parts);
  const parsed = await remembered({ name: sourcePath, inputs, memory }, report, async (report) => [
    ...(await parseTexts(texts, sourcePath, context, report)),
  ]);
  return new Map(parsed);
}

/** All links in texts. */
export const linksIn = (texts: ParsedTexts): readonly Link[] => [...texts.values()].flatMap(({ links }) => links);

async function parseText(text: string, path: string, context: ParseContext, report: Report): Promise<ParsedText> {
  const { parsePage } = await import('./parse-page.ts');
  const { facts, text: parsed } = await parsePage({ path, text }, context);
  for (const finding of facts.findings) report(finding);
  // A page has a title in front, which parsing makes for a text without one; that alone has no id.
  const isTitleMade = parsed.body[0]?.[1] === 0;
  const body = parsed.body.filter((node) => (typeof node === 'string' ? node.trim() !== '' : node[0] !== 'h1'));
  const markdown = isTitleMade ? parsed.markdown.slice(1) : parsed.markdown;
  return { body, markdown, links: facts.links, ...(parsed.isAltered && { isAltered: true }) };
}
