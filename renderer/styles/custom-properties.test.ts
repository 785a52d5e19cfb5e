// What style sheets of a site may rely on is what the guide lists; and what ours may not do.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

test('the guide lists every custom property that sites may set, and no other', () => {
  // Those of the second rule are reckoned.
  const [, settable = ''] = /^:root \{\n(.*?)^\}/ms.exec(read('tokens.css')) ?? [];
  const declared = [...settable.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  const cells = read('../../docs/pages/guide/brand.md').matchAll(/^\| (`--[^|]+) \|/gm);
  const listed = [...cells].flatMap(([, cell = '']) => cell.split(', ').map((name) => name.slice(1, -1)));
  expect(declared.length).toBeGreaterThan(30);
  expect(listed.sort()).toEqual(declared.sort());
});

test('what changes on the root while a page is read neither searches nor styles all of it', () => {
  const sheets = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.css'));
  const all = sheets.map(read).join('\n');
  expect(all.match(/(html|:root)\S*:has\((?!> body > #\\-root > )[^)]*\)/g)).toBe(null);
  expect(all).not.toContain('[data-js');
  expect(all).not.toMatch(/:root\[data-aside\] \{([^}]*;)?\s*--/);
});
