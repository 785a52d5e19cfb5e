import { expect, test } from 'vitest';
import { lineIndex } from './line-index.ts';

test('counts lines and columns from 1, columns in UTF-16 units', () => {
  const lines = lineIndex('ab\n🚀e\u0301x');
  expect(lines.positionAt(0)).toEqual({ line: 1, column: 1 });
  expect(lines.positionAt(2)).toEqual({ line: 1, column: 3 });
  expect(lines.positionAt(3)).toEqual({ line: 2, column: 1 });
  // Two units of the rocket, one letter, one combining accent.
  expect(lines.positionAt(7)).toEqual({ line: 2, column: 5 });
});

test('LF, CRLF and CR each end one line', () => {
  const lines = lineIndex('a\r\nb\rc\nd');
  expect([0, 3, 5, 7].map((offset) => lines.positionAt(offset))).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
  ]);
  expect([1, 2, 3, 4].map((line) => lines.lineStart(line))).toEqual([0, 3, 5, 7]);
});

test('the end of the text has a place, a line beyond it is the end', () => {
  const lines = lineIndex('a\n');
  expect(lines.positionAt(2)).toEqual({ line: 2, column: 1 });
  expect(lines.lineStart(9)).toBe(2);
  expect(lines.range(0, 1)).toEqual({ start: { line: 1, column: 1 }, end: { line: 1, column: 2 } });
});
