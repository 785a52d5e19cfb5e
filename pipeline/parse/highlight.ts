// Code becomes spans with class names; colours are the stylesheet's. Done here once, so that no page ships a highlighter.
import type { ElementContent, Text } from 'hast';
import type Prism from 'prismjs';
import { refractor } from 'refractor/core';
import { grammarName, loadGrammar } from './languages.ts';

type TokenStream = Prism.TokenStream;

/** The types of tokens by what they are shown as: the class of a span after `code-`, none where it is empty. */
const TYPES = {
  comment: 'comment prolog doctype cdata shebang blockquote hr coord',
  keyword: 'keyword atrule rule important selector',
  string: 'string char attr-value regex url',
  number: 'number boolean null nil symbol entity unit color',
  name: 'property attr-name variable parameter key header-name tag title',
  type: 'class-name builtin type annotation decorator attribute',
  added: 'inserted',
  removed: 'deleted',
  emphasis: 'italic',
  strong: 'bold',
  // Code within a string is code.
  '': 'interpolation',
} as const;

type Style = keyof typeof TYPES;

const STYLES: ReadonlyMap<string, Style> = new Map(
  Object.entries(TYPES).flatMap(([style, types]) => types.split(' ').map((type) => [type, style as Style] as const)),
);

const prism = refractor as unknown as Pick<typeof Prism, 'hooks' | 'tokenize'>;
/** Spans and text that add up to the code, character by character. Spans hold text alone. */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  const name = grammarName(language);
  if (name === undefined || hasEndlessLine(code)) return [{ type: 'text', value: code }];
  if (name === 'http') return highlightHttp(code);
  return spansOf(code, name);
}

/** Characters of a line from which nobody reads it by its colours, and some grammars take a time that grows with its square. */
const ENDLESS = 5000;

function hasEndlessLine(code: string): boolean {
  for (let start = 0; code.length - start > ENDLESS; ) {
    const end = code.indexOf('\n', start);
    if (end < 0 || end - start > ENDLESS) return true;
    start = end + 1;
  }
  return false;
}

// The grammar of HTTP knows the language of a body by the headers, and examples leave these out.
function highlightHttp(code: string): ElementContent[] {
  const split = /\r?\n\r?\n/.exec(code);
  const end = split ? split.index + split[0].length : code.length;
  const body = code.slice(end);
  const language = /^\s*[[{]/.test(body) ? 'json' : /^\s*</.test(body) ? 'xml' : undefined;
  const head = spansOf(code.slice(0, end), 'http');
  return body === '' ? head : [...head, ...highlight(body, language)];
}

function spansOf(code: string, name: string): ElementContent[] {
  const grammar = loadGrammar(name);
  if (!grammar) return [{ type: 'text', value: code }];
  const env = { code, grammar, language: name, tokens: '' as TokenStream };
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  const spans: ElementContent[] = [];
  let last: Style | undefined;
  let text: Text = { type: 'text', value: '' };
  const add = (tokens: TokenStream, style: Style): void => {
    if (Array.isArray(tokens)) for (const token of tokens) add(token, style);
    else if (typeof tokens !== 'string') add(tokens.content, styleOf(tokens) ?? style);
    else if (style === last) text.value += tokens;
    else if (tokens !== '') {
      text = { type: 'text', value: tokens };
      last = style;
      spans.push(
        style === ''
          ? text
          : { type: 'element', tagName: 'span', properties: { className: [`code-${style}`] }, children: [text] },
      );
    }
  };
  add(env.tokens, '');
  return spans;
}

function styleOf({ type, alias }: Prism.Token): Style | undefined {
  const style = STYLES.get(type);
  // Of JSX some are null, whatever the types say.
  if (style !== undefined || !alias) return style;
  if (typeof alias === 'string') return STYLES.get(alias);
  return alias.map((name) => STYLES.get(name)).find((each) => each !== undefined);
}

/** Wraps each line in a `span.line`, marked ones in `span.line.marked`; spans that cross a line end are split. */
export function toLines(nodes: readonly ElementContent[], marked: ReadonlySet<number>): ElementContent[] {
  const lines: ElementContent[][] = [[]];
  const add = (node: ElementContent): void => void lines.at(-1)?.push(node);
  const walk = (node: ElementContent, wrap: (inner: ElementContent) => ElementContent): void => {
    if (node.type === 'text') {
      for (const [i, part] of node.value.split(/(?<=\n)/).entries()) {
        if (i > 0) lines.push([]);
        if (part) add(wrap({ type: 'text', value: part }));
      }
      if (node.value.endsWith('\n')) lines.push([]);
    } else if (node.type === 'element') {
      for (const child of node.children) walk(child, (inner) => wrap({ ...node, children: [inner] }));
    }
  };
  for (const node of nodes) walk(node, (inner) => inner);
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines.map((children, i) => ({
    type: 'element',
    tagName: 'span',
    properties: { className: marked.has(i + 1) ? ['line', 'marked'] : ['line'] },
    children,
  }));
}
