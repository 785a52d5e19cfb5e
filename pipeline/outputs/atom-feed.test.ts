import { expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { outputText } from '../testing/output-text.ts';
import { xmlProblems } from '../testing/xml/validate-xml.ts';

const FILES = {
  'site.yaml': 'title: Um & dois\ntagline: "Para <quem> integra \\x08."\nurl: https://docs.example.com',
  'pages/index.md': '---\ndescription: "\\uFFFF"\n---\n\n# T',
  'pages/peças/a&b.md': '---\ntitle: A "b" <c> &amp; ]]>\ndescription: Sobre.\n---',
  'pages/c.md': '# C',
  'pages/d.md': '---\nunlisted: true\n---\n\n# D',
};
const CHANGES = { 'pages/c.md': '2025-11-21', 'pages/peças/a&b.md': '2025-12-01', 'pages/d.md': '2026-01-01' };

const compile = (
  files: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Promise<CompiledSite> => {
  const content = contentFrom(new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)])));
  return compileSite({ ...content, lastChanges: new Map(Object.entries(changes)) }, { base: '/x/' });
};

test('the feed names changed pages, the newest first, and both it and the sitemap are valid by the schema of their kind', async () => {
  const site = await compile(FILES, CHANGES);
  const feed = outputText(site, 'atom.xml');
  expect(await xmlProblems(feed, 'atom')).toEqual([]);
  expect(await xmlProblems(outputText(site, 'sitemap.xml'), 'sitemap')).toEqual([]);
  const entries = [...feed.matchAll(/<entry>\s*<id>(.*?)<\/id>\s*<title>(.*?)<\/title>\s*<updated>(.*?)<\/updated>/g)];
  expect(entries.map(([, ...facts]) => facts)).toEqual([
    [
      'https://docs.example.com/x/pe%C3%A7as/a&#38;b',
      'A &#34;b&#34; &#60;c&#62; &#38;amp; ]]&#62;',
      '2025-12-01T00:00:00Z',
    ],
    ['https://docs.example.com/x/c', 'C', '2025-11-21T00:00:00Z'],
  ]);
  expect(feed).toContain('<updated>2025-12-01T00:00:00Z</updated>\n<author>');
  expect(site.nav.site.feed).toBe('/x/atom.xml');
});

test('the schemas tell what is wrong', async () => {
  const site = await compile(FILES, CHANGES);
  expect(await xmlProblems(outputText(site, 'atom.xml').replace(/<author>[\s\S]*<\/author>/, ''), 'atom')).not.toEqual(
    [],
  );
  expect(await xmlProblems(outputText(site, 'sitemap.xml').replace('2025-11-21', 'ontem'), 'sitemap')).not.toEqual([]);
});

test('without a host, or where nobody knows what changed, there is no feed, and no page names one', async () => {
  for (const site of [
    await compile({ ...FILES, 'site.yaml': 'title: T' }, CHANGES),
    await compile(FILES, { 'pages/d.md': '2026-01-01' }),
  ]) {
    expect(() => outputText(site, 'atom.xml')).toThrow('There is nothing to say in "atom.xml".');
    expect(site.nav.site).not.toHaveProperty('feed');
  }
});

test('the feed ends after a hundred entries', async () => {
  const names = Array.from({ length: 130 }, (_, i) => `pages/p${i}.md`);
  const files = { ...FILES, ...Object.fromEntries(names.map((name) => [name, '# P'])) };
  const changes = Object.fromEntries(
    names.map((name, i) => [name, `2025-0${1 + Math.floor(i / 28)}-${10 + (i % 19)}`]),
  );
  const feed = outputText(await compile(files, changes), 'atom.xml');
  expect(feed.match(/<entry>/g)).toHaveLength(100);
});
