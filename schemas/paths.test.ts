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
