import { describe, expect, test } from 'vitest';
import { SCHEMA_NAMES, type SchemaName, schemaText } from './schemas.ts';
import { assertValid, validate } from './validator.ts';

const said = (name: SchemaName, value: unknown): string[] =>
  validate(name, value).map(({ path, at, message, hint }) =>
    [`${path.join('/') || '.'} (${at})`, message, ...(hint ? [hint] : [])].join(' | '),
  );

describe('each problem is one sentence a writer can act on', () => {
  test.each<[SchemaName, unknown, string[]]>([
    ['frontmatter', { tittle: 'a' }, ['tittle (key) | Unknown key "tittle". | Did you mean "title"?']],
    ['frontmatter', { title: 5 }, ['title (value) | "title" must be text, not 5.']],
    ['frontmatter', { title: '' }, ['title (value) | "title" is empty. | Fill it in or leave the key out.']],
    ['frontmatter', { draft: 'sim' }, ['draft (value) | "draft" must be true or false, not "sim".']],
    [
      'frontmatter',
      { toc_min_heading_level: 1 },
      ['toc_min_heading_level (value) | "toc_min_heading_level" must be at least 2, not 1.'],
    ],
    [
      'frontmatter',
      { toc_max_heading_level: 2.5 },
      ['toc_max_heading_level (value) | "toc_max_heading_level" must be a whole number, not 2.5.'],
    ],
    [
      'frontmatter',
      { layout: 'hom' },
      ['layout (value) | "layout" must be one of "doc", "fields", "home", not "hom". | Did you mean "home"?'],
    ],
    [
      'frontmatter',
      { pagination_prev: 1 },
      ['pagination_prev (value) | "pagination_prev" must be text or empty (null), not 1.'],
    ],
    ['frontmatter', { keywords: ['a', 2] }, ['keywords/1 (value) | Item 2 must be text, not 2.']],
    ['frontmatter', [], ['. (value) | The file must be a group of keys, not [].']],
    ['site', null, ['. (value) | The file is missing or empty. | It needs at least "title:".']],
    ['site', {}, ['. (value) | The key "title" is missing. | Add "title:".']],
    [
      'site',
      { title: 'a', redirects: { velha: '/b' } },
      ['redirects/velha (key) | The key "velha" is not allowed here. | A key here has the form ^/'],
    ],
    [
      'site',
      { title: 'a', statuses: { '2024': { kind: 'x', text: 'a' } } },
      [
        'statuses/2024/kind (value) | "kind" must be one of "note", "tip", "info", "warning", "danger", "caution", not "x".',
      ],
    ],
    [
      'site',
      { title: 'a', versions: [{ label: 'a', href: '/', current: false }] },
      ['versions/0/current (value) | "current" must be true, not false.'],
    ],
    ['sidebar', [5], ['0 (value) | Item 1 must be text or a group of keys, not 5.']],
    [
      'sidebar',
      [{ label: 'a', items: [], colapsed: true }],
      ['0/colapsed (key) | Unknown key "colapsed". | Known keys: label, title, index, description, items.'],
    ],
    [
      'sidebar',
      [{ label: 'a', items: [{ itens: [] }] }],
      [
        '0/items/0 (value) | The key "label" is missing. | Add "label:".',
        '0/items/0/itens (key) | Unknown key "itens". | Did you mean "items"?',
      ],
    ],
  ])('%s %j', (name, value, expected) => {
    expect(said(name, value)).toEqual(expected);
  });
});

test('defaults are filled in', () => {
  const config: { title: string; lang?: string; trailingSlash?: boolean } = { title: 'a' };
  expect(validate('site', config)).toEqual([]);
  expect(config).toMatchObject({ lang: 'pt-BR', trailingSlash: false });
});

test('a product that breaks its contract is our bug, and is thrown', () => {
  expect(() => assertValid('sidebar', [5], 'The sidebar')).toThrow(
    'The sidebar breaks its schema at /0: Item 1 must be text or a group of keys, not 5.',
  );
});

test('every schema is there to be published, under its own id', () => {
  for (const name of SCHEMA_NAMES) {
    expect(JSON.parse(schemaText(name)), name).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:docs-build:schema:${name}`,
    });
  }
});
