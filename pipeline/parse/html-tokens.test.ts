import { expect, test } from 'vitest';
import { htmlTokens } from './html-tokens.ts';

const kinds = (html: string): string[] =>
  htmlTokens(html).map((token) =>
    token.type === 'open' || token.type === 'close' ? `${token.type} ${token.name}` : token.type,
  );

test('splits text into tags, comments, declarations and what is between', () => {
  expect(kinds('a<KBD>b</kbd ><br/><!-- <i> --><?x <i> ?><!DOCTYPE a><![CDATA[<i>]]>c')).toEqual([
    'text',
    'open kbd',
    'text',
    'close kbd',
    'open br',
    'comment',
    'other',
    'other',
    'other',
    'text',
  ]);
});

test('what is no tag by the grammar of CommonMark is text', () => {
  for (const html of ['a < b', '<3', '< br>', '<a/ b>', '<a b=c"d>', '<a b=>', '<33>', '</>', '<a\nb="c']) {
    expect(kinds(html), html).toEqual(['text']);
  }
});

test('tokens cover the text without a gap', () => {
  const html = 'a<b c = "d>" e=\'f\' g=h i>j</b>\n<!---->k<!-->l';
  const tokens = htmlTokens(html);
  expect(tokens.map(({ start, end }) => html.slice(start, end)).join('')).toBe(html);
});

test('knows where each attribute and its value stand', () => {
  const html = '<img src="a&amp;b.png"\n  alt = \'c\' width=10 Hidden>';
  const [token] = htmlTokens(html);
  if (token?.type !== 'open') throw new Error('No tag.');
  expect(token.attributes.map(({ name, value, start, end }) => [name, value, html.slice(start, end)])).toEqual([
    ['src', 'a&b.png', 'src="a&amp;b.png"'],
    ['alt', 'c', "alt = 'c'"],
    ['width', '10', 'width=10'],
    ['hidden', undefined, 'Hidden'],
  ]);
  expect(token.attributes.slice(0, 3).map(({ valueStart }) => html[valueStart])).toEqual(['a', 'c', '1']);
});

test('decodes character references, and makes nothing of wrong ones', () => {
  expect(htmlTokens('&lt;&#233;&#xE9;&naoexiste;&#0;&#xD800;&amp')).toMatchObject([
    { type: 'text', value: '<éé&naoexiste;\uFFFD\uFFFD&amp' },
  ]);
});

test('knows a tag that closes itself', () => {
  expect(htmlTokens('<br/><br>')).toMatchObject([{ selfClosing: true }, { selfClosing: false }]);
});
