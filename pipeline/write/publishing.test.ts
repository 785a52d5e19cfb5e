// What a reader finds while a site is published, and after a run that was killed in the middle of it.
import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Stage } from '../outputs/output.ts';
import { finishOutput } from './finish-output.ts';
import { openOutputFolder } from './output-folder.ts';
import { outputWriter, type TakenFile } from './output-writer.ts';
import { WAITING } from './private-names.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
  folder = path.join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

type Site = readonly (readonly [stage: Stage, file: string, text: string])[];

/** A page that names files, in three files that say of which version they are. */
const page = (route: string, version: string, names: readonly string[]): Site => [
  ['pages', `${route}.json`, version],
  ['pages', `${route}.md`, version],
  ['pages', `${route}/index.html`, [version, ...names, 'end'].join('\n')],
];

/** A site whose renderer has another version: every page is another, and so are the assets. */
function site(version: string, routes: readonly string[], resources: readonly string[] = []): Site {
  const assets = [`assets/application-${version}.js`, `assets/index-${version}.css`, 'assets/icon.svg'];
  const part = `nav/${routes.length}.json`;
  return [
    ...[...assets, ...resources].map((file) => ['resources', file, file] as const),
    ...routes.flatMap((route) => page(route, version, [...assets, ...resources, part])),
    ['pages', '404.html', [version, ...assets, 'end'].join('\n')],
    ['overview', part, version],
    ['overview', 'nav.json', version],
  ];
}

const OLD = site('old', ['index', 'docs/a', 'docs/b', 'docs/gone', 'guide'], ['docs/gone.png', 'docs/a.png', 'thing']);
const NEW = site(
  'new',
  ['index', 'docs/a', 'docs/b', 'docs/added', 'docs/a/below', 'more/x', 'more/y', 'thing'],
  ['docs/a.png', 'docs/added.png', 'more/x.png', 'guide'],
);

const take = (to: string, files: Site): TakenFile[] => {
  const writer = outputWriter(to);
  return files.map(([stage, file, text]) => writer.write(file, text, stage));
};

async function build(to: string, files: Site): Promise<void> {
  const output = await openOutputFolder(to);
  finishOutput(to, take(to, files));
  output.close();
}

const listed = (of: string): string[] =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(of, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(WAITING))
    .sort();

const contents = (of: string): Record<string, string> =>
  Object.fromEntries(listed(of).map((file) => [file, readFileSync(path.join(of, file), 'utf8')]));

/** Lets a run come as far as its nth change on the disk, and no further, as a kill would. Answers whether that was its end. */
function killAt(nth: number, run: () => void): boolean {
  class Killed extends Error {}
  const native = createRequire(import.meta.url)(
    `fs-native-extensions/prebuilds/${process.platform}-${process.arch}/fs-native-extensions.node`,
  );
  const changing = [
    ...['renameSync', 'rmSync', 'writeFileSync', 'mkdirSync'].map((name) => [fs, name] as const),
    [native, 'swapSync'] as const,
  ];
  let calls = 0;
  const real = changing.map(([object, name]) => Reflect.get(object, name));
  for (const [i, [object, name]] of changing.entries()) {
    Reflect.set(object, name, (...args: unknown[]) => {
      if (++calls >= nth) throw new Killed();
      return real[i](...args);
    });
  }
  syncBuiltinESMExports();
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof Killed) return false;
    throw error;
  } finally {
    for (const [i, [object, name]] of changing.entries()) Reflect.set(object, name, real[i]);
    syncBuiltinESMExports();
  }
}

