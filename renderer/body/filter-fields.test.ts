import { expect, test } from 'vitest';
import type { Element, Properties } from '../../schemas/types.ts';
import { filterFields, groupsShown, indexFields, NO_QUERY } from './filter-fields.ts';

const field = (path: string, depth: number, properties: Properties, about = ''): Element => ({
  type: 'element',
  tagName: 'doc-field',
  properties: { path, depth, dataType: 'string', obligation: 'always', ...properties },
  children: [{ type: 'text', value: about }],
});

const index = indexFields([
  field('fundo', 0, { dataType: 'object' }),
  field('fundo.codigo', 1, { obligation: 'when' }, 'Código do fundo'),
  field('fundo.classes', 1, { dataType: 'array', obligation: 'never' }),
  field('fundo.classes.cnpj', 2, {}, '14 dígitos'),
  field('data', 0, { dataType: 'date' }),
]);
const shown = (text: string, obligation: 'always' | 'when' | 'never' | '' = '') =>
  filterFields(index, { text, obligation }).shown.flatMap((isShown, position) => (isShown ? [position] : []));

test('shows every field without a query', () => {
  expect(filterFields(index, NO_QUERY)).toMatchObject({ shown: [true, true, true, true, true], matches: 5 });
});

test('finds words in any order, with or without accents and capitals', () => {
  expect(shown('FUNDO codigo')).toEqual([0, 1]);
  expect(shown('código')).toEqual([0, 1]);
});

test('keeps the fields around a match, and counts the match alone', () => {
  expect(shown('digitos')).toEqual([0, 2, 3]);
  expect(filterFields(index, { text: 'digitos', obligation: '' }).matches).toBe(1);
});

test('filters by obligation, alone and with words', () => {
  expect(shown('', 'when')).toEqual([0, 1]);
  expect(shown('data', 'never')).toEqual([]);
});

test('shows the heading of a group when it has something to head', () => {
  const fields = [
    field('a', 0, { group: 'Um' }),
    field('b', 0, {}),
    field('c', 0, { group: 'Dois' }),
    field('d', 0, {}),
  ];
  expect(groupsShown(fields, [false, true, false, false])).toEqual([true, undefined, false]);
});
