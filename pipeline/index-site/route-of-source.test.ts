import { describe, expect, test } from 'vitest';
import { isReserved, isRoute, routeOfPath, routeOfSlug } from './route-of-source.ts';

test.each([
  ['pages/index.md', '/'],
  ['pages/docs.md', '/docs'],
  ['pages/docs/index.md', '/docs'],
  ['pages/docs/Informes/PL_Cota.md', '/docs/Informes/PL_Cota'],
  ['pages/docs/v1.2.md', '/docs/v1.2'],
  ['pages/docs/index-antigo.md', '/docs/index-antigo'],
  ['pages/index/index.md', '/index'],
  ['pages/pec\u0327as/a b.md', '/peças/a b'],
])('the path %s gives the route %s', (sourcePath, route) => {
  expect(routeOfPath(sourcePath)).toBe(route);
});

test.each([
  ['/outra', '/outra'],
  ['/outra/', '/outra'],
  ['/', '/'],
  ['nova', '/docs/nova'],
  ['./nova', '/docs/nova'],
  ['../nova', '/nova'],
  ['../../../nova', '/nova'],
  ['./', '/docs'],
  ['a//b', '/docs/a/b'],
  ['ac\u0327a\u0303o', '/docs/ação'],
])('the slug %j of a page in docs/ gives the route %s', (slug, route) => {
  expect(routeOfSlug(slug, 'pages/docs/a.md')).toBe(route);
  expect(routeOfSlug(slug, 'pages/docs/index.md')).toBe(route);
});

test.each(['a b', 'a?b', 'a#b', 'a\\b', '/a\tb'])('the slug %j gives none', (slug) => {
  expect(routeOfSlug(slug, 'pages/docs/a.md')).toBeUndefined();
});

describe('reserved', () => {
  test.each([
    '/404',
    '/nav',
    '/index',
    '/assets',
    '/assets/a/b',
    '/data/a',
    '/schemas',
    '/nav.json',
    '/robots.txt',
    '/Assets/a',
    '/.git/a',
  ])('%s is', (route) => {
    expect(isReserved(route)).toBe(true);
  });
  test.each(['/', '/docs/404', '/docs/data', '/database', '/navegacao', '/4040'])('%s is not', (route) => {
    expect(isReserved(route)).toBe(false);
  });
});

describe('a route as it should be', () => {
  test.each(['/', '/a', '/a/b', '/a.b/c', '/peças/a b', '/...'])('%s is', (route) => {
    expect(isRoute(route)).toBe(true);
  });
  test.each([
    '',
    'a',
    '//a',
    '/a/',
    '/a//b',
    '/../a',
    '/a/..',
    '/./a',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/a\nb',
    `/${'ã'.repeat(121)}`,
  ])('%j is not', (route) => {
    expect(isRoute(route)).toBe(false);
  });
});