/** Whether all that HTML names is there, and no page but the one that is being moved is of two versions. */
function expectWhole(of: string): void {
  const files = contents(of);
  const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
  for (const html of pages) {
    const [, ...names] = (files[html] ?? '').split('\n');
    expect(names.pop(), html).toBe('end');
    expect(
      names.filter((name) => !existsSync(path.join(of, name))),
      `named by ${html}`,
    ).toEqual([]);
  }
  const isInHalves = (html: string): boolean =>
    ['.json', '.md'].some((extension) => {
      const version = files[html.replace('/index.html', extension)] ?? '';
      return html.endsWith('/index.html') && !files[html]?.startsWith(version);
    });
  const inHalves = pages.filter(isInHalves);
  expect(inHalves.length, inHalves.join()).toBeLessThanOrEqual(1);
  // The navigation is the last to come.
  const isOld = ([, html]: Site[number]): boolean => html.endsWith('.html') && !files[html]?.startsWith('new\n');
  if (files['nav.json'] === 'new') expect(NEW.filter(isOld)).toEqual([]);
}

/** What is left of the build before, for those who have its HTML. */
const STAYING = {
  '.docs-build-staying': 'assets/application-old.js\nassets/index-old.css\nnav/5.json\n',
  'assets/application-old.js': 'assets/application-old.js',
  'assets/index-old.css': 'assets/index-old.css',
  'nav/5.json': 'old',
};

test('whenever a run is killed, all that a page names is there, and the next run completes it', async () => {
  const before = path.join(root, 'before');
  await build(before, OLD);
  const clean = path.join(root, 'clean');
  await build(clean, NEW);
  let changes = 0;
  for (let isDone = false; !isDone; changes++) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(before, folder, { recursive: true });
    mkdirSync(path.join(folder, WAITING));
    const taken = take(folder, NEW);
    isDone = killAt(changes + 1, () => finishOutput(folder, taken));
    expectWhole(folder);
    if (!isDone) await build(folder, NEW);
    expect(contents(folder), `after ${changes} changes`).toEqual({ ...contents(clean), ...STAYING });
  }
  await build(folder, NEW);
  expect(contents(folder)).toEqual(contents(clean));
  expect(changes).toBeGreaterThan(30);
});

test('an asset that is taken back into use stays', async () => {
  for (const version of ['one', 'two', 'one', 'one']) await build(folder, site(version, ['index']));
  await build(path.join(root, 'clean'), site('one', ['index']));
  expect(contents(folder)).toEqual(contents(path.join(root, 'clean')));
});

/** Reads pages, and what they name, until told to end; posts what was not there, and counts its rounds where all can see. */
const READER = `
const { existsSync, readFileSync } = require('node:fs');
const { parentPort, workerData: { folder, routes, shared } } = require('node:worker_threads');
const missed = [];
const read = (file) => { try { return readFileSync(folder + '/' + file, 'utf8'); } catch { missed.push(file); } };
while (Atomics.load(shared, 1) === 0) {
  for (const route of routes) {
    const [version, ...names] = (read(route + '/index.html') ?? 'end').split('\\n');
    if (names.pop() !== 'end') missed.push('the end of ' + route);
    for (const name of names) read(name);
    for (const other of ['.json', '.md']) read(route + other);
  }
  Atomics.add(shared, 0, 1);
}
parentPort.postMessage(missed);
`;

test('a reader who reads all along finds whatever a page names, build after build', async () => {
  const routes = ['index', 'docs/a', 'docs/b', 'docs/c', 'docs/c/d'];
  await build(folder, site('0', routes));
  // The number of rounds, and whether to end.
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const reader = new Worker(READER, { eval: true, workerData: { folder, routes, shared } });
  let failure: unknown;
  reader.once('error', (error) => {
    failure = error;
  });
  const missed = new Promise((resolve) => reader.once('message', resolve));
  for (let version = 1; version <= 15; version++) {
    // Whoever began before the last build has come to his end: two builds are too much for any reader.
    const round = Atomics.load(shared, 0);
    while (Atomics.load(shared, 0) < round + 2) {
      if (failure !== undefined) throw failure;
      await nextTurn();
    }
    const added = version % 2 === 0 ? ['docs/even', 'docs/even/below'] : [];
    await build(folder, site(String(version), [...routes, ...added]));
  }
  Atomics.store(shared, 1, 1);
  expect(await missed).toEqual([]);
});
