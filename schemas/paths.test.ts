import { describe, expect, test } from 'vitest';
import { documentPathOf, encodePath, fileHrefOf, hrefOf, htmlPathOf, markdownPathOf, routeOf } from './paths.ts';

const ROUTES = ['/', '/docs', '/docs/Informes/PL_Cota', '/peças/ação', '/a b', '/100%', '/v1.2', '/a&b;c=d'];
const BASES = ['/', '/fundos/', '/a/b/'];

describe.each(BASES)('under %s', (base) => {
  test('the route of an address is the route it was made from, with or without the slash', () => {
    for (const route of ROUTES) {
      for (const trailingSlash of [false, true]) {
        expect(routeOf(hrefOf(route, { base, trailingSlash }), base), route).toBe(route);
      }
      expect(routeOf(`${base}${htmlPathOf(route)}`, base)).toBe(route);
    }
  });

  test('addresses hold the base once and no character that an address may not hold', () => {
    for (const route of ROUTES) {
      expect(hrefOf(route, { base, trailingSlash: false })).toMatch(new RegExp(`^${base}[!-~]*$`));
      expect(new URL(hrefOf(route, { base, trailingSlash: true }), 'https://example.com').pathname).toBe(
        hrefOf(route, { base, trailingSlash: true }),
      );
    }
  });
});

test('files of a route', () => {
  expect([documentPathOf('/'), markdownPathOf('/'), htmlPathOf('/')]).toEqual(['index.json', 'index.md', 'index.html']);
  expect([documentPathOf('/a/b'), markdownPathOf('/a/b'), htmlPathOf('/a/b')]).toEqual([
    'a/b.json',
    'a/b.md',
    'a/b/index.html',
  ]);
});

test('an address that could lead out of the site is no route, whatever the base', () => {
  const parts = [
    ...[
      '/x',
      '//x',
      'a//x',
      'a//',
      '/',
      '//',
      '/index.html',
      '.',
      '..',
      './a',
      '../a',
      'a/.',
      'a/..',
      'a/../b',
      'a/./b',
    ],
    ...['\\x', 'a\\b', '%5cx', 'a%5Cb', '%2fx', 'a%2Fb', '..%2fx', '%2e%2e/x', '%2E/x', 'a/%2e%2e', '.%2e/x'],
    ...['%252fx', 'a%255cb', '%252e%252e/x', 'a/%252e', '.%252e/x', '%00', 'a%0ab', '%09/x', 'a%7f', 'a%C2%85b'],
    ...['a%3fb', 'a%23b', 'a?b', 'a#b', 'a\tb', 'a\nb', 'a\ud800b', '%/../x', '%//x', '%2f%', '100%/%2Fx'],
  ];
  for (const base of BASES)
    for (const part of parts) expect([base + part, routeOf(base + part, base)]).toEqual([base + part, undefined]);
});

test('what only looks like a slash or a dot is part of a name, and stays so in every address', () => {
  for (const name of ['\u2215x', '\uff0fx', '\uff3cx', '\u2024\u2024', '...', '\u0338x', '%252', '100%']) {
    const route = routeOf(`/${encodeURI(name)}`, '/') ?? '';
    expect(route).toBe(`/${name.normalize('NFC')}`);
    for (const href of [hrefOf(route, { base: '/', trailingSlash: false }), fileHrefOf(documentPathOf(route), '/')]) {
      expect(new URL(href, 'https://example.com/a/b')).toMatchObject({ origin: 'https://example.com', pathname: href });
    }
  }
});

test('an address outside the base is no route', () => {
  expect(routeOf('/outro/docs', '/fundos/')).toBeUndefined();
  expect(routeOf('/fundosdocs', '/fundos/')).toBeUndefined();
  expect(routeOf('/fundos', '/fundos/')).toBe('/');
});

test('accents: encoded, not encoded, composed or decomposed, it is one route', () => {
  for (const path of ['/peças', '/pe%C3%A7as', '/pe%c3%a7as/', '/pec\u0327as', '/pec%CC%A7as']) {
    expect(routeOf(path, '/'), path).toBe('/peças');
  }
  expect(encodePath('/pec\u0327as?#')).toBe('/pe%C3%A7as%3F%23');
  expect(fileHrefOf('data/a b.json', '/fundos/')).toBe('/fundos/data/a%20b.json');
});

test('a stray % is part of the name', () => {
  expect(routeOf('/100%', '/')).toBe('/100%');
});
