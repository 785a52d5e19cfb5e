import { expect, test } from 'vitest';
import type { CategoryPage } from '../nav/build-nav.ts';
import { makePage } from './make-page.ts';

const addressing = { base: '/fundos/', trailingSlash: false, siteUrl: 'https://docs.example.com' };
const category: CategoryPage = {
  route: '/grupo',
  title: 'Grupo *um*',
  description: 'O que há aqui.',
  cards: [
    { route: '/docs/ação', label: 'Ação [1]', description: 'Sobre <ela>.' },
    { route: '/docs/guia', label: 'Guia', description: '' },
  ],
};
const made = (changes: Partial<CategoryPage> = {}) =>
  makePage(
    { kind: 'category', route: category.route, category: { ...category, ...changes } },
    () => expect.unreachable('A category has no text.'),
    addressing,
  );

test('a category is a document with its name, its description and a card for each thing it holds', async () => {
  const document = (await made()).document();
  expect(document).toMatchObject({ route: '/grupo', title: 'Grupo *um*', sourcePath: 'sidebar.yaml', toc: [] });
  const [heading, about, cards] = document.body.children;
  expect([heading, about]).toMatchObject([
    { tagName: 'h1', children: [{ value: 'Grupo *um*' }] },
    { tagName: 'p', children: [{ value: 'O que há aqui.' }] },
  ]);
  expect(cards).toMatchObject({
    tagName: 'doc-cards',
    children: [
      {
        tagName: 'doc-card',
        properties: { label: 'Ação [1]', href: '/fundos/docs/a%C3%A7%C3%A3o' },
        children: [{ tagName: 'p', children: [{ value: 'Sobre <ela>.' }] }],
      },
      { tagName: 'doc-card', properties: { label: 'Guia', href: '/fundos/docs/guia' }, children: [] },
    ],
  });
});

test('as Markdown it is the same, its addresses with their host and its text with no marks of its own', async () => {
  expect((await made()).markdown()).toBe(
    [
      '# Grupo &#42;um&#42;',
      'O que há aqui.',
      '- [Ação &#91;1&#93;](https://docs.example.com/fundos/docs/a%C3%A7%C3%A3o): Sobre &lt;ela>.\n' +
        '- [Guia](https://docs.example.com/fundos/docs/guia)\n',
    ].join('\n\n'),
  );
  expect((await made({ description: '', cards: [] })).markdown()).toBe('# Grupo &#42;um&#42;\n');
});

test('a document is made once, however often it is asked for', async () => {
  const page = await made();
  expect(page.document()).toBe(page.document());
});
