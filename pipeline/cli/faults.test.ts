// What stands on the disk when a build does not come to its end: the site as it was, or one that is whole, and nothing else.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BINARY, ended, type Fault, type Workspace, workspace } from '../testing/run-binary.ts';
import type { Run } from '../testing/run-here.ts';
import { lockOutput } from '../write/lock-output.ts';

/** Enough for three workers. */
const PAGES = 80;
const content = (folder: string, word: string): Record<string, string> =>
  Object.fromEntries([
    [`${folder}/site.yaml`, `title: ${word}\n`],
    [`${folder}/pages/index.md`, `# ${word}\n`],
    ...Array.from({ length: PAGES }, (_, i) => [`${folder}/pages/docs/p${i}.md`, `# ${word} ${i}\n\n[Início](/)\n`]),
  ]);

let site: Workspace;
let one: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  site = workspace({ ...content('content', 'Um'), ...content('other', 'Outro') });
  for (const name of ['content', 'other']) {
    const clean = await site.call('build', '--no-cache', '--content', name, '--out', `clean-${name}`);
    expect(clean).toMatchObject({ code: 0 });
  }
  one = site.hashes('clean-content');
  other = site.hashes('clean-other');
}, 60_000);
afterAll(() => site?.remove());
beforeEach(() => {
  site.write({ dist: null });
  cpSync(path.join(site.folder, 'clean-content'), path.join(site.folder, 'dist'), { recursive: true });
});

const OTHER = ['build', '--no-cache', '--content', 'other', '--jobs', '3'];
const WRITING = { call: 'writeFileSync', path: '.docs-build-waiting', nth: 10 } as const;

describe('a full disk, with several workers,', () => {
  const full = { ...WRITING, what: 'ENOSPC' };

  test('is said in words, and the site stays as it was', async () => {
    const { code, stdout, stderr } = await site.runWithFault(full, ...OTHER);
    expect(stderr).toBe(
      '"dist" cannot be written: there is no space left on the disk (ENOSPC: as the test wants it, writeFileSync). "dist" is as it was.\n',
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(site.hashes('dist')).toEqual(one);
    expect(readdirSync(path.join(site.folder, 'dist'))).not.toContain('.docs-build-waiting');
  });

  test('leaves no folder where none was', async () => {
    expect(await site.runWithFault(full, ...OTHER, '--out', 'new/dist')).toMatchObject({ code: 2 });
    expect(existsSync(path.join(site.folder, 'new'))).toBe(false);
  });
});

test('an output folder that another program removes meanwhile is said in words', async () => {
  const { code, stderr } = await site.runWithFault({ ...WRITING, what: 'remove' }, ...OTHER);
  expect(stderr).toMatch(
    /^"dist" cannot be written: another program changes it meanwhile \(ENOENT: .*\)\. "dist" is as it was\.\n$/,
  );
  expect(code).toBe(2);
});

describe('an interrupt leaves the site as it was, and nothing else,', () => {
  test.each([
    ['while pages are made', { ...WRITING, what: 'SIGINT' }, 130],
    ['by whoever started the program', { ...WRITING, what: 'SIGTERM' }, 143],
    ['while another run has the folder', { call: 'openSync', path: '.docs-build-lock', nth: 3, what: 'SIGINT' }, 130],
  ] as const)('%s', async (_, fault, exitCode) => {
    const lock = fault.call === 'openSync' ? await lockOutput(path.join(site.folder, 'dist')) : undefined;
    // One worker, which is the thread that hears signals.
    const { code, stdout, stderr } = await site.runWithFault(fault, ...OTHER, '--jobs', '1');
    lock?.release();
    expect({ code, stdout, stderr }).toEqual({
      code: exitCode,
      stdout: '',
      stderr: 'Interrupted. "dist" is as it was.\n',
    });
    expect(site.hashes('dist')).toEqual(one);
    expect(readdirSync(path.join(site.folder, 'dist')).filter((name) => name.startsWith('.docs-build'))).toEqual([]);
  });
});

/** Makes the site one of another renderer, whose assets have other names. */
function ageAssets(): void {
  const dist = path.join(site.folder, 'dist');
  for (const name of readdirSync(path.join(dist, 'assets'))) {
    renameSync(path.join(dist, 'assets', name), path.join(dist, 'assets', name.replace('-', '-old-')));
  }
  for (const file of Object.keys(one).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    writeFileSync(path.join(dist, file), html.replace(/(\/assets\/\w+)-/g, '$1-old-'));
  }
}

/** Assets that HTML names and that are not there. */
function missingAssets(): string[] {
  const html = Object.keys(site.hashes('dist')).filter((name) => name.endsWith('.html') && !name.startsWith('.'));
  const named = html.flatMap((name) => site.read(`dist/${name}`).match(/(?<="\/)assets\/[^"]+/g) ?? []);
  return [...new Set(named)].filter((asset) => !existsSync(path.join(site.folder, 'dist', asset)));
}

test.each([4, 40])(
  'a run of another renderer that is killed at move %i leaves every asset that a page names',
  async (nth) => {
    ageAssets();
    const kill: Fault = { call: 'renameSync', path: '.docs-build-waiting', nth, what: 'SIGKILL' };
    expect(await site.runWithFault(kill, 'build', '--no-cache')).toMatchObject({ signal: 'SIGKILL' });
    expect(missingAssets()).toEqual([]);
    expect(await site.call('build', '--no-cache')).toMatchObject({ code: 0 });
    expect(missingAssets()).toEqual([]);
    expect(await site.call('build', '--no-cache')).toMatchObject({ code: 0 });
    expect(site.hashes('dist')).toEqual(one);
  },
);

describe('two runs into one folder end one after the other,', () => {
  const inNamespace = ['unshare', '--pid', '--fork', process.execPath];
  const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

  async function both(run: (...args: string[]) => Promise<Run>): Promise<void> {
    const runs = await Promise.all([run('build', '--no-cache'), run(...OTHER)]);
    expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(runs.map(() => ({ code: 0, stderr: '' })));
    const left = site.hashes('dist');
    expect([one, other]).toContainEqual(left);
  }

  test('with one and the same process number', async () => {
    await both((...args) => site.runWithFault({ pid: 7 }, ...args));
  });

  test.skipIf(!canUnshare)('each in a container of its own', async () => {
    const [command = '', ...prefix] = inNamespace;
    await both((...args) => ended(spawn(command, [...prefix, BINARY, ...args], { cwd: site.folder })));
  });
});
