import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { formatPretty } from './format-pretty.ts';

const broken: Diagnostic = {
  rule: 'link-page-missing',
  severity: 'error',
  message: 'There is no page at "/a,b: 100%".',
  sourcePath: 'pages/peças/a b.md',
  range: { start: { line: 2, column: 9 }, end: { line: 2, column: 12 } },
  hint: 'Did you mean "/a"?',
  url: 'docs/pages/rules/link-page-missing.md',
};
const folded: Diagnostic = {
  rule: 'image-alt-missing',
  severity: 'warning',
  message: 'The image "![]\n(a)" has no text alternative.',
  sourcePath: 'pages/a.md',
  range: { start: { line: 1, column: 3 }, end: { line: 2, column: 4 } },
  url: 'docs/pages/rules/image-alt-missing.md',
};
const inContent = (sourcePath: string): string => `content/${sourcePath}`;
const print = (diagnostic: Diagnostic, text: string | undefined, color = false): string =>
  formatPretty([diagnostic], { color, displayPath: inContent, textOf: () => text });

test('place and message, the line with a caret under the token, the hint', () => {
  expect(print(broken, 'um\r\n[é](/a) [b](c)\r\n')).toBe(
    [
      'content/pages/peças/a b.md:2:9  error  There is no page at "/a,b: 100%".  link-page-missing',
      '  2 │ [é](/a) [b](c)',
      '    │         ^^^',
      '  hint: Did you mean "/a"?',
      '',
    ].join('\n'),
  );
});

test('tabs before the token are kept, so that the caret stands under it', () => {
  expect(print(broken, 'x\n\t\tabcdefghij')).toContain('  2 │ \t\tabcdefghij\n    │ \t\t      ^^^\n');
});

test('a range over several lines is marked on its first', () => {
  expect(print(folded, 'a ![]\n(a)')).toContain('  1 │ a ![]\n    │   ^^^\n');
});

test('of a very long line, what is around the token', () => {
  const far: Diagnostic = { ...broken, range: { start: { line: 1, column: 5001 }, end: { line: 1, column: 5004 } } };
  const [, line = '', caret = ''] = print(far, `${'x'.repeat(5000)}abc${'y'.repeat(5000)}`).split('\n');
  expect(line.length).toBeLessThan(200);
  expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('abc');
});

test('without the text of the file there is no line, and with no colour no escape', () => {
  expect(print(folded, undefined)).not.toContain('│');
  expect(print(broken, 'a\nb')).not.toContain('\u001b');
  expect(print(broken, 'a\nb', true)).toContain('\u001b[31merror');
});
