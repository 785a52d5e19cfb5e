// Code becomes spans with class names; colours are the stylesheet's. Done here once, so that no page ships a highlighter.
import type { ElementContent, Text } from 'hast';
import type Prism from 'prismjs';
import bash from 'refractor/bash';
import c from 'refractor/c';
import { refractor, type Syntax } from 'refractor/core';
import cpp from 'refractor/cpp';
import csharp from 'refractor/csharp';
import css from 'refractor/css';
import dart from 'refractor/dart';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import go from 'refractor/go';
import graphql from 'refractor/graphql';
import groovy from 'refractor/groovy';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import json5 from 'refractor/json5';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import less from 'refractor/less';
import lua from 'refractor/lua';
import makefile from 'refractor/makefile';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import nginx from 'refractor/nginx';
import objectivec from 'refractor/objectivec';
import perl from 'refractor/perl';
import php from 'refractor/php';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import protobuf from 'refractor/protobuf';
import python from 'refractor/python';
import r from 'refractor/r';
import ruby from 'refractor/ruby';
import rust from 'refractor/rust';
import scala from 'refractor/scala';
import scss from 'refractor/scss';
import shellSession from 'refractor/shell-session';
import sql from 'refractor/sql';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import vbnet from 'refractor/vbnet';
import yaml from 'refractor/yaml';

interface Language {
  readonly grammar: Syntax;
  readonly aliases?: readonly string[];
}

// Prism's own marks all values alike. Quoted fields and numbers are what helps the eye.
const csv: Syntax = Object.assign(
  ({ languages }: typeof refractor) => {
    languages.csv = {
      string: /"(?:[^"]|"")*"/,
      number: { pattern: /(^|[;,|\t])-?\d+(?:[.,]\d+)?(?=$|[;,|\t\r\n])/m, lookbehind: true },
    };
  },
  { displayName: 'csv' },
);

/** Languages by the name of their grammar. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  bash: { grammar: bash, aliases: ['sh', 'zsh', 'curl'] },
  c: { grammar: c, aliases: ['h'] },
  cpp: { grammar: cpp, aliases: ['c++', 'cc', 'cxx', 'hpp'] },
  csharp: { grammar: csharp, aliases: ['cs', 'c#'] },
  css: { grammar: css },
  csv: { grammar: csv, aliases: ['tsv'] },
  dart: { grammar: dart },
  diff: { grammar: diff, aliases: ['patch'] },
  docker: { grammar: docker, aliases: ['dockerfile'] },
  go: { grammar: go, aliases: ['golang'] },
  graphql: { grammar: graphql, aliases: ['gql'] },
  groovy: { grammar: groovy },
  http: { grammar: http, aliases: ['https'] },
  ini: { grammar: ini },
  java: { grammar: java, aliases: ['jsp'] },
  javascript: { grammar: javascript, aliases: ['js', 'mjs', 'cjs'] },
  json: { grammar: json, aliases: ['jsonc'] },
  json5: { grammar: json5 },
  jsx: { grammar: jsx },
  kotlin: { grammar: kotlin, aliases: ['kt', 'kts'] },
  less: { grammar: less },
  lua: { grammar: lua },
  makefile: { grammar: makefile, aliases: ['make', 'mk'] },
  markdown: { grammar: markdown, aliases: ['md'] },
  markup: { grammar: markup, aliases: ['xml', 'html', 'xhtml', 'svg', 'xsd', 'xsl'] },
  nginx: { grammar: nginx },
  objectivec: { grammar: objectivec, aliases: ['objc'] },
  perl: { grammar: perl, aliases: ['pl', 'pm'] },
  php: { grammar: php },
  powershell: { grammar: powershell, aliases: ['ps', 'ps1', 'pwsh'] },
  properties: { grammar: properties },
  protobuf: { grammar: protobuf, aliases: ['proto'] },
  python: { grammar: python, aliases: ['py'] },
  r: { grammar: r },
  ruby: { grammar: ruby, aliases: ['rb'] },
  rust: { grammar: rust, aliases: ['rs'] },
  scala: { grammar: scala },
  scss: { grammar: scss },
  'shell-session': { grammar: shellSession, aliases: ['shell', 'console', 'shellsession'] },
  sql: { grammar: sql },
  swift: { grammar: swift },
  toml: { grammar: toml },
  tsx: { grammar: tsx },
  typescript: { grammar: typescript, aliases: ['ts', 'mts', 'cts'] },
  vbnet: { grammar: vbnet, aliases: ['vb'] },
  yaml: { grammar: yaml, aliases: ['yml'] },
};

// Grammars look at these when they are made, or copy them: loaded first, and always, in this order. The first use of a grammar
// changes it, so a copy made later would be another one, and the spans of a block would depend on the blocks before it.
const FIRST = [markup, css, javascript, jsx, typescript, tsx, less, scss, yaml, markdown];

type TokenStream = Prism.TokenStream;

/** What the type of a token is shown as; the first of these among its names counts. */
const STYLES: ReadonlyMap<string, Style> = new Map([
  ...styled('comment', 'comment prolog doctype cdata shebang blockquote hr coord'),
  ...styled('keyword', 'keyword atrule rule important selector'),
  ...styled('string', 'string char attr-value regex url'),
  ...styled('number', 'number boolean null nil symbol entity unit color'),
  ...styled('name', 'property attr-name variable parameter key header-name tag title'),
  ...styled('type', 'class-name builtin type annotation decorator attribute'),
  ...styled('added', 'inserted'),
  ...styled('removed', 'deleted'),
  ...styled('emphasis', 'italic'),
  ...styled('strong', 'bold'),
  // Code within a string is code.
  ...styled('', 'interpolation'),
]);

/** Class of a span after `code-`; none where it is empty. */
type Style =
  | ''
  | 'comment'
  | 'keyword'
  | 'string'
  | 'number'
  | 'name'
  | 'type'
  | 'added'
  | 'removed'
  | 'emphasis'
  | 'strong';

function styled(style: Style, types: string): [string, Style][] {
  return types.split(' ').map((type) => [type, style]);
}

const prism = refractor as unknown as Pick<typeof Prism, 'hooks' | 'tokenize'>;
const nameByAlias = new Map(
  Object.entries(LANGUAGES).flatMap(([name, { aliases = [] }]) => [name, ...aliases].map((alias) => [alias, name])),
);

/** Makes a grammar when it is first needed: all of them take longer than a small site takes to compile. */
function load(name: string): Prism.Grammar | undefined {
  if (!refractor.registered(name)) {
    for (const grammar of [...FIRST, LANGUAGES[name]?.grammar]) {
      if (grammar) refractor.register(grammar);
    }
  }
  return refractor.languages[name];
}

const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Names of the languages, for hints. */
export const languageNames = (): string[] => [...nameByAlias.keys(), 'text'];

/** Whether a fence may name this language: one that is highlighted, or plain text. */
export const isLanguage = (name: string): boolean =>
  PLAIN.has(name.toLowerCase()) || nameByAlias.has(name.toLowerCase());

/** Spans and text that add up to the code, character by character. Spans hold text alone. */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  const name = nameByAlias.get(language?.toLowerCase() ?? '');
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
  const grammar = load(name);
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
