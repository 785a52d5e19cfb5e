import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFrom } from '../read/content.ts';
import { hashOf } from '../read/hash.ts';
import { type StampedHashes, textHashes } from './text-hashes.ts';

const PAGE = 'pages/index.md';
const TEXT = '# Um\n';
let file: string;
let stored: StampedHashes | undefined;
const store = {
  read: () => stored,
  write: (value: StampedHashes) => {
    stored = value;
  },
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  file = path.join(mkdtempSync(path.join(tmpdir(), 'docs-build-')), 'index.md');
  writeFileSync(file, TEXT);
  stored = undefined;
});
afterEach(() => {
  rmSync(path.dirname(file), { recursive: true });
  vi.useRealTimers();
});

/** A run, so many milliseconds after the file changed: whether it knows the hash without looking into the file. */
function runAfter(time: number): boolean {
  vi.setSystemTime(statSync(file).ctimeMs + time);
  const hashes = textHashes(store);
  const hash = hashes.of(PAGE, file);
  hashes.keep(contentFrom(new Map([[PAGE, () => Buffer.from(TEXT)]])));
  return hash === hashOf(TEXT);
}

test('a file that is as it was is known by its hash', () => {
  expect(runAfter(3000)).toBe(false);
  expect(stored).toEqual({ [PAGE]: [expect.any(String), hashOf(TEXT)] });
  expect(runAfter(4000)).toBe(true);
});

test('one that has just changed is not trusted: it could change again unnoticed', () => {
  for (const _ of [1, 2]) expect(runAfter(10)).toBe(false);
});

test('one that changed is looked into, though its time was set back', () => {
  const { atime, mtime } = statSync(file);
  runAfter(3000);
  writeFileSync(file, '# Om\n');
  utimesSync(file, atime, mtime);
  expect(runAfter(3000)).toBe(false);
});

test('after a doubt nothing is known', () => {
  runAfter(3000);
  textHashes(store).forget();
  expect(runAfter(4000)).toBe(false);
});
