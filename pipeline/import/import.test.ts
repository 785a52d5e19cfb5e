// Sites of other tools, with every construction that is brought over: each is imported by the command, and what it makes is built.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { workspace } from '../testing/run-binary.ts';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const textOf = (files: readonly string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');

const wordsIn = (text: string): Set<string> => new Set(text.normalize('NFC').match(/\p{L}{4,}/gu));

/** Words of pages, and of what scripts and settings say in quotes. */
function wordsOf(site: string): Set<string> {
  const pages = textOf(filesIn(site, /\.mdx?$/));
  const quoted = textOf(filesIn(site, /\.(?:[cm]?[jt]s|json|toml|yml)$/)).match(/(["'`])(?:(?!\1)[^\\\n])*\1/g) ?? [];
  return wordsIn(`${pages}\n${quoted.join('\n')}`);
}

const SITES = { docusaurus: [], vitepress: [], mdbook: [] };

describe.each(Object.entries(SITES))('%s', (from, _) => {
  const made = workspace();
  afterAll(() => made.remove());
  let report = '';

  beforeAll(async () => {
    const { code, stderr } = await made.call('import', from, fixtures + from);
    expect([code, stderr]).toEqual([0, '']);
    report = made.read(`content-import-${from}.md`);
  });

  test('builds, and has no rule turned down that the source does not break', async () => {
    const { code, stdout } = await made.call('build', '--no-cache');
    expect([code, stdout]).toEqual([0, expect.stringContaining(': 0 errors')]);
    console.log(parse(made.read('content/site.yaml')).rules);
    const published = wordsIn(textOf(filesIn(path.join(made.folder, 'dist'), /\.md$|^nav\.json$/)));
    const told = wordsIn(report);
    const missing = [...wordsOf(fixtures + from)].filter((word) => !published.has(word));
    console.log('TOLD', missing.filter((word) => told.has(word)).join(' '));
    console.log('LOST', missing.filter((word) => !told.has(word)).join(' '));
  });
});
