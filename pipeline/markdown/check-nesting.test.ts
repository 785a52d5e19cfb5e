import { describe, expect, test } from 'vitest';
import { parsePage } from '../parse/parse-page.ts';
import { checkNesting, isOverfull } from './check-nesting.ts';

const context = { parts: new Map(), strings: { footnotes: 'Notas', backToReference: 'Voltar' }, collectsNames: false };

describe('what nests without end is a finding, whatever would have ended', () => {
  test.each([
    ['the process: emphasis', '*a **'.repeat(20_000) + '**a*'.repeat(20_000)],
    ['the process: images', '![*a '.repeat(20_000) + '*](c)'.repeat(20_000)],
    ['all patience: quotes', '> '.repeat(50_000)],
    ['all patience: lists in quotes', `${'>- '.repeat(20_000)}a`],
    ['all patience: containers', ':::note\n'.repeat(5000)],
    ['all patience: comments', 'a <!-- '.repeat(3000)],
    ['all patience: CDATA', 'a\r\n<![CDATA['.repeat(3000)],
    ['all patience: open images', `::a{b=c=d}\n\n${'!['.repeat(20_000)}`],
  ])('%s', async (_, text) => {
    const { facts } = await parsePage({ path: 'pages/index.md', text }, context);
    expect(facts.findings.map(({ rule }) => rule)).toEqual(['nesting-too-deep']);
  });
});

test('addresses by the hundred in one word are a finding', async () => {
  const { facts } = await parsePage({ path: 'pages/index.md', text: `a\n\n${'www.a_'.repeat(4000)}` }, context);
  expect(facts.findings.map(({ rule }) => rule)).toEqual(['page-too-large']);
});

test('what is long is not deep', () => {
  for (const text of [
    'a *b* [c](d) `e`\n\n'.repeat(5000),
    '- [a](b) **c**\n'.repeat(5000),
    `| a_b | c |\n|---|---|\n${'| d_e | [f](g) |\n'.repeat(8000)}`,
    '[a]: b\n'.repeat(12_000),
    `${'- '.repeat(100)}\n\n${'-'.repeat(20_000)}`,
    ':::note\na\n:::\n\n'.repeat(2000),
    'www.a.example/b_c '.repeat(5000),
  ])
    expect(() => checkNesting(text)).not.toThrow();
});

test('the native parser is spared what would fill its memory', () => {
  expect(isOverfull('a &amp; b '.repeat(2000))).toBe(true);
  expect(isOverfull('a &amp; b\n\n'.repeat(20_000))).toBe(false);
  expect(isOverfull('[a](https://a.example) '.repeat(3000))).toBe(true);
  expect(isOverfull('é<br>'.repeat(10_000))).toBe(true);
  expect(isOverfull('e<br>'.repeat(10_000))).toBe(false);
  expect(isOverfull('é<br>\n'.repeat(10_000))).toBe(false);
});
