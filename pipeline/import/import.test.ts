// Sites of other tools, with every construction that is brought over: each is imported by the command, and what it makes is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Words that stand on no page: those that the report tells, and those of markup, addresses and comments. */
const NOT_PUBLISHED = {
  docusaurus: {
    told: 'x',
    markup: 'x',
  },
  vitepress: {
    told: 'x',
    markup: 'x',
  },
  mdbook: {
    told: 'x',
    markup: 'x',
  },
};

describe.each(Object.entries(NOT_PUBLISHED))('a site of %s', (from, { told, markup }) => {
  const made = workspace();
  let report = '';
  beforeAll(async () => {
    const { code, stderr } = await made.call('import', from, fixtures + from);
    expect([code, stderr]).toEqual([0, '']);
    report = made.read(`content-import-${from}.md`);
  });
  afterAll(() => made.remove());

  test('builds with warnings only, and every word of it is published or told', async () => {
    const published = new Set<string>();
    for (const content of readdirSync(made.folder).filter((name) => /^content(?:-[\d.]+)?$/.test(name))) {
      const { code, stdout } = await made.call('build', '--no-cache', '--content', content, '--out', `dist-${content}`);
      expect([code, stdout]).toEqual([0, expect.stringContaining(': 0 errors')]);
      // Nothing had to be turned down: each fault of the source has a rule that warns.
      expect(parse(made.read(`${content}/site.yaml`)).rules).toBeUndefined();
      const files = filesIn(path.join(made.folder, `dist-${content}`), /\.md$|^nav\.json$/);
      for (const word of wordsIn(textOf(files))) published.add(word);
    }
    const inReport = wordsIn(report);
    const missing = [...wordsOf(fixtures + from)].filter((word) => !published.has(word)).sort();
    expect({
      told: missing.filter((word) => inReport.has(word)).join(' '),
      markup: missing.filter((word) => !inReport.has(word)).join(' '),
    }).toEqual({ told, markup });
  });

  test('gives the same pages and the same report every time', async () => {
    await expect(textOf(filesIn(path.join(made.folder, 'content'), /\.(?:md|yaml)$/).sort())).toMatchFileSnapshot(
      `${fixtures}expected/${from}.txt`,
    );
    await expect(report).toMatchFileSnapshot(`${fixtures}expected/${from}-report.md`);
  });
});

test('no script of a site is run', () => {
  expect(globalThis).not.toHaveProperty('ranForeignCode');
});

describe('import refuses', () => {
  const site = {
    'book/book.toml': '[book]\ntitle = "B"\n',
    'book/src/SUMMARY.md': '- [A](a.md)\n',
    'book/src/a.md': '# A\n',
  };

  test.each([
    ['a name it does not know', ['gitbook', 'book'], 'docs-build imports nothing called "gitbook".'],
    ['a source that is not there', ['mdbook', 'nowhere'], 'There is no "nowhere".'],
    ['a source that is a file', ['mdbook', 'book/book.toml'], '"book/book.toml" is not a folder.'],
    ['a folder of another tool', ['vitepress', 'book'], 'There is no ".vitepress/config.js" or ".ts" in "book"'],
    ['a folder of another tool', ['docusaurus', 'book'], 'There is no "docusaurus.config.js" or ".ts" in "book"'],
    ['a folder of another tool', ['mdbook', 'content'], 'There is no book.toml in "content": it is no mdBook.'],
    ['a content folder that holds something', ['mdbook', 'book'], '"content" is not empty: it holds "kept.md".'],
  ])('%s: %s', async (_, args, message) => {
    const made = workspace({ ...site, 'content/kept.md': 'mine' });
    const before = made.hashes('.');
    const empty = message.startsWith('"content"') ? [] : ['--content', 'new'];
    expect(await made.call('import', ...args, ...empty)).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
    expect(made.hashes('.')).toEqual(before);
    made.remove();
  });

  test('to leave anything half-written', async () => {
    const made = workspace(site);
    const { code, stderr } = await made.runWithFault(
      { call: 'writeFileSync', path: 'pages/a.md', nth: 1, what: 'ENOSPC' },
      'import',
      'mdbook',
      'book',
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('docs-build cannot go on')]);
    expect([existsSync(path.join(made.folder, 'content')), readdirSync(made.folder)]).toEqual([false, ['book']]);
    made.remove();
  });
});
