import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readLastChanges } from './last-changes.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function commit(repository: string, day: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(repository, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const dates = { GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.c'];
  execFileSync('git', ['add', '.'], { cwd: repository });
  execFileSync('git', [...author, 'commit', '-qm', day], { cwd: repository, env: { ...process.env, ...dates } });
}

test('says the day of the last commit to each page, by its path in the content folder', async () => {
  const repository = temporaryFolder();
  execFileSync('git', ['init', '-q'], { cwd: repository });
  commit(repository, '2024-01-02', { 'site/pages/index.md': 'a', 'site/pages/peças/não.md': 'b', 'README.md': 'c' });
  commit(repository, '2025-03-04', { 'site/pages/index.md': 'd', 'site/site.yaml': 'title: T' });
  writeFileSync(path.join(repository, 'site/pages/new.md'), 'never committed');
  expect([...(await readLastChanges(path.join(repository, 'site')))].sort()).toEqual([
    ['pages/index.md', '2025-03-04'],
    ['pages/peças/não.md', '2024-01-02'],
  ]);

  const part = path.join(temporaryFolder(), 'part');
  execFileSync('git', ['clone', '-q', '--depth=1', pathToFileURL(repository).href, part]);
  expect(await readLastChanges(path.join(part, 'site'))).toEqual(new Map());
});

test('says nothing where there is no repository', async () => {
  expect(await readLastChanges(temporaryFolder())).toEqual(new Map());
});
