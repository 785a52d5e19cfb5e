import { beforeEach, describe, expect, test } from 'vitest';
import { type Finding, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { IndexedPage, SiteIndex } from '../index-site/index-site.ts';
import type { Outputs } from '../outputs/output.ts';
import type { Link } from '../parse/parsed-page.ts';
import type { PublishedFile } from '../read/content.ts';
import { isSafe, resolveLink } from './resolve-link.ts';

const page = (route: string, sourcePath: string, anchors: readonly string[] = []): IndexedPage => ({
  route,
  sourcePath,
  title: route,
  label: route,
  description: '',
  dataPaths: [],
  anchors: new Set(anchors),
  unlisted: false,
  position: undefined,
});
const PAGES = [
  page('/', 'pages/index.md'),
  page('/docs/guia', 'pages/docs/guia.md', ['passo', 'seção', 'user-content-fn-%C3%A3']),
  page('/docs/ação', 'pages/docs/ação.md'),
];
const file = (sourcePath: string, outputPath: string, text = 'abc'): PublishedFile => ({
  sourcePath,
  outputPath,
  bytes: () => new TextEncoder().encode(text),
});
const FILES = [
  file('static/tabela.csv', 'tabela.csv'),
  file('pages/docs/figura.svg', 'docs/figura.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'),
];
const index: SiteIndex = {
  pages: new Map(PAGES.map((each) => [each.route, each])),
  routeByPath: new Map(PAGES.map(({ sourcePath, route }) => [sourcePath, route])),
  files: new Map(FILES.map((each) => [each.sourcePath, each])),
  redirects: { '/antigo': '/docs/guia#passo', '/a': '/b', '/b': '/a' },
};
const outputs: Outputs = new Map(
  FILES.map((each) => [each.outputPath, { kind: 'file', owner: each.sourcePath, stage: 'resources', file: each }]),
);

let findings: Finding[];
let external: string[];
beforeEach(() => {
  findings = [];
  external = [];
});

/** Resolves an address on the page /docs/guia, published under /fundos/. */
function resolve(target: string, kind: Link['kind'] = 'page') {
  const scope = {
    index,
    outputs,
    addressing: { base: '/fundos/', trailingSlash: false },
    unmade: [],
    hints: { left: 1 },
    external: (link: Link) => void external.push(link.target),
  };
  const link: Link = { target, kind, sourcePath: 'pages/docs/guia.md', range: WHOLE_FILE };
  return resolveLink(link, '/docs/guia', scope, (finding) => void findings.push(finding));
}

describe('leads to a page', () => {
  test.each([
    ['/docs/ação', '/docs/ação', '/fundos/docs/a%C3%A7%C3%A3o'],
    ['/docs/a%C3%A7%C3%A3o', '/docs/ação', '/fundos/docs/a%C3%A7%C3%A3o'],
    ['/docs/ac\u0327a\u0303o', '/docs/ação', '/fundos/docs/a%C3%A7%C3%A3o'],
    ['ação.md', '/docs/ação', '/fundos/docs/a%C3%A7%C3%A3o'],
    ['/docs/ação.md', '/docs/ação', '/fundos/docs/a%C3%A7%C3%A3o'],
    ['../index.md', '/', '/fundos/'],
    ['..', '/', '/fundos/'],
    ['/antigo', '/docs/guia', '/fundos/docs/guia'],
    ['/?a=b', '/', '/fundos/?a=b'],
    ['#passo', '/docs/guia', '#passo'],
    ['#se%C3%A7%C3%A3o', '/docs/guia', '#se%C3%A7%C3%A3o'],
    ['#user-content-fn-ã', '/docs/guia', '#user-content-fn-%C3%A3'],
    ['guia.md#passo', '/docs/guia', '/fundos/docs/guia#passo'],
  ])('%s', (target, route, href) => {
    expect(resolve(target)).toEqual({ kind: 'page', route, href });
    expect(findings).toEqual([]);
  });
});

describe('leads to a file', () => {
  test.each([
    ['/tabela.csv', 'page', { href: '/fundos/tabela.csv' }],
    ['/tabela.csv?v=1#linha', 'page', { href: '/fundos/tabela.csv?v=1#linha' }],
    ['/tabela.csv', 'file', { href: '/fundos/tabela.csv' }],
    ['figura.svg', 'image', { href: '/fundos/docs/figura.svg', size: { width: 30, height: 20 } }],
    ['/tabela.csv', 'image', { href: '/fundos/tabela.csv' }],
    [
      '/tabela.csv',
      'download',
      {
        href: '/fundos/tabela.csv',
        download: {
          fileName: 'tabela.csv',
          bytes: 3,
          sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        },
      },
    ],
  ] as const)('%s as %s', (target, kind, expected) => {
    expect(resolve(target, kind)).toEqual({ kind: 'file', ...expected });
    expect(findings).toEqual([]);
  });
});

test.each([
  ['https://x.example/a b?ç', 'https://x.example/a%20b?%C3%A7'],
  ['mailto:a@x.example', 'mailto:a@x.example'],
  ['//x.example/100%', '//x.example/100%25'],
])('%s leads to another host, which is said', (target, href) => {
  expect(resolve(target)).toEqual({ kind: 'external', href });
  expect([findings, external]).toEqual([[], [target]]);
});

describe('what leads nowhere is broken, with a remedy', () => {
  test.each([
    ['/docs/gia', 'page', 'link-page-missing', 'Did you mean "/docs/guia"?'],
    ['/Docs/Guia', 'page', 'link-page-missing', 'Case matters: write "/docs/guia".'],
    ['/a', 'page', 'link-page-missing', undefined],
    ['acao.md', 'page', 'link-markdown-unresolved', 'Did you mean "./ação.md"?'],
    ['/tabelas.csv', 'page', 'file-missing', 'Did you mean "/tabela.csv"?'],
    ['Figura.svg', 'image', 'file-missing', 'Case matters: write "./figura.svg".'],
    ['', 'page', 'link-empty', 'Give it an address.'],
    [' ', 'image', 'file-missing', 'Give it an address.'],
    ['java\tscript:alert(1)', 'page', 'url-unsafe', 'Allowed: http, https, mailto, tel.'],
    ['mailto:a@x.example', 'image', 'url-unsafe', 'Allowed: http, https, mailto, tel.'],
  ] as const)('%j as %s: %s', (target, kind, rule, hint) => {
    expect(resolve(target, kind)).toEqual({ kind: 'broken' });
    expect(findings).toEqual([
      expect.objectContaining({ rule, sourcePath: 'pages/docs/guia.md', hint: hint ?? expect.any(String) }),
    ]);
    expect(external).toEqual([]);
  });
});

test.each([
  ['#paso', 'This page has no anchor "paso".', 'Did you mean "passo"?'],
  ['/#passo', 'The page "/" has no anchor "passo".', undefined],
])('%s leads to its page, and the anchor is reported', (target, message, hint) => {
  expect(resolve(target)).toMatchObject({ kind: 'page' });
  expect(findings).toMatchObject([{ rule: 'link-anchor-missing', message, ...(hint && { hint }) }]);
});

test('only an address of a page may write mail or call', () => {
  const safe = (target: string, kind: Link['kind']) => isSafe({ target, kind, sourcePath: '', range: WHOLE_FILE });
  expect(safe('tel:+5511', 'page')).toBe(true);
  expect(safe('tel:+5511', 'file')).toBe(false);
  expect(safe('DATA:text/html,x', 'page')).toBe(false);
  expect(safe('figura.svg', 'image')).toBe(true);
});
