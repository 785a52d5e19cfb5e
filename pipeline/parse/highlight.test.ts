import type { ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { highlight, toLines } from './highlight.ts';
import { isLanguage, languageNames } from './languages.ts';

const textOf = (nodes: readonly ElementContent[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : 'children' in node ? textOf(node.children) : '')).join('');

const classesIn = (nodes: readonly ElementContent[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? [...(node.properties.className as string[]), ...classesIn(node.children)] : [],
  );

// The first test, for it needs grammars that are not used yet.
test('what was highlighted before changes nothing', () => {
  highlight(`const a = \`b \${c}\``, 'javascript');
  expect(classesIn(highlight(`\`b \${string}\``, 'typescript'))).toContain('code-type');
});

test.each(['json', 'http', 'bash', 'xml', 'yaml', 'csv', 'sql', 'java', 'csharp', 'python', 'typescript', 'diff'])(
  '%s is highlighted',
  (language) => {
    expect(isLanguage(language)).toBe(true);
    const samples: Record<string, string> = {
      json: '{"a": 1}',
      http: 'GET / HTTP/1.1',
      bash: 'echo "a"',
      xml: '<a/>',
      yaml: 'a: "b"',
      csv: 'a;1',
      sql: 'SELECT 1',
      java: 'class A {}',
      csharp: 'class A {}',
      python: 'def a(): pass',
      typescript: 'const a = 1',
      diff: '+ a',
    };
    expect(classesIn(highlight(samples[language] ?? '', language)).join(' ')).toContain('code-');
  },
);

test.each(languageNames())('%s takes whatever code it is given, and keeps its characters', (language) => {
  const pieces = [
    '<a b="c" {...d}>text {e} <!-- f --> &amp; g</a>',
    "const a = `b` + 'c'; // d",
    '# a\n- b: "c" # d\n```js\ne()\n```\n',
    '<?php echo "a $b"; ?>\n<style>a { b: c }</style>\n<script>d()</script>',
    'SELECT * FROM "a" WHERE b = \'c\' -- d',
    '@@ -1 +1 @@\n-a\n+b\n',
    '$ a | b > c\n<<EOF\n$d\nEOF\n',
    '/* "a',
    '"""((([[[{{{',
    ')]}>\\',
    '🚀 e\u0301\u2028\r\n\t',
  ];
  for (const code of [...pieces, pieces.join('\n')]) expect(textOf(highlight(code, language))).toBe(code);
});

test('names are known in any case; plain text is a language, a typo is not', () => {
  expect(['JSON', 'C#', 'ts', 'text', 'curl', 'yml'].map(isLanguage)).toEqual([true, true, true, true, true, true]);
  expect(['jsn', 'constructor', ''].map(isLanguage)).toEqual([false, false, false]);
  expect(languageNames()).toContain('json');
});

test('code of no language, or an unknown one, stays text', () => {
  expect(highlight('<a>', undefined)).toEqual([{ type: 'text', value: '<a>' }]);
  expect(highlight('<a>', 'cobol')).toEqual([{ type: 'text', value: '<a>' }]);
});

test('code with an endless line stays text, however many lines stand around it', () => {
  const short = '{"a": 1}\n';
  const line = (length: number): string => `"${'a'.repeat(length - 2)}"\n`;
  expect(classesIn(highlight(short.repeat(2000), 'json'))).toContain('code-name');
  expect(classesIn(highlight(short + line(5000) + short, 'json'))).toContain('code-name');
  for (const code of [short + line(5001) + short, line(5001), line(5001).trim(), short + line(9000).trim()]) {
    expect(highlight(code, 'json')).toEqual([{ type: 'text', value: code }]);
  }
});

test('a JSON body of an HTTP message is JSON', () => {
  const nodes = highlight('POST / HTTP/1.1\nA: b\n\n{"a": 1}', 'http');
  expect(textOf(nodes)).toBe('POST / HTTP/1.1\nA: b\n\n{"a": 1}');
  expect(classesIn(nodes)).toContain('code-name');
  expect(classesIn(nodes)).not.toContain('css');
});

test('punctuation is text, in one with what stands beside it', () => {
  expect(highlight('[{"a": [1]}]', 'json').map((node) => node.type === 'text' && node.value)).toEqual([
    '[{',
    false,
    ': [',
    false,
    ']}]',
  ]);
});

test('a span that crosses a line end is split', () => {
  const nodes = highlight('/* a\nb */ c\n', 'js');
  const lines = toLines(nodes, new Set([2]));
  expect(lines.map((line) => textOf([line]))).toEqual(['/* a\n', 'b */ c\n']);
  expect(lines.map((line) => line.type === 'element' && line.properties.className)).toEqual([
    ['line'],
    ['line', 'marked'],
  ]);
  expect(classesIn(lines).filter((name) => name === 'code-comment')).toEqual(['code-comment', 'code-comment']);
});

test('empty lines are lines, the end of the last one is not', () => {
  const lines = toLines([{ type: 'text', value: 'a\n\nb\n' }], new Set());
  expect(lines.map((line) => textOf([line]))).toEqual(['a\n', '\n', 'b\n']);
  expect(toLines([], new Set())).toEqual([]);
});
