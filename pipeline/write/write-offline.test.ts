import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outputWriter, treeOf } from './output-writer.ts';
import { writeOffline } from './write-offline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = [
  'nav.json',
  'a/index.html',
  'assets/x.js',
  'assets/diagram-y.js',
  'llms.txt',
  'a/llms-full.txt',
  'robots.txt',
];

function write(texts: Readonly<Record<string, string>> = {}, files = FILES) {
  const writer = outputWriter(folder);
  const taken = files.map((file) => writer.write(file, texts[file] ?? file, 'pages'));
  const made = writeOffline({ folder, writer, taken, program: 'keep();' });
  const read = (file: string): string => readFileSync(path.join(treeOf(folder, 'overview'), file), 'utf8');
  expect(made.map(({ file }) => file)).toEqual(['offline.json', 'offline-worker.js']);
  return { list: read('offline.json'), worker: read('offline-worker.js') };
}

const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the list has the hash of every file for readers, and the worker that of the list', () => {
  const { list, worker } = write();
  const files = ['a/index.html', 'assets/diagram-y.js', 'assets/x.js', 'nav.json'];
  expect(JSON.parse(list)).toEqual({
    schemaVersion: 1,
    files: Object.fromEntries(files.map((file) => [file, integrityOf(file)])),
    start: ['assets/x.js', 'nav.json'],
    size: files.join('').length,
  });
  expect(worker).toBe(`self.docsBuild="${integrityOf(list)}";\nkeep();`);
});

test('the same files give the same bytes, in whatever order they came, waiting or in their place; others do not', () => {
  const first = write();
  expect(write({}, FILES.toReversed())).toEqual(first);
  expect(write({ 'a/index.html': 'changed' })).not.toEqual(first);
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  expect(write()).toEqual(first);
});
