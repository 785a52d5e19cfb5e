import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { workspace } from '../testing/run-binary.ts';
import { readContent } from './read-content.ts';
import { UsageError } from './usage-error.ts';

const made = workspace({ 'content/pages/a.md': '# A', 'content/pages/b/c.md': '# C', 'content/pages/d.md': '# D' });
const content = path.join(made.folder, 'content');
afterEach(() => made.remove());

test('a folder that goes while it is read is as if it had gone before', async () => {
  const asked: string[] = [];
  const hashes = {
    of(sourcePath: string): undefined {
      asked.push(sourcePath);
      rmSync(path.join(content, 'pages/b'), { recursive: true, force: true });
    },
    forget: () => undefined,
  };
  const { pages } = await readContent(content, { hashes });
  expect(pages.map((page) => page.path)).toEqual(['pages/a.md', 'pages/d.md']);
  expect(asked).toContain('pages/b/c.md');
  rmSync(content, { recursive: true });
  await expect(readContent(content)).rejects.toThrow(UsageError);
  expect(existsSync(content)).toBe(false);
});
