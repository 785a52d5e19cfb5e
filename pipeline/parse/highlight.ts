// Code becomes spans with class names; colours are the stylesheet's. Done here once, so that no page ships a highlighter.
import type { ElementContent } from 'hast';
import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import powershell from 'highlight.js/lib/languages/powershell';
import properties from 'highlight.js/lib/languages/properties';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

// highlight.js has no grammar for it. Separators and quoted fields are what helps the eye.
const csv: LanguageFn = () => ({
  name: 'CSV',
  contains: [
    { scope: 'string', begin: /"/, end: /"(?!")/, contains: [{ begin: /""/ }] },
    { scope: 'punctuation', match: /[;,|\t]/ },
    { scope: 'number', match: /(?<=^|[;,|\t])-?\d+(?:[.,]\d+)?(?=$|[;,|\t\r\n])/ },
  ],
});

const lowlight = createLowlight({
  bash,
  csharp,
  css,
  csv,
  diff,
  dockerfile,
  go,
  graphql,
  http,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  powershell,
  properties,
  python,
  ruby,
  rust,
  shell,
  sql,
  typescript,
  xml,
  yaml,
});
lowlight.registerAlias({ json: ['json5'], bash: ['curl'], csv: ['tsv'] });

const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Names of the languages, for hints. */
export const languageNames = (): string[] => [...lowlight.listLanguages(), 'text'];

/** Whether a fence may name this language: one that is highlighted, or plain text. */
export const isLanguage = (name: string): boolean =>
  PLAIN.has(name.toLowerCase()) || lowlight.registered(name.toLowerCase());

/** Spans and text that add up to the code, character by character. */
export function highlight(code: string, language: string | undefined): ElementContent[] {
  const name = language?.toLowerCase();
  if (!name || PLAIN.has(name) || !lowlight.registered(name)) return [{ type: 'text', value: code }];
  if (name === 'http') return highlightHttp(code);
  return lowlight.highlight(name, code).children as ElementContent[];
}

// The grammar of HTTP guesses the language of a body among all there are, and takes short JSON for CSS.
function highlightHttp(code: string): ElementContent[] {
  const split = /\r?\n\r?\n/.exec(code);
  const end = split ? split.index + split[0].length : code.length;
  const body = code.slice(end);
  const language = /^\s*[[{]/.test(body) ? 'json' : /^\s*</.test(body) ? 'xml' : undefined;
  const head = lowlight.highlight('http', code.slice(0, end)).children as ElementContent[];
  return body === '' ? head : [...head, ...highlight(body, language)];
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
