import { expect, test } from 'vitest';
import type { StoredMemory } from '../read/memory.ts';
import { memoryCache } from './memory-cache.ts';
import type { Cache } from './open-cache.ts';

/** A cache in memory; its files as the last run left them. */
function memory() {
  const files = new Map<string, unknown>();
  const open: Cache = <Value>(name: string) => ({
    read: () => structuredClone(files.get(name)) as Value | undefined,
    write: (value: Value) => void files.set(name, structuredClone(value)),
  });
  const names = (file: string): string[] => Object.keys((files.get(file) ?? {}) as object);
  return { open, names, lose: (file: string) => files.delete(file) };
}

const page = (number: number, inputs = 'first'): StoredMemory => ({
  [`pages/p${number}.md`]: { inputs, value: number },
});
const pages = (count: number): StoredMemory =>
  Object.assign({}, ...Array.from({ length: count }, (_, number) => page(number)));

test('a run without a memory writes everything', () => {
  const { open, names } = memory();
  const cache = memoryCache(open);
  expect(cache.read()).toBeUndefined();
  cache.write(pages(40), Object.keys(pages(40)));
  expect(names('facts.json')).toHaveLength(40);
  expect(names('facts-recent.json')).toEqual([]);
  expect(memoryCache(open).read()).toEqual(pages(40));
});

test('of few new pages, these alone are written, with those of the runs before', () => {
  const { open, names } = memory();
  memoryCache(open).write(pages(40), Object.keys(pages(40)));
  for (const number of [3, 5]) {
    const cache = memoryCache(open);
    cache.write({ ...cache.read(), ...page(number, 'second') }, [`pages/p${number}.md`]);
  }
  expect(names('facts-recent.json')).toEqual(['pages/p3.md', 'pages/p5.md']);
  expect(memoryCache(open).read()).toEqual({ ...pages(40), ...page(3, 'second'), ...page(5, 'second') });
});

test.each([
  ['more than a tenth are new', pages(40), [0, 1, 2, 3, 4]],
  ['a page is gone', pages(39), []],
])('everything is written again when %s', (_, all, fresh) => {
  const { open, names } = memory();
  memoryCache(open).write(pages(40), Object.keys(pages(40)));
  const cache = memoryCache(open);
  cache.read();
  cache.write(
    all,
    fresh.map((number) => `pages/p${number}.md`),
  );
  expect(names('facts.json')).toEqual(Object.keys(all));
  expect(names('facts-recent.json')).toEqual([]);
});

test('the recent ones are worth nothing without the rest, and the rest something without them', () => {
  const { open, lose } = memory();
  memoryCache(open).write(pages(40), Object.keys(pages(40)));
  const cache = memoryCache(open);
  cache.write({ ...cache.read(), ...page(3, 'second') }, ['pages/p3.md']);
  lose('facts-recent.json');
  expect(memoryCache(open).read()).toEqual(pages(40));
  lose('facts.json');
  expect(memoryCache(open).read()).toBeUndefined();
});
