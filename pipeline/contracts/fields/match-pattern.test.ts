import { expect, test } from 'vitest';
import { isMatchable, matchesPattern } from './match-pattern.ts';

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

test.each([
  ['[A-Z]{3}', 'ABC', 'ABCD'],
  ['[a-z0-9]+(?:-[a-z0-9]+)*', 'um-dois-3', 'um--dois'],
  ['\\d{1,3}(?:\\.\\d{3})*,\\d{2}', '1.234,56', '1.23,56'],
  ['[A-Z]{1,2000}', 'A', 'a'],
  ['(?:\\u{1F600}|\\u00e7)+', '😀ç', 'c'],
  ['[\\]*+?|]+', ']*+?|', 'a'],
  ['a+|b+\\/', 'b/', 'ab'],
  ['.{1,2}x?', '😀😀', '😀😀😀'],
])('%s is the form of %s and not of %s', (pattern, right, wrong) => {
  expect([right, wrong].map((text) => matchesPattern(whole(pattern), text))).toEqual([true, false]);
  expect([right, wrong].map((text) => whole(pattern).test(text))).toEqual([true, false]);
});

// By trying every way, each would take longer than anybody waits.
test.each(['(a+)+', '(a|a)*', '(?:a?){60}a{60}', '(?:a*)*b', '(?:[a-z]+)*c'])(
  '%s does not share a text out in every way',
  (pattern) => {
    expect(matchesPattern(whole(pattern), `${'a'.repeat(1000)}!`)).toBe(false);
  },
);

test('a repetition that is too large for that is none to be used', () => {
  expect(isMatchable(whole('(?:a{1,2000}b)+'))).toBe(false);
  expect(isMatchable(whole('a{1,2000}'))).toBe(true);
});
