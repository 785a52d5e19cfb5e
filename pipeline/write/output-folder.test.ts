import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
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
import { checkOutputFolder } from './check-output-folder.ts';
import { finishOutput, type OutputSummary } from './finish-output.ts';
import { openOutputFolder } from './output-folder.ts';
import { outputWriter } from './output-writer.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'docs-build-')), 'dist');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

async function build(files: Readonly<Record<string, string | Uint8Array>>): Promise<OutputSummary> {
  const output = await openOutputFolder(folder);
  const writer = outputWriter(folder);
  const taken = Object.entries(files).map(([file, content]) => writer.write(file, content, 'pages'));
  const summary = finishOutput(folder, taken);
  output.close();
  return summary;
}

const listed = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test('holds what was written, and the mark that it is ours', async () => {
  expect(await build({ 'a.json': '{}', 'b/c/d.bin': new Uint8Array([0, 255]) })).toEqual({
    written: 2,
    unchanged: 0,
    removed: 0,
  });
  expect(listed()).toEqual(['.nojekyll', 'a.json', 'b/c/d.bin']);
  expect([...readFileSync(path.join(folder, 'b/c/d.bin'))]).toEqual([0, 255]);
});

test('a file that did not change is not touched, one that did is replaced', async () => {
  await build({ 'a.json': 'a', 'b.json': 'b' });
  const long = new Date('2001-01-01T00:00:00Z');
  for (const file of listed()) utimesSync(path.join(folder, file), long, long);
  expect(await build({ 'a.json': 'a', 'b.json': 'c' })).toEqual({ written: 1, unchanged: 1, removed: 0 });
  expect(statSync(path.join(folder, 'a.json')).mtime).toEqual(long);
  expect(statSync(path.join(folder, 'b.json')).mtime).not.toEqual(long);
  expect(readFileSync(path.join(folder, 'b.json'), 'utf8')).toBe('c');
});

test('files of an earlier build go, with the folders they leave empty', async () => {
  await build({ 'a/b/c.json': '', 'a/d.json': '' });
  expect(await build({ 'a/d.json': '' })).toMatchObject({ removed: 1 });
  expect(listed()).toEqual(['.nojekyll', 'a/d.json']);
  expect(existsSync(path.join(folder, 'a/b'))).toBe(false);
});

test('a run that is killed before its end changes no page, and the next one clears up after it', async () => {
  await build({ 'a.json': 'old', 'b.json': '' });
  const killed = await openOutputFolder(folder);
  const writer = outputWriter(folder);
  writer.write('a.json', 'new', 'pages');
  writer.write('c/d.json', '', 'resources');
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('old');
  expect(listed()).toContain('b.json');
  expect(existsSync(path.join(folder, 'c'))).toBe(false);
  cpSync(folder, `${folder}-killed`, { recursive: true });
  killed.close();
  folder = `${folder}-killed`;
  await build({ 'a.json': 'newer' });
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('newer');
  expect(readdirSync(folder).sort()).toEqual(['.nojekyll', 'a.json']);
});

test('a folder takes the place of a file of an earlier build, and a file that of a folder', async () => {
  await build({ a: 'file', 'b/c/d.json': 'deep' });
  await build({ 'a/index.html': 'folder', b: 'file' });
  expect(listed()).toEqual(['.nojekyll', 'a/index.html', 'b']);
});

test('somebody else’s folder is refused, and stays as it is', async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'thesis.txt'), 'years of work');
  await expect(openOutputFolder(folder)).rejects.toThrow(UsageError);
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

test('the repository of a folder that is published from a branch stays', async () => {
  mkdirSync(path.join(folder, '.git'), { recursive: true });
  writeFileSync(path.join(folder, '.git/HEAD'), 'ref');
  await build({ 'a.json': '' });
  await build({ 'b.json': '' });
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

test('a link to a folder is a folder, and one that leads nowhere is said to be one', async () => {
  const link = path.join(path.dirname(folder), 'link');
  symlinkSync(folder, link);
  expect(() => checkOutputFolder(link)).toThrow(`"${link}" is a link to "${folder}", which does not exist.`);
  expect(() => checkOutputFolder(path.join(link, 'site'))).toThrow(`"${link}" is a link to`);
  mkdirSync(folder);
  const output = await openOutputFolder(link);
  finishOutput(link, [outputWriter(link).write('a.json', '', 'pages')]);
  output.close();
  expect(listed()).toEqual(['.nojekyll', 'a.json']);
});

test('a link in the place of a folder of the site is refused, before anything is changed', async () => {
  await build({ 'a/b.json': '', 'c.json': 'old' });
  renameSync(path.join(folder, 'a'), `${folder}-elsewhere`);
  symlinkSync(`${folder}-elsewhere`, path.join(folder, 'a'));
  const output = await openOutputFolder(folder);
  const writer = outputWriter(folder);
  const taken = [writer.write('a/b.json', '', 'pages'), writer.write('c.json', 'new', 'pages')];
  expect(() => finishOutput(folder, taken)).toThrow(`"${folder}/a" is a link`);
  output.close();
  expect(readFileSync(path.join(folder, 'c.json'), 'utf8')).toBe('old');
});

test('what a run makes for nothing is gone when it closes, and what was there stays', async () => {
  const deep = path.join(folder, 'a/b');
  mkdirSync(folder);
  (await openOutputFolder(deep)).close();
  expect(readdirSync(folder)).toEqual([]);
});
