// The guide's examples are compiled: a block whose title names a file of content/ is that file. What the guide shows the result
// of is data of the documentation itself, and the block says the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileSite } from './compile.ts';
import { contentFrom } from './read/content.ts';

const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const folder = `${docs}pages/guide/`;

const read = (name: string): Buffer => readFileSync(docs + name);

/** The data of the documentation, and pages that its examples lead to. */
const WORLD: Readonly<Record<string, string>> = {
  'site.yaml': 'title: Shop\nlang: en\n',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>',
  'static/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>',
  'static/brand.css': '',
  'static/chat.js': '',
  'static/fonts/brand.woff2': 'wOF2',
  'pages/index.md': '# Shop\n\n[Guide](/guide), [orders](/orders)\n\n::field-list{src="/fields/order.yaml"}\n',
  'pages/guide/index.md': '# Guide\n\n[First order](first-order.md)\n',
  'pages/guide/first-order.md': '# First order\n',
  'pages/orders.md': '# Orders\n',
  ...Object.fromEntries(
    ['fields/order.yaml', 'operations/orders.yaml', 'examples/order/order.json'].map((name) => [
      name,
      String(read(name)),
    ]),
  ),
};

/** The examples of a page that are whole files, each in a world of its own. */
const examples = readdirSync(folder).flatMap((page) =>
  [...readFileSync(folder + page, 'utf8').matchAll(/^```\w+ title="content\/([^"]+)"\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', text = ''], number) => ({ name: `${path.basename(page, '.md')} ${number + 1}`, file, text }),
  ),
);

test('what the guide shows the result of is what it says', () => {
  const shown = examples.filter(({ file }) => /^(?:fields|operations)\//.test(file) && existsSync(docs + file));
  expect(shown.map(({ file }) => file).sort()).toEqual(['fields/order.yaml', 'operations/orders.yaml']);
  for (const { file, text } of shown) expect(text).toBe(String(read(file)));
});

test('there are examples of every kind', () => {
  expect([...new Set(examples.map(({ file }) => file.split('/')[0]))].sort()).toEqual([
    'fields',
    'operations',
    'pages',
    'sidebar.yaml',
    'site.yaml',
  ]);
});

test.each(examples)('$name: $file', async ({ file, text }) => {
  const files = Object.entries({ ...WORLD, [file]: text }).map(
    ([name, text]) => [name, () => Buffer.from(text)] as const,
  );
  const { diagnostics } = await compileSite(contentFrom(new Map(files)));
  const found = diagnostics.filter(({ rule }) => rule !== 'page-orphan');
  expect(found.map(({ sourcePath, range, message }) => `${sourcePath}:${range.start.line} ${message}`)).toEqual([]);
});
