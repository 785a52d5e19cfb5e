import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheFile } from './cache-file.ts';

const VALUE = { 'pages/início.md': ['um', 2, { três: null }] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was written is read by the same program, and by no other', () => {
  expect(cacheFile(folder, 'a.json', 'one').read()).toBeUndefined();
  cacheFile(folder, 'a.json', 'one').write(VALUE);
  expect(cacheFile(folder, 'a.json', 'one').read()).toEqual(VALUE);
  expect(cacheFile(folder, 'a.json', 'other').read()).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'a.json']);
});

test('a file of which any byte is another, missing or too much counts as none', () => {
  const cache = cacheFile(folder, 'a.json', 'one');
  cache.write(VALUE);
  const file = path.join(folder, 'a.json');
  const sound = readFileSync(file);
  const damaged = [...sound.keys()].flatMap((at) => [
    ...[1, 0x80].map((bits) => Buffer.from(sound.map((byte, i) => (i === at ? byte ^ bits : byte)))),
    sound.subarray(0, at),
    Buffer.concat([sound.subarray(0, at), sound.subarray(at + 1)]),
    Buffer.concat([sound.subarray(0, at), Buffer.from([0]), sound.subarray(at)]),
  ]);
  for (const bytes of damaged) {
    writeFileSync(file, bytes);
    expect(cache.read(), bytes.toString('latin1')).toBeUndefined();
  }
  writeFileSync(file, sound);
  expect(cache.read()).toEqual(VALUE);
});
