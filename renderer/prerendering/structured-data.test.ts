import { expect, test } from 'vitest';
import type { Nav, PageDocument } from '../../schemas/types.ts';
import { createNavIndex } from '../site/nav-index.ts';
import { structuredData } from './structured-data.ts';

const HOSTILE = '</script><script>alert(1)</script><!-- & "';

const navOf = (url: string | undefined): Nav => {
  const page = { kind: 'page', route: '/a/b', label: 'B' };
  const inner = { kind: 'category', label: 'Sem página', items: [page] };
  const sidebar = [{ kind: 'category', label: HOSTILE, route: '/a', items: [inner] }];
  return { site: { title: 'Site', lang: 'pt-BR', base: '/x/', trailingSlash: true, url }, sidebar } as unknown as Nav;
};

const blockOf = (page: Partial<PageDocument>, url: string | undefined = 'https://a.example'): string => {
  const whole = { route: '/a/b', title: 'B', description: HOSTILE, ...page } as PageDocument;
  return structuredData(whole, navOf(url), createNavIndex(navOf(url))).join('');
};

const graphOf = (block: string) => JSON.parse(block.replace(/^<script type="[^"]+">|<\/script>$/g, ''))['@graph'];

test('says what a page is, when it changed and where it stands, whatever its texts are', () => {
  const block = blockOf({ lastChange: '2025-11-23' });
  expect(block.slice(1, -'</script>'.length)).not.toContain('<');
  const [article, trail] = graphOf(block);
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'B',
    description: HOSTILE,
    url: 'https://a.example/x/a/b/',
    dateModified: '2025-11-23',
  });
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Site', item: 'https://a.example/x/' },
    { '@type': 'ListItem', position: 2, name: HOSTILE, item: 'https://a.example/x/a/' },
    { '@type': 'ListItem', position: 3, name: 'B', item: 'https://a.example/x/a/b/' },
  ]);
});

test('the home page is the site; without an address, or where search is unwanted, nothing is said', () => {
  expect(graphOf(blockOf({ route: '/' }))).toEqual([expect.objectContaining({ '@type': 'WebSite', name: 'Site' })]);
  expect(graphOf(blockOf({}))[0]).not.toHaveProperty('dateModified');
  expect(structuredData({ route: '/a/b' } as PageDocument, navOf(undefined), createNavIndex(navOf(undefined)))).toEqual(
    [],
  );
  expect(blockOf({ unlisted: true })).toBe('');
});
