import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from '../read/usage-error.ts';
import { checkOutputFolder, closeOutputFolder, finishOutput, openOutputFolder, outputWriter } from './output-folder.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'docs-build-')), 'dist');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

function build(files: Readonly<Record<string, string | Uint8Array>>) {
  openOutputFolder(folder);
  const writer = outputWriter(folder);
  const summary = finishOutput(
    folder,
    Object.entries(files).map(([file, content]) => writer.write(file, content)),
  );
  closeOutputFolder(folder);
  return summary;
}

const listed = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('holds what was written, and the mark that it is ours', () => {
  expect(build({ 'a.json': '{}', 'b/c/d.bin': new Uint8Array([0, 255]) })).toEqual({
    written: 2,
    unchanged: 0,
    removed: 0,
  });
  expect(listed()).toEqual(['.nojekyll', 'a.json', 'b/c/d.bin']);
  expect([...readFileSync(path.join(folder, 'b/c/d.bin'))]).toEqual([0, 255]);
});

test('a file that did not change is not touched, one that did is replaced', () => {
  build({ 'a.json': 'a', 'b.json': 'b' });
  const long = new Date('2001-01-01T00:00:00Z');
  for (const file of listed()) utimesSync(path.join(folder, file), long, long);
  expect(build({ 'a.json': 'a', 'b.json': 'c' })).toEqual({ written: 1, unchanged: 1, removed: 0 });
  expect(statSync(path.join(folder, 'a.json')).mtime).toEqual(long);
  expect(statSync(path.join(folder, 'b.json')).mtime).not.toEqual(long);
  expect(readFileSync(path.join(folder, 'b.json'), 'utf8')).toBe('c');
});

test('files of an earlier build go, with the folders they leave empty', () => {
  build({ 'a/b/c.json': '', 'a/d.json': '' });
  expect(build({ 'a/d.json': '' }).removed).toBe(1);
  expect(listed()).toEqual(['.nojekyll', 'a/d.json']);
  expect(existsSync(path.join(folder, 'a/b'))).toBe(false);
});

test('a run that is killed before its end changes no page, and the next one clears up after it', () => {
  build({ 'a.json': 'old', 'b.json': '' });
  openOutputFolder(folder);
  const killed = outputWriter(folder);
  killed.write('a.json', 'new');
  killed.write('c/d.json', '');
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('old');
  expect(listed()).toContain('b.json');
  expect(existsSync(path.join(folder, 'c'))).toBe(false);
  build({ 'a.json': 'newer' });
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('newer');
  expect(readdirSync(folder).sort()).toEqual(['.nojekyll', 'a.json']);
});

test('a folder takes the place of a file of an earlier build, and a file that of a folder', () => {
  build({ a: 'file', 'b/c/d.json': 'deep' });
  build({ 'a/index.html': 'folder', b: 'file' });
  expect(listed()).toEqual(['.nojekyll', 'a/index.html', 'b']);
});

test('somebody else’s folder is refused, and stays as it is', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'thesis.txt'), 'years of work');
  expect(() => openOutputFolder(folder)).toThrow(UsageError);
  expect(listed()).toEqual(['thesis.txt']);
});

test('so is one whose .nojekyll is not ours, and a file', () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, '.nojekyll'), '');
  expect(() => checkOutputFolder(folder)).toThrow(UsageError);
  expect(() => checkOutputFolder(path.join(folder, '.nojekyll'))).toThrow(UsageError);
});

test('a folder that is empty or missing is taken', () => {
  expect(() => checkOutputFolder(folder)).not.toThrow();
  mkdirSync(folder);
  expect(() => checkOutputFolder(folder)).not.toThrow();
});

test('a run that was killed has the folder no more', () => {
  build({ 'a.json': 'a' });
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(path.join(folder, '.docs-build-waiting'));
  writeFileSync(path.join(folder, '.docs-build-waiting/owner'), String(pid));
  expect(build({ 'a.json': 'b' })).toMatchObject({ written: 1 });
});

test('the repository of a folder that is published from a branch stays', () => {
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  writeFileSync(path.join(folder, '.git/HEAD'), 'ref');
  build({ 'a.json': '' });
  build({ 'b.json': '' });
  expect(listed()).toEqual(['.git/HEAD', '.nojekyll', 'b.json']);
});

test('content and output must stand apart, by whatever name', () => {
  const root = path.dirname(folder);
  const content = path.join(root, 'content');
  mkdirSync(content);
  symlinkSync(content, path.join(root, 'link'));
  for (const out of [content, root, path.join(content, 'static/dist'), path.join(root, 'link/dist'), '/']) {
    expect(() => checkOutputFolder(out, content), out).toThrow('must stand apart');
  }
  for (const out of [folder, path.join(root, 'content-dist'), path.join(root, '..content')]) {
    expect(() => checkOutputFolder(out, content), out).not.toThrow();
  }
});
