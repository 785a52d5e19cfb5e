// A new site, by the program itself.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PACKS } from '../languages/language.ts';
import { DIRECTIVES } from '../parse/directives.ts';
import { type Workspace, workspace } from '../testing/run-binary.ts';
import { ownSource } from './own-source.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const template = `${repository}pipeline/cli/new-site/`;
const { version } = JSON.parse(readFileSync(`${repository}package.json`, 'utf8'));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

describe.each(Object.keys(PACKS))('a new site in %s', (lang) => {
  const made = workspace();
  const site = path.join(made.folder, 'docs');
  const content = path.join(site, 'content');
  afterAll(() => made.remove());

  test('is made in a new folder, and the next commands are told', async () => {
    expect(await made.call('init', 'docs', ...(lang === 'pt-BR' ? [] : ['--lang', lang]))).toEqual({
      code: 0,
      stdout:
        'A small site is in "docs": it shows what pages and data can be. Next:\n\n  cd docs && npm install && npm start\n',
      stderr: '',
    });
    expect(filesIn(site)).toEqual(
      [...filesIn(`${template}every-language`), ...filesIn(template + lang)]
        .map((file) => (file === 'gitignore' ? '.gitignore' : file))
        .sort(),
    );
    expect(JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')).devDependencies).toEqual({
      'docs-build': `^${version}`,
    });
  });

  test('has nothing to mend, and says all in its language', async () => {
    expect(await made.call('check', '--strict', '--content', 'docs/content')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('0 errors, 0 warnings'),
    });
    const texts = filesIn(site).map((file) => `${file}\n${readFileSync(path.join(site, file), 'utf8')}`);
    const portuguese = texts.join('\n').match(/[ãõçáéêíóú]|\b(?:pedidos?|campos?|guia|de|que|para)\b/giu) ?? [];
    expect(portuguese.length > 0).toBe(lang === 'pt-BR');
  });

  test('shows every directive, data of every kind, and a diagram', () => {
    const markdown = filesIn(content)
      .filter((file) => file.endsWith('.md'))
      .map((file) => readFileSync(path.join(content, file), 'utf8'))
      .join('\n');
    const shown = new Set(Array.from(markdown.matchAll(/(?:::|`)([a-z-]+)/g), ([, name]) => name));
    expect(Object.keys(DIRECTIVES).filter((name) => !shown.has(name))).toEqual([]);
    expect(markdown).toContain('```mermaid');
    expect(readdirSync(content)).toEqual(
      expect.arrayContaining(['fields', 'operations', 'postman', 'examples', 'releases', 'site.yaml', 'sidebar.yaml']),
    );
  });

  test('names schemas that are there and commands that docs-build has', async () => {
    const settings = JSON.parse(readFileSync(path.join(site, '.vscode/settings.json'), 'utf8'));
    for (const schema of Object.keys(settings['yaml.schemas']))
      expect(existsSync(schema.replace('./node_modules/docs-build/', repository))).toBe(true);
    const { scripts } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
    const calls = filesIn(site)
      .filter((file) => /^package\.json$|\.yml$/.test(file))
      .map((file) => readFileSync(path.join(site, file), 'utf8'))
      .flatMap((text) => Array.from(text.matchAll(/docs-build (build|check|dev|preview)\b[^"\n]*/g), ([call]) => call));
    expect(calls.length).toBeGreaterThan(Object.keys(scripts).length);
    const helps = new Map<string, string>();
    for (const call of calls) {
      const [, command = '', ...args] = call.split(' ');
      if (!helps.has(command)) helps.set(command, (await made.call(command, '--help')).stdout);
      for (const option of args.filter((arg) => arg.startsWith('--'))) expect(helps.get(command)).toContain(option);
    }
  });
});

test('a new site is installed from where npm was told to take docs-build from', () => {
  const { folder, write, remove } = workspace();
  const modules = path.join(folder, 'node_modules');
  expect(ownSource(version, modules)).toBe(`^${version}`);
  for (const [given, source] of [
    ['^2.0.0', `^${version}`],
    ['latest', `^${version}`],
    ['file:../docs-build.tgz', `file:${path.resolve(folder, '../docs-build.tgz')}`],
    ['https://example.com/docs-build.tgz', 'https://example.com/docs-build.tgz'],
    ['github:example/docs-build', 'github:example/docs-build'],
  ] as const)
    for (const group of ['dependencies', 'devDependencies']) {
      write({ 'package.json': JSON.stringify({ [group]: { 'docs-build': given } }) });
      expect(ownSource(version, modules)).toBe(source);
    }
  write({ 'package.json': '{ "dependencies": ' });
  expect(ownSource(version, modules)).toBe(`^${version}`);
  // A checkout stands in any folder.
  expect(ownSource(version, path.join(folder, 'projects'))).toBe(`^${version}`);
  remove();
});

describe('init refuses', () => {
  const open: Workspace[] = [];
  const having = (files: Readonly<Record<string, string>>): Workspace => {
    const made = workspace(files);
    open.push(made);
    return made;
  };
  afterEach(() => {
    for (const made of open.splice(0)) made.remove();
  });

  test('a folder that holds something, and leaves it as it is', async () => {
    const { call, folder } = having({ 'notas.txt': 'meu' });
    expect(await call('init')).toEqual({
      code: 2,
      stdout: '',
      stderr: '"." is not empty: it holds "notas.txt". Name a new folder, such as: docs-build init docs\n',
    });
    expect(filesIn(folder)).toEqual(['notas.txt']);
  });

  test('a file', async () => {
    const { call } = having({ docs: 'meu' });
    expect(await call('init', 'docs')).toEqual({
      code: 2,
      stdout: '',
      stderr: '"docs" is a file. Name a new folder.\n',
    });
  });

  test('but takes one that holds nothing but a repository', async () => {
    const { call, folder } = having({});
    mkdirSync(path.join(folder, '.git'));
    expect(await call('init')).toMatchObject({ code: 0, stdout: expect.not.stringContaining('cd ') });
  });

  test('a place that cannot be written, in a sentence', async () => {
    const { call } = having({ arquivo: '' });
    expect(await call('init', 'arquivo/docs')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^docs-build cannot go on: what should be a folder is a file .*\n$/),
    });
  });
});
