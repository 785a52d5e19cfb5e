// The languages whose code is highlighted.
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

const nameByAlias = new Map(
  Object.entries(LANGUAGES).flatMap(([name, { aliases = [] }]) => [name, ...aliases].map((alias) => [alias, name])),
);

const STYLE_SHEETS = ['css', 'less', 'scss'] as const;

/** Characters of a selector. */
const LONGEST_SELECTOR = 500;

/** From each word on, a selector is looked for up to the next brace: where there is none, up to the end of the code. */
function boundSelectors(sheet: (typeof STYLE_SHEETS)[number]): void {
  const rule = refractor.languages[sheet]?.selector as Prism.GrammarValue & { pattern: RegExp };
  let isBounded = rule.pattern.source.includes(`,${LONGEST_SELECTOR}}`);
  const bounded = rule.pattern.source.replace(/\)([*+])(\??)(?=\(\?=\\s\*\\\{)/, (_, least: string, lazy: string) => {
    isBounded = true;
    return `){${least === '+' ? 1 : 0},${LONGEST_SELECTOR}}${lazy}`;
  });
  if (!isBounded) throw new Error(`The selectors of ${sheet} are found in another way than they were.`);
  rule.pattern = new RegExp(bounded, rule.pattern.flags);
}

/** Makes a grammar when it is first needed: all of them take longer than a small site takes to compile. */
export function loadGrammar(name: string): Prism.Grammar | undefined {
  if (!refractor.registered(name)) {
    for (const grammar of [...FIRST, LANGUAGES[name]?.grammar]) {
      if (grammar) refractor.register(grammar);
    }
    for (const sheet of STYLE_SHEETS) boundSelectors(sheet);
  }
  return refractor.languages[name];
}

const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);

/** Names of the languages, for hints. */
export const languageNames = (): string[] => [...nameByAlias.keys(), 'text'];

/** Whether a fence may name this language: one that is highlighted, or plain text. */
export const isLanguage = (name: string): boolean =>
  PLAIN.has(name.toLowerCase()) || nameByAlias.has(name.toLowerCase());

/** The name of a language's grammar; undefined for one that is not highlighted. */
export const grammarName = (language: string | undefined): string | undefined =>
  nameByAlias.get(language?.toLowerCase() ?? '');
