import { expect, test } from 'vitest';
import { readCodeMeta } from './code-meta.ts';

const linesOf = (meta: string): number[] => [...readCodeMeta(`js ${meta}`).marked];

test('reads title, lines and numbers in any order', () => {
  expect(readCodeMeta('js showLineNumbers {1,3-5} title="a {2} b"')).toEqual({
    language: 'js',
    title: 'a {2} b',
    marked: new Set([1, 3, 4, 5]),
    lineNumbers: true,
    unknown: [],
  });
  expect(readCodeMeta(`js title='a "b"'`).title).toBe('a "b"');
});

test('several groups of lines add up; spaces in them do not matter', () => {
  expect(linesOf('{1} { 3 - 4 , 7 }')).toEqual([1, 3, 4, 7]);
});

test('lines that cannot be are no lines', () => {
  expect(linesOf('{0} {5-3} {}')).toEqual([]);
});

test('an absurd range does not fill the memory', () => {
  expect(Math.max(...linesOf('{1-999999999}'))).toBeLessThanOrEqual(10_000);
});

test('says what it does not understand, and where', () => {
  expect(readCodeMeta('a title=a  {x} showlinenumbers').unknown).toEqual([
    { text: 'title=a', offset: 2 },
    { text: '{x}', offset: 11 },
    { text: 'showlinenumbers', offset: 15 },
  ]);
});

test('reads the contract an example is of, and whether it obeys', () => {
  expect(readCodeMeta('json contract=registro#fundo.classes expect=invalid(size)')).toMatchObject({
    contract: { text: 'registro#fundo.classes', offset: 14 },
    expect: { text: 'invalid(size)', offset: 44 },
    unknown: [],
  });
  expect(readCodeMeta('json contract= expect=talvez').unknown.map(({ text }) => text)).toEqual([
    'contract=',
    'expect=talvez',
  ]);
});

test.each([
  ['js{1,3-4}', { language: 'js', marked: new Set([1, 3, 4]) }],
  ['js{1, 3} title="a"', { language: 'js', marked: new Set([1, 3]), title: 'a' }],
  ['rust,ignore,no_run', { language: 'rust' }],
  ['ts [src/a.ts] {2}', { language: 'ts', title: 'src/a.ts', marked: new Set([2]) }],
  ['ts:line-numbers {1}', { language: 'ts', lineNumbers: true, marked: new Set([1]) }],
  ['ts{1}:line-numbers', { language: 'ts', lineNumbers: true, marked: new Set([1]) }],
  ['ts:no-line-numbers', { language: 'ts', lineNumbers: false }],
])('reads what other tools write: %s', (info, meant) => {
  expect(readCodeMeta(info)).toMatchObject({ unknown: [], ...meant });
});

test('the first of numbers that are not to begin with 1 is told to mean nothing', () => {
  expect(readCodeMeta('ts:line-numbers=5').unknown).toEqual([{ text: ':line-numbers=5', offset: 2 }]);
});

test('escapes and references are read in a title, and do not move what follows', () => {
  const { title, unknown } = readCodeMeta(String.raw`js title="a \"b\" &amp; c\\d" nope`);
  expect(title).toBe(String.raw`a "b" & c\d`);
  expect(unknown).toEqual([{ text: 'nope', offset: 30 }]);
});

test('nothing is nothing', () => {
  expect(readCodeMeta('')).toEqual({ language: '', marked: new Set(), lineNumbers: false, unknown: [] });
});
