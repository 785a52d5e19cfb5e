// What of a check is reported, as a team meets it that takes over many faults.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Workspace, workspace } from '../testing/run-binary.ts';
import { repositoryPathIn } from './repository-path.ts';

const PAGE = 'content/pages/index.md';
const links = (count: number): string => Array.from({ length: count }, (_, i) => `[a](/nada${i % 3})\n`).join('\n');

let site: Workspace;
beforeEach(() => {
  site = workspace({
    'content/site.yaml': 'title: X\n',
    [PAGE]: `# X\n\n${links(3)}\n![](x.svg)\n`,
    'content/pages/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>',
  });
});
afterEach(() => site.remove());

const check = (...args: string[]) => site.call('check', ...args);
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', site.folder, '-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
    encoding: 'utf8',
  });

describe('how much is printed', () => {
  test('--rule reports some rules alone, and ends with 1 by these alone', async () => {
    const { code, stdout } = await check('--rule', 'image-alt-missing');
    expect(code).toBe(0);
    expect(stdout).toContain('image-alt-missing');
    expect(stdout).toContain('0 errors, 1 warning.\n3 not shown: of other rules, or on lines that were not changed.\n');
    expect((await check('--rule', 'link-page-missing')).code).toBe(1);
    expect(await check('--rule', 'link-page-mising')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean "link-page-missing"?'),
    });
  });

  test('--max prints so many and tells of the others, --summary none of them', async () => {
    const few = (await check('--max', '1')).stdout;
    expect(few.match(/ {2}link-page-missing$/gm)).toHaveLength(1);
    expect(few).toContain('… and 3 more.\n');
    const { code, stdout } = await check('--summary');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^By rule:\n {2}3 {2}error {4}link-page-missing\n {2}1 {2}warning {2}image-alt-missing\n\n1 page/,
    );
  });

  test('many are told by rule and by cause at the end', async () => {
    expect((await check()).stdout).not.toContain('By rule:');
    site.write({ [PAGE]: `# X\n\n${links(30)}` });
    expect((await check()).stdout).toContain('Most often:\n  10  There is no page at "/nada0".  link-page-missing\n');
  });
});

describe('a baseline', () => {
  const BASELINE = ['--baseline', 'known.json'] as const;

  test('is written, holds the line while lines move, and is renewed', async () => {
    expect(await check(...BASELINE)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('docs-build check --baseline known.json --renew-baseline'),
    });
    expect(await check(...BASELINE, '--renew-baseline')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('"known.json" holds all that was found: 4. Commit it.'),
    });
    site.write({ [PAGE]: `# X\n\nUma linha nova.\n\n${links(3)}\n![](x.svg)\n` });
    expect(await check(...BASELINE, '--strict')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('0 errors, 0 warnings.\n4 known by "known.json" and not shown.\n'),
    });
    site.write({ [PAGE]: `# X\n\n${links(2)}\n[b](/outra)\n` });
    const { code, stdout } = await check(...BASELINE);
    expect(code).toBe(1);
    expect(stdout.match(/ {2}link-page-missing$/gm)).toHaveLength(1);
    expect(stdout).toContain('2 of "known.json" are mended: run again with --renew-baseline');
  });

  test('lets a build publish what has known faults, the second time as well', async () => {
    expect((await site.call('build')).code).toBe(1);
    await check(...BASELINE, '--renew-baseline');
    expect((await site.call('build', ...BASELINE)).code).toBe(0);
    expect((await site.call('build', ...BASELINE)).code).toBe(0);
    expect((await site.call('build')).code).toBe(1);
  });

  test('does not know of a page that is slow only to make, so nothing is published', async () => {
    site.write({ 'content/site.yaml': 'title: X\nsecondsPerFile: 0.0000001\n', [PAGE]: '# X\n' });
    await check(...BASELINE, '--renew-baseline');
    site.write({ 'content/sidebar.yaml': '- { label: Y, index: /y, items: [/] }\n' });
    const { code, stdout } = await site.call('build', ...BASELINE);
    expect(code).toBe(1);
    expect(stdout).toContain('"sidebar.yaml" takes longer than 1e-7 s.');
    expect(stdout).toContain('Nothing was written: "dist" is as it was.');
    expect(existsSync(path.join(site.folder, 'dist/index.html'))).toBe(false);
  });

  test('that is none ends with 2', async () => {
    site.write({ 'known.json': '[]' });
    expect(await check(...BASELINE)).toMatchObject({ code: 2, stderr: expect.stringContaining('is no baseline') });
    expect(await check('--renew-baseline')).toMatchObject({ code: 2, stderr: expect.stringContaining('needs a file') });
  });
});

describe('in a repository', () => {
  beforeEach(() => {
    git('init', '-q', '-b', 'main');
    git('add', '.');
    git('commit', '-qm', 'x');
  });

  test('--changed reports what is on lines that were changed since a commit, and on new pages', async () => {
    expect(await check('--changed', 'main')).toMatchObject({ code: 0 });
    site.write({ [PAGE]: `# X\n\n[novo](/nova)\n\n${links(3)}`, 'content/pages/outra.md': '[a](/mais)\n' });
    const { code, stdout } = await check('--changed', 'main');
    expect(code).toBe(1);
    expect(stdout.match(/There is no page at "[^"]*"/g)).toEqual([
      'There is no page at "/nova"',
      'There is no page at "/mais"',
    ]);
    expect(await check('--changed', 'nowhere')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"nowhere" is no commit'),
    });
  });

  test('hosts are told of files from its root, wherever docs-build was started', () => {
    const before = process.cwd();
    const folder = path.join(site.folder, 'sub');
    mkdirSync(folder);
    try {
      process.chdir(folder);
      expect(repositoryPathIn('content')('pages/a.md')).toBe('sub/content/pages/a.md');
      expect(repositoryPathIn('../content')('pages/a.md')).toBe('content/pages/a.md');
      expect(repositoryPathIn('../../elsewhere')('pages/a.md')).toBe('../../elsewhere/pages/a.md');
    } finally {
      process.chdir(before);
    }
  });

  test('gitlab is one document, with nothing beside it', async () => {
    const { code, stdout, stderr } = await check('--format', 'gitlab');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(JSON.parse(stdout)).toHaveLength(4);
  });
});
