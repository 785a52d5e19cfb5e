import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['the first bytes', 'bytes=0-2', { start: 0, end: 2 }],
  ['one byte', 'bytes=9-9', { start: 9, end: 9 }],
  ['all from a place on', 'bytes=7-', { start: 7, end: 9 }],
  ['the last bytes', 'bytes=-3', { start: 7, end: 9 }],
  ['more last bytes than there are', 'bytes=-11', { start: 0, end: 9 }],
  ['an end beyond the end', 'bytes=5-99', { start: 5, end: 9 }],
  ['an end beyond all numbers', `bytes=0-${'9'.repeat(400)}`, { start: 0, end: 9 }],
  ['as many last bytes', `bytes=-${'9'.repeat(400)}`, { start: 0, end: 9 }],
  ['another spelling', 'Bytes= 1-2 ', { start: 1, end: 2 }],
  ['a beginning beyond the end', 'bytes=10-', 'unsatisfiable'],
  ['a beginning beyond all numbers', `bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  ['no last bytes', 'bytes=-0', 'unsatisfiable'],
  ['an end before the beginning', 'bytes=3-1', undefined],
  ['nothing', 'bytes=-', undefined],
  ['several ranges', 'bytes=0-1,3-4', undefined],
  ['another unit', 'lines=0-1', undefined],
  ['a number with a sign', 'bytes=+1-2', undefined],
  ['no header', undefined, undefined],
])('%s', (_, header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});

test('of nothing there is no part', () => {
  for (const header of ['bytes=0-0', 'bytes=0-', 'bytes=-1']) expect(byteRange(header, 0)).toBe('unsatisfiable');
});
