import { describe, expect, test } from 'vitest';
import type { Finding, Range } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { checkYaml, parseYaml, type Yaml } from './parse-yaml.ts';

function read(text: string, start = 0, end = text.length): { yaml: Yaml | undefined; findings: Finding[] } {
  const findings: Finding[] = [];
  const source = { sourcePath: 'site.yaml', lines: lineIndex(text), start, end };
  return { yaml: parseYaml(source, (finding) => void findings.push(finding)), findings };
}

/** The characters of a one-line range. */
function quoted(text: string, { start, end }: Range): string {
  const lines = lineIndex(text);
  return text.slice(lines.lineStart(start.line) + start.column - 1, lines.lineStart(end.line) + end.column - 1);
}

describe('positions', () => {
  const text =
    'título: "🚀 ção"\r\nlista:\r\n\t\r\n  - um\r\n  - { dois: três }\r\n"chave com aspas": &a x\r\nvazia:\r\n';
  const { yaml } = read(text);
  const at = (path: (string | number)[], which?: 'key' | 'value') => yaml && quoted(text, yaml.rangeOf(path, which));

  test('of values, in maps and lists, with quotes, CRLF and emoji before', () => {
    expect(at(['título'])).toBe('"🚀 ção"');
    expect(at(['lista', 0])).toBe('um');
    expect(at(['lista', 1, 'dois'])).toBe('três');
    expect(at(['chave com aspas'])).toBe('x');
  });

  test('of keys', () => {
    expect(at(['título'], 'key')).toBe('título');
    expect(at(['lista', 1, 'dois'], 'key')).toBe('dois');
    expect(at(['chave com aspas'], 'key')).toBe('"chave com aspas"');
  });

  test('of what is missing: the nearest that exists; of the whole file: its first character', () => {
    expect(at(['lista', 1, 'quatro'])).toBe('{ dois: três }');
    expect(yaml?.rangeOf([]).start).toEqual({ line: 1, column: 1 });
    expect(yaml?.rangeOf(['nada']).start).toEqual({ line: 1, column: 1 });
  });

  test('count from the file, not from the part that is YAML', () => {
    const page = '---\na: b\n---\n';
    expect(read(page, 4, 9).yaml?.rangeOf(['a'])).toEqual({
      start: { line: 2, column: 4 },
      end: { line: 2, column: 5 },
    });
  });
});

describe('what cannot be read is reported at its place', () => {
  test.each([
    ['a: b: c', 'yaml-invalid', 'b: c'.slice(0, 1)],
    ['a: "b', 'yaml-invalid', '"'],
    ['a: 1\na: 2', 'yaml-duplicate-key', 'a'],
    ['"a b": 1\n"a b": 2', 'yaml-duplicate-key', '"a b"'],
    ['á: { longa: 1, longa: 2 }', 'yaml-duplicate-key', 'longa'],
    ['a: *b', 'yaml-invalid', '*b'],
    ['a: {{ b }}', 'yaml-invalid', '{ b }'],
    [Array.from({ length: 150 }, (_, level) => `${'  '.repeat(level)}- a:`).join('\n'), 'yaml-invalid', '- a'],
  ])('%j', (text, rule, token) => {
    const { yaml, findings } = read(text);
    expect(yaml).toBeUndefined();
    expect(findings.map((finding) => finding.rule)).toEqual([rule]);
    const [finding] = findings;
    expect(finding && quoted(text, finding.range).startsWith(token)).toBe(true);
  });

  test('a repeated key is quoted without its quotes', () => {
    expect(read('"a b": 1\n"a b": 2').findings[0]?.message).toBe('The key "a b" is given twice.');
  });

  test('aliases of aliases do not fill the memory', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe'].map((pair) => [...pair])) {
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${of}`).join(', ')}]`);
    }
    const { yaml, findings } = read(bomb.join('\n'));
    expect(yaml).toBeUndefined();
    expect(findings.map(({ rule }) => rule)).toEqual(['yaml-invalid']);
  });
});

test('aliases and empty files are read', () => {
  expect(read('a: &x [1]\nb: *x').yaml?.value).toEqual({ a: [1], b: [1] });
  expect(read('# só um comentário\n').yaml?.value).toBeNull();
  expect(read('').yaml?.value).toBeNull();
});

test('an unknown key does no harm to the known ones, a wrong value does', () => {
  const usable = (text: string): boolean => {
    const { yaml } = read(text);
    return yaml !== undefined && checkYaml(yaml, 'frontmatter', 'frontmatter-invalid', 'a.md', () => {});
  };
  expect(usable('title: a')).toBe(true);
  expect(usable('title: a\ntittle: b')).toBe(true);
  expect(usable('title: 5')).toBe(false);
});
