import { beforeEach, describe, expect, test } from 'vitest';
import { readSidebarConfig } from '../config/sidebar-config.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { IndexedPage, SiteIndex } from '../index-site/index-site.ts';
import { buildNav } from './build-nav.ts';

type Given = Partial<IndexedPage> & { readonly route: string };

const indexOf = (...pages: readonly Given[]): SiteIndex => ({
  pages: new Map(
    pages.map(({ route, ...given }) => [
      route,
      {
        route,
        sourcePath: `pages${route}.md`,
        title: given.label ?? `Página ${route}`,
        label: `Página ${route}`,
        description: `Sobre ${route}`,
        anchors: new Set(),
        dataPaths: [],
        unlisted: false,
        position: undefined,
        ...given,
      },
    ]),
  ),
  routeByPath: new Map(),
  files: new Map(),
  redirects: {},
});

let findings: Finding[];
const report = (finding: Finding): void => void findings.push(finding);
beforeEach(() => {
  findings = [];
});

/** Builds the sidebar that a sidebar.yaml asks for. */
const built = (yaml: string, index: SiteIndex) =>
  buildNav(readSidebarConfig({ path: 'sidebar.yaml', text: yaml }, report), index, report);

describe('from the folders', () => {
  const { items } = buildNav(
    undefined,
    indexOf(
      { route: '/', sourcePath: 'pages/index.md' },
      { route: '/zebra' },
      { route: '/docs', sourcePath: 'pages/docs/index.md', label: 'Documentos', position: 2 },
      { route: '/docs/b' },
      { route: '/docs/c', title: 'Tudo sobre c', position: 1 },
      { route: '/docs/rascunho', unlisted: true },
      { route: '/anexos/um', position: 3 },
    ),
    report,
  );

  test('pages by position, then by name, with the title where that says more; the home page and unlisted ones are left out', () => {
    expect(items.map(({ label }) => label)).toEqual(['Documentos', 'anexos', 'Página /zebra']);
    expect(items[0]).toEqual({
      kind: 'category',
      label: 'Documentos',
      route: '/docs',
      items: [
        { kind: 'page', route: '/docs/c', label: 'Página /docs/c', title: 'Tudo sobre c' },
        { kind: 'page', route: '/docs/b', label: 'Página /docs/b' },
      ],
    });
  });

  test('a folder without an index is a category without a page', () => {
    expect(items[1]).toEqual({
      kind: 'category',
      label: 'anexos',
      items: [{ kind: 'page', route: '/anexos/um', label: 'Página /anexos/um' }],
    });
  });
});

describe('from sidebar.yaml', () => {
  test('in its order, with a page made for a category whose index is no page', () => {
    const index = indexOf({ route: '/b' }, { route: '/a' }, { route: '/c' });
    const { items, categoryPages } = built(
      '- /b\n- label: Grupo\n  index: /grupo\n  description: Um grupo.\n  items:\n    - /a\n    - label: Dentro\n      items: [/c]\n',
      index,
    );
    expect(items).toEqual([
      { kind: 'page', route: '/b', label: 'Página /b' },
      {
        kind: 'category',
        label: 'Grupo',
        route: '/grupo',
        items: [
          { kind: 'page', route: '/a', label: 'Página /a' },
          { kind: 'category', label: 'Dentro', items: [{ kind: 'page', route: '/c', label: 'Página /c' }] },
        ],
      },
    ]);
    expect(categoryPages).toEqual([
      {
        route: '/grupo',
        title: 'Grupo',
        description: 'Um grupo.',
        cards: [
          { route: '/a', label: 'Página /a', description: 'Sobre /a' },
          { route: '/c', label: 'Dentro', description: 'Sobre /c' },
        ],
      },
    ]);
    expect(index.pages.get('/grupo')).toMatchObject({ title: 'Grupo', sourcePath: 'sidebar.yaml' });
    expect(findings).toEqual([]);
  });

  test('a category whose index is a page has that, and no other is made', () => {
    const { items, categoryPages } = built(
      '- label: Grupo\n  index: /a\n  items: [/b]\n',
      indexOf({ route: '/a' }, { route: '/b' }),
    );
    expect(items).toMatchObject([{ label: 'Grupo', route: '/a' }]);
    expect(categoryPages).toEqual([]);
  });

  test.each([
    ['- /docs/gia\n', 'sidebar-page-missing', { line: 1, column: 3 }, 'Did you mean "/docs/guia"?'],
    [
      '- label: Vazio\n  items: [/nada]\n',
      'category-empty',
      { line: 1, column: 10 },
      'Add a page or remove the category.',
    ],
    [
      '- label: X\n  index: /a?b\n  items: [/docs/guia]\n',
      'route-invalid',
      { line: 2, column: 10 },
      expect.any(String),
    ],
    [
      '- label: X\n  index: /data\n  items: [/docs/guia]\n',
      'route-reserved',
      { line: 2, column: 10 },
      'Choose another route.',
    ],
    [
      '- label: X\n  index: /Docs/Guia\n  items: [/docs/guia]\n',
      'route-case-collision',
      { line: 2, column: 10 },
      'Write "/docs/guia", or choose another route.',
    ],
  ])('%j is %s at its place, with a remedy', (yaml, rule, start, hint) => {
    built(yaml, indexOf({ route: '/docs/guia' }));
    expect(findings).toContainEqual(
      expect.objectContaining({ rule, hint, sourcePath: 'sidebar.yaml', range: expect.objectContaining({ start }) }),
    );
  });
});
