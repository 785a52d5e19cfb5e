import { expect, test } from 'vitest';
import { baselineOf, compareWithBaseline, isBaseline } from './baseline.ts';
import type { Diagnostic } from './diagnostic.ts';

const fault = (line: number, message: string, sourcePath = 'pages/a.md'): Diagnostic => ({
  rule: 'heading-id-duplicate',
  severity: 'error',
  message,
  sourcePath,
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
  url: '',
});

const BEFORE = [fault(9, 'The id "x" is also set on line 3.'), fault(12, 'The id "x" is also set on line 3.')];

test('what is known stays known when lines move, also in what messages say of lines', () => {
  const moved = [fault(19, 'The id "x" is also set on line 13.'), fault(22, 'The id "x" is also set on line 13.')];
  expect(compareWithBaseline(moved, baselineOf(BEFORE))).toEqual({ fresh: [], known: 2, mended: 0 });
});

test('one more of the same, another message, another file are new', () => {
  const more = [
    ...BEFORE,
    fault(20, 'The id "x" is also set on line 3.'),
    fault(1, 'The id "y" is also set on line 3.'),
    fault(9, 'The id "x" is also set on line 3.', 'pages/b.md'),
  ];
  expect(compareWithBaseline(more, baselineOf(BEFORE))).toEqual({ fresh: more.slice(2), known: 2, mended: 0 });
});

test('what is mended is counted, and is new when it comes back', () => {
  const [first] = BEFORE as [Diagnostic];
  expect(compareWithBaseline([first], baselineOf(BEFORE))).toEqual({ fresh: [], known: 1, mended: 1 });
  expect(compareWithBaseline(BEFORE, baselineOf([first])).fresh).toHaveLength(1);
});

test('a baseline is sorted and survives its file, and nothing else is one', () => {
  const made = baselineOf([fault(1, 'b', 'pages/b.md'), ...BEFORE]);
  expect(Object.keys(made)).toEqual(['pages/a.md', 'pages/b.md']);
  expect(made['pages/a.md']).toEqual({ 'heading-id-duplicate': { 'The id "x" is also set on line ….': 2 } });
  expect(isBaseline(JSON.parse(JSON.stringify(made)))).toBe(true);
  for (const other of [null, [], 'x', { a: 1 }, { a: { b: 1 } }, { a: { b: { c: 'x' } } }])
    expect(isBaseline(other)).toBe(false);
});
