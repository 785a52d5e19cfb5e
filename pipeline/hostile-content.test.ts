// What content must not bring to a reader never reaches any output, whatever the severity of the rules that say so: as
// errors they end the run and nothing is written, and otherwise what is written is without it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Nav, PageDocument } from '../schemas/types.ts';
import { type CompiledSite, compileSite } from './compile.ts';
import { contentFrom } from './read/content.ts';
import { dangersInHtml, dangersInMarkdown, dangersInNodes } from './testing/dangers.ts';
import { HOSTILE_FILES, hostileSite, rulesAs } from './testing/hostile-site.ts';
import {
  DEFINITIONS,
  HOSTILE_BLOCKS,
  HOSTILE_LINES,
  HOSTILE_PARTS,
  PLACES,
  randomHostile,
} from './testing/hostile-texts.ts';
import { workspace } from './testing/run-binary.ts';

const compile = (files: Readonly<Record<string, string>>): Promise<CompiledSite> =>
  compileSite(contentFrom(new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)]))));

const SITE = `title: T\n${rulesAs('off')}`;

/** What comes to life of texts: in their Markdown, in their document, and in their Markdown compiled again. */
async function dangersOf(texts: readonly string[]): Promise<string[]> {
  const pages = texts.map((text, i) => [`pages/p${i}.md`, `${text}\n\n${DEFINITIONS}\n`] as const);
  const site = await compile({ 'site.yaml': SITE, ...HOSTILE_PARTS, ...Object.fromEntries(pages) });
  const published = await Promise.all(texts.map((_, i) => site.markdown(`/p${i}`)));
  const documents = await Promise.all(texts.map((_, i) => site.document(`/p${i}`)));
  const again = await compile({
    'site.yaml': 'title: T',
    ...Object.fromEntries(published.map((text, i) => [`pages/p${i}.md`, text])),
  });
  const left = again.diagnostics.filter(({ rule }) => rule === 'html-removed' || rule === 'url-unsafe');
  return texts
    .flatMap((text, i) => {
      const dangers = [
        ...dangersInMarkdown(published[i] ?? ''),
        ...dangersInNodes(documents[i]?.body.children ?? []),
        ...left.flatMap(({ sourcePath, message }) => (sourcePath === `pages/p${i}.md` ? [message] : [])),
      ];
      return dangers.length > 0 ? [{ text, published: published[i], dangers }] : [];
    })
    .map((found) => JSON.stringify(found, null, 1));
}

describe('nothing comes to life of', () => {
  test.each(PLACES)('a line at %j', async (place) => {
    expect(await dangersOf(Object.values(HOSTILE_LINES).map((line) => place.replaceAll('§', () => line)))).toEqual([]);
  });

  test('a block, alone, between others and in a quote', async () => {
    const texts = Object.values(HOSTILE_BLOCKS).flatMap((block) => [
      block,
      `a\n\n${block}\n\nb`,
      `> ${block.replaceAll('\n', '\n> ')}`,
    ]);
    expect(await dangersOf(texts)).toEqual([]);
  });

  test('what chance makes of them', async () => {
    expect(await dangersOf(Array.from({ length: 200 }, (_, seed) => randomHostile(seed)))).toEqual([]);
  });
});

test('what is code stays as it is written', async () => {
  const code =
    '`<script>` ``[a](javascript:x)``\n\n```html\n<script onclick="x">\n[a](javascript:x)\n```\n\n    <script>\n';
  const site = await compile({ 'site.yaml': SITE, 'pages/index.md': `# T\n\n<b>a</b> ${code}` });
  expect(await site.markdown('/')).toBe(`# T\n\na ${code}`);
});

describe('a site of nothing else', () => {
  /** Workers take longer to start than these pages to parse. */
  const ALONE = ['--jobs', '1'];

  test('is written without all that, and not at all where that is an error', async () => {
    const { call, write, hashes, remove, folder } = workspace(HOSTILE_FILES);
    try {
      write({ 'content/site.yaml': hostileSite('off') });
      expect(await call('build', ...ALONE)).toMatchObject({ code: 0, stderr: '' });
      const dist = hashes('dist');
      const dangers = Object.keys(dist).flatMap((file) =>
        dangersInFile(file, readFileSync(path.join(folder, 'dist', file), 'utf8')).map(
          (danger) => `${file}: ${danger}`,
        ),
      );
      expect(dangers).toEqual([]);
      write({ 'content/site.yaml': hostileSite('warning') });
      expect((await call('build', ...ALONE, '--out', 'warnings')).code).toBe(0);
      expect(hashes('warnings')).toEqual(dist);
      write({ 'content/site.yaml': hostileSite('error') });
      expect((await call('build', ...ALONE, '--out', 'errors')).code).toBe(1);
      expect(existsSync(path.join(folder, 'errors'))).toBe(false);
    } finally {
      remove();
    }
  });
});

/** What of a published file comes to life, where its kind is shown as Markdown or HTML. */
function dangersInFile(file: string, text: string): string[] {
  if (file.endsWith('.md')) return dangersInMarkdown(text);
  if (file.endsWith('.html')) return dangersInHtml(text);
  if (!file.endsWith('.json') || /^(?:assets|schemas|data\/(?:postman|examples))\//.test(file)) return [];
  const json = JSON.parse(text);
  // Descriptions of schemas and of OpenAPI are plain text.
  if (/\.schema\.json$|^data\/openapi\//.test(file)) return [];
  // What search shows of its index is text, too.
  if (file.startsWith('data/search/')) return [];
  if (file.startsWith('data/')) return textsIn(json).flatMap(dangersInMarkdown);
  const { body, status, announcement } = json as Partial<PageDocument & Nav>;
  return dangersInNodes([...(body?.children ?? []), ...(status?.body ?? []), ...(announcement?.body ?? [])]);
}

/** Every text in data but those that are values of fields, parameters and payloads. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const isValue = (key: string): boolean => /^(?:address|examples?|values?|title|format|path|name|status)$/.test(key);
  return Object.entries(value).flatMap(([key, each]) => (isValue(key) ? [] : textsIn(each)));
}
