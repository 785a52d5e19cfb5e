// Markup that other tools read and this one does not, where it stands in text. It is shown as it is, and never in silence. Each
// pattern is narrow: prose that only looks like markup is not to be reported.
import type { Heading, Nodes, Paragraph, Parent, Table } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import type { HtmlToken } from './html-tokens.ts';
import { report, type Source, spanOf } from './source.ts';

/** How something looks, what it is, and what to write here. */
type Markup = readonly [pattern: RegExp, what: string, hint: string];

const ESCAPE = 'To show it as text, write it between backticks.';
const FORMULA = 'Formulas are not drawn: write it in words, as code, or as a picture.';
const COMPONENT = 'What it holds is shown. Write it in Markdown, or as a directive.';

/** What is a whole block, told by its beginning or by all of it. */
const BLOCKS: readonly Markup[] = [
  [
    /^import\s(?:[\w*{}$,\s]+\sfrom\s+)?(["'])[^"'\n]+\1;?(?=\s|$)|^export\s(?:default|const|let|function)\s[^\n]*/,
    'An import or export of MDX',
    'Remove it: a page is Markdown alone.',
  ],
  [
    /^<<<\s?[@.\w/~][^\n]*/,
    'An inclusion of VitePress',
    'Write the code in a block, or a part with ::include{src="…"}.',
  ],
  [/^(?:\[\[_?toc_?\]\]|\[toc\]|\{:toc\})$/i, 'A table of contents', 'Remove it: every page has one beside its text.'],
  [/^(?:!!!|\?\?\?\+?)\s[a-z]+[^\n]*/, 'An admonition of MkDocs', 'Write ":::note[Title]" and ":::" around the text.'],
  [/^\$\$[\s\S]+\$\$$/, 'A formula', FORMULA],
];

/** What stands in a line. The longer comes first. */
const INLINE: readonly Markup[] = [
  [
    /<\/?[A-Za-z][\w.]{0,99}(?=[\s/>.])[^<>{]{0,500}=\{[^<>]{0,500}>?|<\/?[A-Z]\w{0,99}\.[\w.]{1,99}[^<>]{0,500}>/,
    'A component',
    COMPONENT,
  ],
  [/\{\/\*[\s\S]{0,1000}?\*\/\}/, 'A comment of MDX', 'Write <!-- … -->.'],
  [/\{\{(?!\{)[^{}\n]+\}\}|\{%-?\s[^{}\n]+?%\}|\$\{\{[^{}\n]+\}\}/, 'An expression of a template', ESCAPE],
  [/(?<![\\$\w])\$\$(?=[^$]{0,500}[\\^_=])[^$]{1,500}\$\$(?![\w$])/, 'A formula', FORMULA],
  [
    /(?<![\\$\w])\$(?!\s)(?=[^$\n]*(?:\\[A-Za-z]{2,}|\^|_\{|(?<![A-Za-z])[A-Za-z]_[A-Za-z0-9]\b|=))[^$\n]{1,200}(?<![\s\\])\$(?![\w$])|(?<![\\$\w])\$[A-Za-z]\$(?![\w$])/,
    'A formula',
    FORMULA,
  ],
  [/(?<![^\s(])(?<!\\):[a-z][a-z0-9_+-]*:(?=[\s.,;!?)]|$)/, 'A name of an emoji', 'Write the character itself.'],
];

const ALL_INLINE = new RegExp(INLINE.map(([{ source }]) => `(${source})`).join('|'), 'g');

/** What every markup has, which is found soonest. */
const LIKE_MARKUP = /[{$<[]|:[a-z]|^(?:import|export|!!!|\?\?\?)\s/m;

/** Reports what a block of lines has of the markup of other tools. */
export function checkMarkup(node: Heading | Paragraph | Table, source: Source): void {
  const { start, end } = spanOf(node);
  const written = source.lines.text.slice(start, end);
  if (!LIKE_MARKUP.test(written)) return;
  const say = (what: string, hint: string, at: number, text: string): void => {
    const [line = ''] = text.split(/\r|\n/);
    const message = `${what} means nothing here: "${line}".`;
    report(source, { rule: 'markup-unread', message, start: at, end: at + line.length, hint });
  };
  if (node.type === 'paragraph') {
    const block = BLOCKS.find(([pattern]) => pattern.test(written));
    const found = block?.[0].exec(written)?.[0];
    if (block && found) {
      say(block[1], block[2], start, found);
      return;
    }
  }
  const text = textOnly(node, written, start);
  for (const match of text.matchAll(ALL_INLINE)) {
    const index = INLINE.findIndex((_, i) => match[i + 1] !== undefined);
    const [, what = '', hint = ''] = INLINE[index] ?? [];
    // Of a heading it is the id.
    if (node.type === 'heading' && /^\{\/\*\s*#/.test(match[0])) continue;
    say(what, hint, start + match.index, written.slice(match.index, match.index + match[0].length));
  }
  checkBrokenLinks(node, written, start, source);
}

const NO_TEXT = new Set<Nodes['type']>(['inlineCode', 'html', 'image', 'imageReference', 'footnoteReference']);

/** What is written, with blanks for all that is no text: code, HTML, addresses. */
function textOnly(node: Parent, written: string, from: number, keepsLinks = false): string {
  const pieces: string[] = [];
  let at = 0;
  const blank = (start: number, end: number): void => {
    pieces.push(written.slice(at, start - from), written.slice(start - from, end - from).replace(/[^\n]/g, ' '));
    at = end - from;
  };
  const visit = (child: Nodes): void => {
    if (!child.position) return;
    const { start, end } = spanOf(child);
    const isHidden = NO_TEXT.has(child.type);
    if (isHidden) blank(start, end);
    if (isHidden || !('children' in child)) return;
    const isLink = child.type === 'link' || child.type === 'linkReference';
    // A bare address is the text of its link, too.
    const isBare = isLink && written[start - from] !== '[';
    if (!isBare || keepsLinks) for (const each of child.children) visit(each);
    if (isBare && !keepsLinks) blank(start, end);
    else if (isLink && !keepsLinks) blank(Math.max(from + at, spanOf(child.children.at(-1) ?? child).end), end);
  };
  for (const child of node.children as Nodes[]) visit(child);
  return pieces.join('') + written.slice(at);
}

const FILE_ENDING = String.raw`\.(?:mdx?|html?|pdf|png|jpe?g|svg|gif|webp|json|ya?ml|csv|zip|txt)(?:#[^()\s]*)?`;
/** Brackets and an address that are no link: with a blank in the address, or between the two. */
const BROKEN_LINK = new RegExp(
  String.raw`(?<![\\\]\w])\[([^[\]\n]+)\](?:\(([^()<>"'\n]{0,200}[ ][^()<>"'\n]{0,200}${FILE_ENDING})\)|[ ]\((\.{0,2}/[^()\s]+|https?://[^()\s]+|[^()\s]+\.(?:mdx?|html?)(?:#[^()\s]*)?)\))`,
  'g',
);

function checkBrokenLinks(node: Parent, written: string, from: number, source: Source): void {
  if (!written.includes('](') && !written.includes('] (')) return;
  for (const match of textOnly(node, written, from, true).matchAll(BROKEN_LINK)) {
    const [whole, words, withBlank, apart] = match;
    // The box of a task.
    if (withBlank === undefined && match.index === 0 && /^[ xX]$/.test(words ?? '')) continue;
    const start = from + match.index;
    report(source, {
      rule: 'link-malformed',
      message: `"${whole}" is no link.`,
      start,
      end: start + whole.length,
      hint:
        withBlank === undefined
          ? `Write "[${words}](${apart})".`
          : `Write "[${words}](${withBlank.replaceAll(' ', '%20')})".`,
    });
  }
}

/** Reports a comment by which another tool includes a file. */
export function checkComment(text: string, { start, end }: Span, source: Source): void {
  if (!/^\s*@include:/.test(text)) return;
  const message = `An inclusion of VitePress means nothing here: "${text.trim()}".`;
  report(source, { rule: 'markup-unread', message, start, end, hint: 'Write ::include{src="…"}.' });
}

const MARKDOWN =
  /\*\*[^\s*][^*\n]*\*\*|(?<!!)\[[^[\]\n]+\]\([^()\s]+\)|^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+\S.*$|^[ \t]*(?:`{3}|:{3}\w).*$|`[^`\n]+`/m;

const HOLDS_CODE = new Set(['pre', 'code', 'script', 'style', 'svg', 'textarea', 'template']);

/** Reports Markdown in a block of HTML: it goes on up to a blank line, and nothing of it is Markdown. */
export function reportRawMarkdown(
  tokens: readonly HtmlToken[],
  offsetOf: (offset: number) => number,
  source: Source,
): void {
  for (const token of tokens) {
    if (token.type === 'open' && HOLDS_CODE.has(token.name)) return;
    const found = token.type === 'text' ? MARKDOWN.exec(token.value) : null;
    if (!found) continue;
    const [line = ''] = found[0].trim().split('\n');
    const blanks = found[0].length - found[0].trimStart().length;
    // References of characters are read in a text, so a place in it is near, not exact.
    const at = source.lines.text.indexOf(line, offsetOf(token.start + found.index + blanks));
    const start = at < 0 || at > offsetOf(token.end) ? offsetOf(token.start) : at;
    report(source, {
      rule: 'markup-unread',
      message: `Markdown right after HTML is shown as it is: "${line}".`,
      start,
      end: start + line.length,
      hint: 'Leave a blank line between the tag and the Markdown.',
    });
    return;
  }
}

/** Names of tags in a file: those of components that are no HTML by their attributes, and those that are closed somewhere. */
interface Components {
  readonly opened: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

const componentsBySource = new WeakMap<Source, Components>();

export function componentsOf(source: Source): Components {
  const known = componentsBySource.get(source);
  if (known) return known;
  const { text } = source.lines;
  const namesOf = (pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const components = {
    opened: namesOf(/<([A-Za-z][\w-]{0,99})(?:\.[\w.]{1,99})?(?=[\s.])[^<>{]{0,500}=\{/g),
    closed: namesOf(/<\/([A-Za-z][\w-]*)\s*>/g),
  };
  componentsBySource.set(source, components);
  return components;
}
