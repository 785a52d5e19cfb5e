import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('every test that renderer/specification.md names exists', () => {
  const rows = [...read('renderer/specification.md').matchAll(/^\| .+ \| `(renderer\/[^`]+)` \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.filter(([, file = '', name = '']) => !read(file).includes(`'${name}'`));
  expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([]);
});

test('renderer/specification.md leaves out no test of what a reader sees', () => {
  const named = read('renderer/specification.md');
  const files = new Set([...named.matchAll(/`(renderer\/[^`]+\.test\.ts)`/g)].map(([, file]) => file ?? ''));
  files.delete('renderer/specification.test.ts');
  const left: string[] = [];
  for (const file of files) {
    for (const [, name = ''] of read(file).matchAll(/^ *test\('([^']+)'/gm)) {
      if (!named.includes(name)) left.push(`${file}: ${name}`);
    }
  }
  expect(left).toEqual([]);
});
