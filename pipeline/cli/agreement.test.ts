// `check` is only of use if it says what `build` says: the same bytes, however many workers parse and whatever the cache
// holds.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RULES } from '../diagnostics/rules.ts';
import { randomMarkdown } from '../testing/random-markdown.ts';
import { type Workspace, workspace } from '../testing/run-binary.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));

let site: Workspace;
beforeEach(() => {
  site = workspace();
});
afterEach(() => site.remove());

async function reports(): Promise<{ readonly first: string; readonly others: Readonly<Record<string, string>> }> {
  const report = async (...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await site.call(...args, '--format', 'json');
    expect(stderr).toBe('');
    expect(code, stdout).toBe(JSON.parse(stdout).summary.errors > 0 ? 1 : 0);
    return stdout;
  };
  const first = await report('check', '--no-cache', '--jobs', '1');
  const others: Record<string, string> = {};
  // In turn: the first of these parses every page, and fills the cache that the other finds.
  for (const args of [['build', '--jobs', '3'], ['check']]) others[args.join(' ')] = await report(...args);
  return { first, others };
}

test.each(['sidebar-invalid', 'site-invalid', 'include-by-region', 'rules-set-severities'])(
  'on the fixture %s',
  async (name) => {
    cpSync(path.join(fixtures, name, 'content'), path.join(site.folder, 'content'), { recursive: true });
    const { first, others } = await reports();
    for (const [run, report] of Object.entries(others)) expect(report, run).toBe(first);
  },
);

test('on the pages of all fixtures as one site', async () => {
  for (const name of readdirSync(fixtures)) {
    const pages = path.join(fixtures, name, 'content/pages');
    if (existsSync(pages)) cpSync(pages, path.join(site.folder, 'content/pages', name), { recursive: true });
  }
  site.write({ 'content/site.yaml': 'title: X\n', 'content/pages/index.md': '# X\n' });
  const { first, others } = await reports();
  const { summary } = JSON.parse(first);
  expect(summary.errors).toBeGreaterThan(100);
  for (const [run, report] of Object.entries(others)) expect(report, run).toBe(first);
});

test('pages that chance wrote become the same bytes, however many workers make them', async () => {
  const off = Object.keys(RULES).map((rule) => `  ${rule}: off\n`);
  const pages = [...randomMarkdown(2, 150)].map((text, i) => [`content/pages/p${i % 9}/q${i}.md`, text] as const);
  site.write({ 'content/site.yaml': `title: X\nrules:\n${off.join('')}`, ...Object.fromEntries(pages) });
  const bytes = async (jobs: string): Promise<Record<string, string>> => {
    const { code, stderr } = await site.call('build', '--no-cache', '--jobs', jobs, '--out', jobs);
    expect(code, stderr).toBe(0);
    return site.hashes(jobs);
  };
  expect(await bytes('3')).toEqual(await bytes('1'));
});
