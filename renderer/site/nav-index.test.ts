import { describe, expect, test } from 'vitest';
import type { Nav, NavItem } from '../../schemas/types.ts';
import { createNavIndex } from './nav-index.ts';

const page = (route: string): NavItem => ({ kind: 'page', route, label: `Label of ${route}` });
const indexOf = (sidebar: NavItem[]) => createNavIndex({ sidebar } as Nav);

describe('createNavIndex', () => {
  test('follows the order of the sidebar, a category’s own page before what it holds', () => {
    const { entries } = indexOf([
      { kind: 'category', label: 'A', route: '/a', items: [page('/a/1'), page('/a/2')] },
      page('/b'),
    ]);
    expect([...entries.keys()]).toEqual(['/a', '/a/1', '/a/2', '/b']);
    expect(entries.get('/a/2')).toMatchObject({
      previous: { route: '/a/1', label: 'Label of /a/1' },
      next: { route: '/b' },
    });
    expect(entries.get('/a')?.previous).toBeUndefined();
    expect(entries.get('/b')?.next).toBeUndefined();
  });

  test('leaves a category out of the ancestors of its own page, but opens it there', () => {
    const category: NavItem = { kind: 'category', label: 'A', route: '/a', items: [page('/a/1')] };
    const { entries } = indexOf([page('/first'), category]);
    expect(entries.get('/a')).toMatchObject({ ancestors: [], openKeys: ['1'] });
    expect(entries.get('/a/1')).toMatchObject({ ancestors: [category], openKeys: ['1'] });
  });

  test('a category without a page leads to the first page it holds, however deep', () => {
    const inner: NavItem = { kind: 'category', label: 'Inner', items: [page('/deep')] };
    const outer: NavItem = { kind: 'category', label: 'Outer', items: [inner, page('/later')] };
    const { categoryRoutes } = indexOf([outer]);
    expect(categoryRoutes.get(outer as never)).toBe('/deep');
  });

  test('a page that stands in two places counts at the first', () => {
    const { entries } = indexOf([page('/a'), page('/b'), page('/a')]);
    expect([...entries.keys()]).toEqual(['/a', '/b']);
    expect(entries.get('/b')?.next).toBeUndefined();
  });
});
