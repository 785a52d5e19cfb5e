import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.ts';
import { formatGithub } from './format-github.ts';

const DIAGNOSTIC: Diagnostic = {
  rule: 'link-page-missing',
  severity: 'error',
  message: 'There is no page at "/docs/gia".',
  sourcePath: 'pages/guia.md',
  range: { start: { line: 5, column: 13 }, end: { line: 5, column: 22 } },
  url: 'docs/pages/rules/link-page-missing.md',
};
const annotation = (changes: Partial<Diagnostic> = {}): string =>
  formatGithub([{ ...DIAGNOSTIC, ...changes }], (sourcePath) => `content/${sourcePath}`);

test('is one workflow command a line, with the end column that GitHub counts in', () => {
  expect(annotation()).toBe(
    '::error file=content/pages/guia.md,line=5,endLine=5,col=13,endColumn=21,title=link-page-missing::There is no page at "/docs/gia".\n',
  );
});

test('a warning is one, and a hint follows the message', () => {
  expect(annotation({ severity: 'warning', hint: 'Did you mean "/docs/guia"?' })).toMatch(
    /^::warning .*::There is no page at "\/docs\/gia"\. Did you mean "\/docs\/guia"\?\n$/,
  );
});

test('a place over several lines, or of no width, has no end column', () => {
  const start = { line: 5, column: 13 };
  expect(annotation({ range: { start, end: { line: 6, column: 2 } } })).toContain(',line=5,endLine=6,col=13,title=');
  expect(annotation({ range: { start, end: start } })).toContain(',line=5,endLine=5,col=13,title=');
});

test('nothing an author writes can end the message or begin another command', () => {
  expect(annotation({ message: '100% of\r\n::error::it: a, b' })).toBe(
    '::error file=content/pages/guia.md,line=5,endLine=5,col=13,endColumn=21,title=link-page-missing::100%25 of%0D%0A::error::it: a, b\n',
  );
});

test('nothing found is nothing printed, and two findings are two lines', () => {
  expect(formatGithub([], (sourcePath) => sourcePath)).toBe('');
  expect(formatGithub([DIAGNOSTIC, DIAGNOSTIC], (sourcePath) => sourcePath).match(/^::error file=.*$/gm)).toHaveLength(
    2,
  );
});

test('nothing in a path can begin another property', () => {
  expect(annotation({ sourcePath: 'pages/50%,line=1:\n.md' })).toContain(
    'file=content/pages/50%25%2Cline=1%3A%0A.md,line=5,',
  );
});
