import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOutputs } from '../outputs/output.ts';
import { publishedPage, stillPublished } from './published.ts';

const ROUTE = '/docs/guia';
const files = pageOutputs(ROUTE).map(([file]) => file);

let folder: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
  for (const file of files) write(file, 'text');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page is as it was published while it is made from the same, and its files are those', () => {
  const page = publishedPage(folder, ROUTE, 'key');
  expect(stillPublished(folder, ROUTE, 'key', { [ROUTE]: page })).toBe(page);
  expect(stillPublished(folder, ROUTE, 'another', { [ROUTE]: page })).toBeUndefined();
  expect(stillPublished(folder, ROUTE, 'key', {})).toBeUndefined();
  expect(stillPublished(folder, '/constructor', 'key', {})).toBeUndefined();
});

test.each(files)('not when %s is gone, edited, or a folder', (file) => {
  const before = { [ROUTE]: publishedPage(folder, ROUTE, 'key') };
  rmSync(path.join(folder, file));
  expect(stillPublished(folder, ROUTE, 'key', before)).toBeUndefined();
  write(file, 'edited');
  expect(stillPublished(folder, ROUTE, 'key', before)).toBeUndefined();
  rmSync(path.join(folder, file));
  mkdirSync(path.join(folder, file));
  expect(stillPublished(folder, ROUTE, 'key', before)).toBeUndefined();
});

test('what was not there when it was remembered is never as it was', () => {
  for (const file of files) rmSync(path.join(folder, file));
  const page = publishedPage(folder, ROUTE, 'key');
  expect(stillPublished(folder, ROUTE, 'key', { [ROUTE]: page })).toBeUndefined();
});
