import { expect, test } from 'vitest';
import type { Nav, PageDocument } from '../../schemas/types.ts';
import { documentTitleOf } from './view.ts';

const nav = {
  site: { title: 'Hub' },
  strings: { notFoundTitle: 'Página não encontrada' },
} as Nav;
const page = (route: string) => ({ kind: 'page', page: { route, title: 'Registro' } as PageDocument }) as const;

test('puts a vertical bar between the page and the site', () => {
  expect(documentTitleOf(page('/docs/registro'), nav)).toBe('Registro | Hub');
  expect(documentTitleOf({ kind: 'missing' }, nav)).toBe('Página não encontrada | Hub');
});

test('says a name that page and site share once', () => {
  expect(documentTitleOf({ kind: 'page', page: { route: '/', title: 'Hub' } as PageDocument }, nav)).toBe('Hub');
});
