import { expect, test } from 'vitest';
import { readCodeMeta } from './code-meta.ts';

const linesOf = (meta: string): number[] => [...readCodeMeta(meta).marked];

test('reads title, lines and numbers in any order', () => {
  expect(readCodeMeta('showLineNumbers {1,3-5} title="a {2} b"')).toEqual({
    title: 'a {2} b',
    marked: new Set([1, 3, 4, 5]),
    lineNumbers: true,
    unknown: [],
  });
  expect(readCodeMeta(`title='a "b"'`).title).toBe('a "b"');
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
  expect(readCodeMeta('title=a  {x} showlinenumbers').unknown).toEqual([
    { text: 'title=a', offset: 0 },
    { text: '{x}', offset: 9 },
    { text: 'showlinenumbers', offset: 13 },
  ]);
});

test('reads the contract an example is of, and whether it obeys', () => {
  expect(readCodeMeta('contract=registro#fundo.classes expect=invalid(size)')).toMatchObject({
    contract: { text: 'registro#fundo.classes', offset: 9 },
    expect: { text: 'invalid(size)', offset: 39 },
    unknown: [],
  });
  expect(readCodeMeta('contract= expect=talvez').unknown.map(({ text }) => text)).toEqual([
    'contract=',
    'expect=talvez',
  ]);
});

test('nothing is nothing', () => {
  expect(readCodeMeta('')).toEqual({ marked: new Set(), lineNumbers: false, unknown: [] });
});
