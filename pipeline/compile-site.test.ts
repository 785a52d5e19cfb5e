import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CompiledSite, type CompileOptions, compileSite } from './compile.ts';
import { contentFrom } from './read/content.ts';
import { outputText } from './testing/output-text.ts';

type Entries = (readonly [path: string, bytes: () => Uint8Array])[];

function entriesOf(name: string): Entries {
  const folder = fileURLToPath(new URL(`fixtures/${name}/content/`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), () => readFileSync(file)] as const;
  });
}

const textEntries = (files: Readonly<Record<string, string>>): Entries =>
  Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)] as const);

const compile = (entries: Entries, options?: CompileOptions): Promise<CompiledSite> =>
  compileSite(contentFrom(new Map(entries)), options);

/** Everything a build writes of it, and everything it says. */
const everythingOf = async (site: CompiledSite): Promise<unknown> => ({
  nav: site.nav,
  diagnostics: site.diagnostics,
  outputs: [...site.outputs.keys()],
  pages: await Promise.all(
    site.routes.map(async (route) => [JSON.stringify(await site.document(route)), await site.markdown(route)]),
  ),
});

const shuffled = <T>(list: readonly T[], seed: number): T[] =>
  list
    .map((item, i) => ({ item, order: (i * 7919 + seed * 104729) % 1009 }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);

describe('the same content gives the same bytes', () => {
  test.each([
    'valid-constructions',
    'link-page-missing',
    'route-duplicate',
    'output-collision',
    'sidebar-from-folders',
  ])('%s, in whatever order its files are found', async (name) => {
    const entries = entriesOf(name);
    const expected = await everythingOf(await compile(entries));
    for (const seed of [1, 2, 3]) expect(await everythingOf(await compile(shuffled(entries, seed)))).toEqual(expected);
  });

  test('documents can be made in any order and more than once', async () => {
    const site = await compile(entriesOf('valid-constructions'));
    const last = site.routes.at(-1) ?? '/';
    const first = JSON.stringify(await site.document(last));
    for (const route of site.routes) await site.document(route);
    expect(JSON.stringify(await site.document(last))).toBe(first);
    expect(await site.markdown(last)).toBe(await site.markdown(last));
  });

  test('no path of this machine stands in what is made', async () => {
    const site = await compile(entriesOf('valid-constructions'));
    expect(JSON.stringify(await everythingOf(site))).not.toContain(path.resolve('.'));
  });
});

describe('under a base', () => {
  const entries = entriesOf('valid-constructions');

  test('each address of the site holds it once, and no route does', async () => {
    const [bare, based] = [await compile(entries), await compile(entries, { base: '/fundos/' })];
    expect(based.routes).toEqual(bare.routes);
    expect(based.diagnostics).toEqual(bare.diagnostics);
    expect(based.nav.redirects).toEqual(bare.nav.redirects);
    const moved = (json: string): string =>
      json
        .replace(/"(href|src|poster|captions|image)":"\/(?!\/)/g, '"$1":"/fundos/')
        .replace('"base":"/"', '"base":"/fundos/"');
    for (const route of bare.routes) {
      expect(JSON.stringify(await based.document(route)), route).toBe(
        moved(JSON.stringify(await bare.document(route))),
      );
    }
    expect(JSON.stringify(based.nav)).toBe(moved(JSON.stringify(bare.nav)));
  });
});

test('--site-url wins over the url of site.yaml, and Markdown names it', async () => {
  const entries = textEntries({
    'site.yaml': 'title: T\nurl: https://a.example.com/',
    'pages/index.md': '# T\n\n[a](/)',
  });
  const own = await compile(entries);
  expect([own.nav.site.url, await own.markdown('/')]).toEqual([
    'https://a.example.com',
    '# T\n\n[a](https://a.example.com/)\n',
  ]);
  const given = await compile(entries, { siteUrl: 'https://b.example.com', base: '/c/' });
  expect([given.nav.site.url, await given.markdown('/')]).toEqual([
    'https://b.example.com',
    '# T\n\n[a](https://b.example.com/c/)\n',
  ]);
});

test('the application is told the words of the interface alone: those of the build are in what is built', async () => {
  const { nav } = await compile(textEntries({ 'site.yaml': 'title: T', 'pages/index.md': '# T' }));
  const groups = Object.entries(nav.strings).filter(([, words]) => typeof words === 'object');
  expect(groups.map(([name]) => name)).toEqual(['failure']);
});

test('a draft is a page when drafts are, and is checked only then', async () => {
  const entries = textEntries({
    'site.yaml': 'title: T',
    'pages/index.md': '# T',
    'pages/a.md': '---\ndraft: true\n---\n\n# A\n\n[b](/nada)',
  });
  const without = await compile(entries);
  expect([without.routes, without.diagnostics]).toEqual([['/'], []]);
  const withDrafts = await compile(entries, { drafts: true });
  expect(withDrafts.routes).toEqual(['/', '/a']);
  expect(withDrafts.diagnostics.map(({ rule }) => rule)).toEqual(['link-page-missing']);
});

test('unlisted pages are pages, but not for search engines', async () => {
  const entries = textEntries({
    'site.yaml': 'title: T\nurl: https://x.example.com',
    'pages/index.md': '# T',
    'pages/a.md': '---\nunlisted: true\n---\n\n# A',
  });
  const site = await compile(entries);
  expect(site.routes).toEqual(['/', '/a']);
  expect(outputText(site, 'sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://x.example.com/</loc>']);
});

test('a page says where it is edited and when it was last changed, a made page says neither', async () => {
  const entries = textEntries({
    'site.yaml': 'title: T\nurl: https://x.example.com\neditUrl: https://git.example/edit/content/{path}',
    'sidebar.yaml': '- label: A\n  title: All of A\n  index: /a\n  items: [/peça]',
    'pages/index.md': '# T',
    'pages/peça.md': '---\ntitle: A very long title\nsidebar_label: Short\n---',
  });
  const lastChanges = new Map([['pages/peça.md', '2025-11-21']]);
  const site = await compileSite({ ...contentFrom(new Map(entries)), lastChanges });
  expect(await site.document('/peça')).toMatchObject({
    lastChange: '2025-11-21',
    editUrl: 'https://git.example/edit/content/pages/pe%C3%A7a.md',
  });
  const made = await site.document('/a');
  expect([made.title, made.editUrl, made.lastChange]).toEqual(['All of A', undefined, undefined]);
  expect(outputText(site, 'sitemap.xml').match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2025-11-21</lastmod>']);
  // Outside of the sidebar a page is known by its title.
  expect(site.nav.sidebar).toEqual([
    {
      kind: 'category',
      label: 'A',
      title: 'All of A',
      route: '/a',
      items: [{ kind: 'page', route: '/peça', label: 'Short', title: 'A very long title' }],
    },
  ]);
});

test('one change in a page changes its own document only', async () => {
  const entries = (text: string): Entries =>
    textEntries({
      'site.yaml': 'title: T',
      'pages/index.md': '# T\n\n[a](a.md)',
      'pages/a.md': text,
      'pages/b.md': '# B',
    });
  const before = await compile(entries('# A'));
  const after = await compile(entries('# A\n\n## Novo\n\nTexto.'));
  const documents = async (site: CompiledSite) =>
    Promise.all(site.routes.map(async (route) => JSON.stringify(await site.document(route))));
  const then = await documents(before);
  const changed = (await documents(after)).map((document, i) => (document === then[i] ? [] : before.routes[i]));
  expect(changed.flat()).toEqual(['/a']);
});

test('a site that browsers keep says so, has a page for what is not kept, and no file in the place of its worker', async () => {
  const entries = textEntries({
    'site.yaml': 'title: T\noffline: true',
    'pages/index.md': '# T',
    'pages/offline.html.md': '# O',
    'static/offline-worker.js': '',
    'static/offline.json': '',
  });
  const site = await compile(entries);
  expect(site.nav.site.offline).toBe(true);
  expect(site.outputs.get('offline.html')?.kind).toBe('own');
  expect(site.diagnostics.map(({ rule, sourcePath }) => [rule, sourcePath])).toEqual([
    ['route-reserved', 'pages/offline.html.md'],
    ['output-collision', 'static/offline-worker.js'],
    ['output-collision', 'static/offline.json'],
  ]);
  const unkept = await compile(entries, { mayBeKept: false });
  expect([unkept.nav.site.offline, unkept.outputs.has('offline.html')]).toEqual([undefined, false]);
});

describe('a site that lacks', () => {
  test('a site.yaml is called as its home page is', async () => {
    for (const site of [{}, { 'site.yaml': '# nothing yet\n' }]) {
      const { nav, diagnostics } = await compile(textEntries({ ...site, 'pages/index.md': '# Fundos' }));
      expect([nav.site.title, nav.site.lang, diagnostics]).toEqual(['Fundos', 'pt-BR', []]);
    }
  });

  test('a home page begins where its sidebar does, unless site.yaml says where', async () => {
    const files = { 'site.yaml': 'title: T', 'pages/a.md': '# A\n\n[T](/)', 'pages/b/c.md': '# C' };
    const homeOf = async (more: Record<string, string>): Promise<unknown> => {
      const { nav, diagnostics, outputs } = await compile(textEntries({ ...files, ...more }));
      return [nav.redirects['/'], outputs.get('index.html')?.kind, diagnostics.map(({ rule }) => rule)];
    };
    expect(await homeOf({})).toEqual(['/a', 'own', []]);
    expect(await homeOf({ 'sidebar.yaml': '- { label: B, items: [/b/c] }\n- /a' })).toEqual(['/b/c', 'own', []]);
    expect(await homeOf({ 'site.yaml': 'title: T\nredirects: { /: /b/c }' })).toEqual(['/b/c', 'own', []]);
    expect(await homeOf({ 'pages/index.md': '# T' })).toEqual([undefined, 'page', []]);
  });
});
