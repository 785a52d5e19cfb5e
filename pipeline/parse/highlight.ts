// Code becomes spans with class names; colours are the stylesheet's. Done here once, so that no page ships a highlighter.
import { createRequire } from 'node:module';
import type { ElementContent } from 'hast';
import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';

interface Language {
  readonly aliases?: readonly string[];
  /** Languages that may stand inside it. They are loaded with it, so that the spans of a block never depend on others. */
  readonly inside?: readonly string[];
}

/** Languages by the name of their grammar. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  bash: { aliases: ['sh', 'zsh', 'curl'] },
  c: { aliases: ['h'] },
  cpp: { aliases: ['c++', 'cc', 'cxx', 'hpp'] },
  csharp: { aliases: ['cs', 'c#'] },
  css: {},
  csv: { aliases: ['tsv'] },
  dart: {},
  diff: { aliases: ['patch'] },
  dockerfile: { aliases: ['docker'], inside: ['bash'] },
  go: { aliases: ['golang'] },
  graphql: { aliases: ['gql'] },
  groovy: {},
  http: { aliases: ['https'], inside: ['json', 'xml'] },
  ini: { aliases: ['toml'] },
  java: { aliases: ['jsp'] },
  javascript: { aliases: ['js', 'jsx', 'mjs', 'cjs'], inside: ['css', 'graphql', 'xml'] },
  json: { aliases: ['jsonc', 'json5'] },
  kotlin: { aliases: ['kt', 'kts'] },
  less: {},
  lua: {},
  makefile: { aliases: ['make', 'mk'] },
  markdown: { aliases: ['md'], inside: ['xml'] },
  nginx: {},
  objectivec: { aliases: ['objc'] },
  perl: { aliases: ['pl', 'pm'] },
  php: {},
  powershell: { aliases: ['ps', 'ps1', 'pwsh'] },
  properties: {},
  protobuf: { aliases: ['proto'] },
  python: { aliases: ['py'] },
  r: {},
  ruby: { aliases: ['rb'] },
  rust: { aliases: ['rs'] },
  scala: {},
  scss: {},
  shell: { aliases: ['console', 'shellsession'], inside: ['bash'] },
  sql: {},
  swift: {},
  typescript: { aliases: ['ts', 'tsx', 'mts', 'cts'], inside: ['css', 'graphql', 'xml'] },
  vbnet: { aliases: ['vb'] },
  xml: { aliases: ['html', 'xhtml', 'svg', 'xsd', 'xsl'], inside: ['css', 'javascript'] },
  yaml: { aliases: ['yml'], inside: ['ruby'] },
};

// highlight.js has no grammar for it. Quoted fields and numbers are what helps the eye.
const csv: LanguageFn = () => ({
  name: 'CSV',
  contains: [
    { scope: 'string', begin: /"/, end: /"(?!")/, contains: [{ begin: /""/ }] },
    { scope: 'number', match: /(?<=^|[;,|\t])-?\d+(?:[.,]\d+)?(?=$|[;,|\t\r\n])/ },
  ],
});

const require = createRequire(import.meta.url);
const lowlight = createLowlight({ csv });
const nameByAlias = new Map(
  Object.entries(LANGUAGES).flatMap(([name, { aliases = [] }]) => [name, ...aliases].map((alias) => [alias, name])),
);

/** Loads a grammar when it is first needed: all of them take longer than a small site takes to compile. */
function load(name: string): void {
  if (lowlight.registered(name)) return;
  lowlight.register(name, require(`highlight.js/lib/languages/${name}`) as LanguageFn);
  for (const inside of LANGUAGES[name]?.inside ?? []) load(inside);
}

const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Names of the languages, for hints. */
export const languageNames = (): string[] => [...nameByAlias.keys(), 'text'];

/** Whether a fence may name this language: one that is highlighted, or plain text. */
export const isLanguage = (name: string): boolean =>
  PLAIN.has(name.toLowerCase()) || nameByAlias.has(name.toLowerCase());

/** Spans and text that add up to the code, character by character. */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  const name = nameByAlias.get(language?.toLowerCase() ?? '');
  if (name === undefined) return [{ type: 'text', value: code }];
  load(name);
  if (name === 'http') return highlightHttp(code);
  return colouredOnly(lowlight.highlight(name, code).children as ElementContent[]);
}

// The grammar of HTTP guesses the language of a body among all there are, and takes short JSON for CSS.
function highlightHttp(code: string): ElementContent[] {
  const split = /\r?\n\r?\n/.exec(code);
  const end = split ? split.index + split[0].length : code.length;
  const body = code.slice(end);
  const language = /^\s*[[{]/.test(body) ? 'json' : /^\s*</.test(body) ? 'xml' : undefined;
  const head = colouredOnly(lowlight.highlight('http', code.slice(0, end)).children as ElementContent[]);
  return body === '' ? head : [...head, ...highlight(body, language)];
}

/** Scopes that the stylesheet gives no colour of their own; JSON is full of the first. As text they cost a page nothing. */
const UNCOLOURED = new Set(['hljs-punctuation', 'hljs-subst', 'hljs-params', 'hljs-function', 'hljs-tag']);

function colouredOnly(nodes: readonly ElementContent[]): ElementContent[] {
  const all: ElementContent[] = [];
  for (const node of nodes) {
    const isElement = node.type === 'element';
    const children = isElement ? colouredOnly(node.children) : [];
    // What comes behind the first class (`hljs-title function_`) has no colour either.
    const [scope] = isElement ? [node.properties.className].flat().map(String) : [];
    const isBare = scope !== undefined && UNCOLOURED.has(scope);
    const whole = scope === undefined ? node : { ...node, properties: { className: [scope] }, children };
    for (const each of isBare ? children : [whole]) {
      const last = all.at(-1);
      if (each.type === 'text' && last?.type === 'text')
        all[all.length - 1] = { ...last, value: last.value + each.value };
      else all.push(each);
    }
  }
  return all;
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
