import { expect, test } from 'vitest';
import { parseBase, parseSiteUrl } from './site-options.ts';

test.each([
  ['https://docs.example.com', 'https://docs.example.com'],
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['http://LOCALHOST:3000', 'http://localhost:3000'],
  ['https://exámple.com', 'https://xn--exmple-qta.com'],
])('%s is the address of a host', (given, expected) => {
  expect(parseSiteUrl(given)).toBe(expected);
});

// robots.txt, the sitemap and canonical addresses are made of it.
test.each([
  '',
  'docs.example.com',
  'ftp://a',
  'https://',
  'https://a/b',
  'https://a?b',
  'https://a#b',
  'https://a\\b',
  'https://u:p@a',
  'https://a b',
  'https://a\nDisallow: /',
  'https://a\r',
  'https://a\0',
  'https://a\u2028b',
  'https://a\u202Eb',
  'https://a:99999',
  'https://[',
])('%j is none', (given) => {
  expect(() => parseSiteUrl(given)).toThrow('is not the address of a host');
});

test.each(['a b', 'a\nb', 'a\0b', 'a?b', 'a#b', 'a\\b', 'https://a'])('%j is no base', (given) => {
  expect(() => parseBase(given)).toThrow('is not a path');
});
