// What is read without the library is what the library reads, in value and in place.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { parseYaml, type Yaml } from './parse-yaml.ts';
import { readPlainYaml } from './plain-yaml.ts';

const PATHS = [[], ['title'], ['a'], ['b'], ['missing'], ['title', 0], ['a', 'b']] as const;

function said(text: string, start: number): unknown {
  const findings: Finding[] = [];
  const source = { sourcePath: 'a.md', lines: lineIndex(text), start, end: text.length };
  const yaml: Yaml | undefined = parseYaml(source, (finding) => void findings.push(finding));
  const keys = Object.keys((yaml?.value as object) ?? {}).map((key) => [key]);
  return {
    findings,
    value: yaml?.value,
    places: yaml && [...PATHS, ...keys].map((path) => [yaml.rangeOf(path), yaml.rangeOf(path, 'key')]),
  };
}

/** The same YAML in a form that only the library reads, and that says and places everything alike. */
const forLibrary = (text: string): string => `${text}# \n`;

function expectSame(text: string): boolean {
  const plain = readPlainYaml(text) !== undefined;
  if (plain) {
    expect(readPlainYaml(forLibrary(text))).toBeUndefined();
    expect(said(`---\n${text}`, 4), text).toEqual(said(`---\n${forLibrary(text)}`, 4));
  }
  return plain;
}

test.each([
  'title: Fundos e classes\n',
  'title: "Lista de campos: movimentação"\nsidebar_position: 2\n',
  'title: "Aspas \'simples\', # e &"\nunlisted: true\ndraft: false\n',
  'a: 0\nb: 42\n',
  'title: ""\n',
  'description: Campos (v2.1), envio e/ou retorno - parte 1\n',
])('plain: %j', (text) => {
  expect(expectSame(text)).toBe(true);
});

test.each([
  '',
  '\n',
  'title:\n',
  'title: \n',
  'title: a\n\nb: c\n',
  'title: a\n  b\n',
  'title: a \n',
  'title: a # nota\n',
  'title: a: b\n',
  "title: 'a'\n",
  'title: "a\\n"\n',
  'title: "a\n b"\n',
  'title: null\n',
  'title: Null\n',
  'title: True\n',
  'title: ~\n',
  'title: 007\n',
  'title: 0x1F\n',
  'title: 1.5\n',
  'title: 1e3\n',
  'title: -1\n',
  'title: [a]\n',
  'title: *a\n',
  'title: !x a\n',
  'title: 2026-11-20\n',
  'title: a\ntitle: b\n',
  'title : a\n',
  '"title": a\n',
  '- a\n',
  'title: "a" b\n',
  'title: a\r\n',
  'title: |\n  a\n',
])('left to the library: %j', (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

test('the front matter of this site and of all fixtures', () => {
  let plain = 0;
  for (const folder of ['content', 'pipeline/fixtures']) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
      const [, yaml] = /^---\n([\s\S]*?\n)---\n/.exec(readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')) ?? [];
      if (yaml !== undefined && expectSame(yaml)) plain++;
    }
  }
  expect(plain).toBeGreaterThan(20);
});

test('whatever is put together', () => {
  const values = [
    'a',
    'ção',
    '1',
    '0',
    '12a',
    'true',
    'no',
    '"x"',
    '"',
    "'",
    ':',
    '#',
    '-',
    ' ',
    '  ',
    '.',
    ',',
    '…',
    '"é: #"',
    '\t',
    '~',
    '1_0',
    '١',
    'ª',
  ];
  let state = 7;
  const next = (below: number): number => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
  let plain = 0;
  for (let i = 0; i < 4000; i++) {
    const lines = Array.from({ length: 1 + next(3) }, (_, n) => {
      const words = Array.from({ length: 1 + next(3) }, () => values[next(values.length)]).join(next(2) ? ' ' : '');
      return `${['title', 'a', 'b'][n]}: ${words}\n`;
    });
    if (expectSame(lines.join(''))) plain++;
  }
  expect(plain).toBeGreaterThan(200);
});
