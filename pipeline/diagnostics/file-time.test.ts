import { expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { makeMemory } from '../read/memory.ts';
import { fileTime } from './file-time.ts';

const LONG = 'palavra '.repeat(20_000);
const YAML = 'title: Lista\nroot: object\nfields:\n';
const FIELDS = Array.from({ length: 1000 }, (_, i) => `  - { name: f${i}, type: string, required: always }\n`).join('');

const content = (secondsPerFile: number) => {
  const files: Readonly<Record<string, string>> = {
    'site.yaml': `title: Exemplo\nsecondsPerFile: ${secondsPerFile}\n`,
    'pages/index.md': '# Início\n',
    'pages/longa.md': `# Longa\n\n${LONG}\n`,
    'fields/longa.yaml': YAML + FIELDS,
  };
  return contentFrom(new Map(Object.entries(files).map(([path, text]) => [path, () => Buffer.from(text)])));
};

test('work that goes on and on is ended, and the file is named', () => {
  const time = fileTime({ path: 'pages/a.md', text: LONG }, 0.05);
  const endless = (): never => {
    for (;;);
  };
  expect(time.within(endless)).toBeUndefined();
  expect(time.finding()?.message).toBe('"pages/a.md" takes longer than 0.05 s, so it was left out.');
});

test('what ends in time is as if nobody watched, with its errors', () => {
  const time = fileTime({ path: 'pages/a.md', text: LONG }, 60);
  const error = new RangeError('ours');
  expect(time.within(() => [1])).toEqual([1]);
  expect(() =>
    time.within(() => {
      throw error;
    }),
  ).toThrow(error);
  expect(time.finding()).toBeUndefined();
});

test('what takes too long after all is read is named as well: an example, a document of OpenAPI', async () => {
  const files: Readonly<Record<string, string>> = {
    'site.yaml': 'title: Exemplo\nsecondsPerFile: 0.0000001\n',
    'pages/index.md': '# Início\n',
    'fields/a.yaml':
      'title: A\nroot: object\nfields: [{ name: b, type: string, required: always }]\nexamples: [{ file: a.json }]\n',
    'examples/a.json': '{ "b": "c" }',
    'openapi/d.json': '{ "openapi": "3.1.0", "info": { "title": "D", "version": "1" }, "paths": {} }',
  };
  const content = contentFrom(new Map(Object.entries(files).map(([path, text]) => [path, () => Buffer.from(text)])));
  const { diagnostics } = await compileSite(content);
  const named = new Set(diagnostics.flatMap(({ rule, sourcePath }) => (rule === 'file-too-slow' ? sourcePath : [])));
  expect([...named]).toEqual(['examples/a.json', 'fields/a.yaml', 'openapi/d.json', 'pages/index.md']);
});

test('pages and data that take too long are left out, and tried again by the next run alone', async () => {
  const memory = makeMemory();
  const slow = await compileSite(content(0.001), { memory });
  const named = slow.diagnostics.filter(({ message }) => message.endsWith('so it was left out.'));
  expect(named.map(({ rule, sourcePath }) => [rule, sourcePath])).toEqual([
    ['file-too-slow', 'fields/longa.yaml'],
    ['file-too-slow', 'pages/longa.md'],
  ]);
  const stored = memory.changes()?.all ?? {};
  expect(Object.keys(stored)).not.toContain('pages/longa.md');
  const allowed = await compileSite(content(60), { memory: makeMemory(stored) });
  expect(allowed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(JSON.stringify(await allowed.document('/longa'))).toContain('palavra palavra');
});
