// A site in another language than the default one and with a brand of its own, with every construction that the program says
// something of.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentSearch } from '../../schemas/search/current-search.ts';
import { PACKS } from '../languages/language.ts';
import { workspace } from '../testing/run-binary.ts';

const made = workspace();
const content = fileURLToPath(new URL('../testing/english-site', import.meta.url));
beforeAll(async () => {
  expect(await made.call('build', '--content', content, '--strict')).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => made.remove());
const read = (file: string): string => made.read(path.join('dist', file));

/** The words of a text, but for those that hold digits, as hashes do. */
const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}\p{N}_])\p{L}+(?![\p{L}\p{N}])/gu) ?? [];

const unaccented = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Words of a language; of ids and names, each part. */
const spoken = (group: object): string[] =>
  Object.values(group).flatMap((word) =>
    typeof word === 'string' ? wordsIn(word.replace(/\{\w+\}|_/g, ' ')) : spoken(word),
  );

test('no word of Portuguese stands in what is published', () => {
  // A keyword of Java, the end of the address of a schema, an element.
  const foreign = new Set(['final', 'com', 'video', ...spoken(PACKS.en)]);
  const portuguese = spoken(PACKS['pt-BR']).filter((word) => word.length > 2 && !foreign.has(word));
  const sought = new Set(portuguese.flatMap((word) => [word, unaccented(word)]).filter((word) => !foreign.has(word)));
  expect(sought.size).toBeGreaterThan(300);
  const texts = readdirSync(path.join(made.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(made.folder, 'dist'), path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(?:assets|schemas)\/|^offline\.json$|\.woff2$/.test(file));
  expect(texts).toEqual(
    expect.arrayContaining(['search/index.html', 'data/fields/payment.csv', 'fields.md', '404.html']),
  );
  expect(
    texts.flatMap((file) => wordsIn(read(file)).flatMap((word) => (sought.has(word) ? `${file}: ${word}` : []))),
  ).toEqual([]);
});

test('the language is said wherever a document says its own', () => {
  const page = read('guide/index.html');
  expect(page).toMatch(/^<!doctype html>\n<html lang="en" data-base/);
  expect(page).toContain('<meta property="og:locale" content="en_US">');
  expect(page).toContain('"inLanguage":"en"');
  expect(read('offline.html')).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(JSON.parse(read('nav.json')).site.lang).toBe('en');
});

test('a word of the author wins over that of the language, and all others stay', () => {
  const { strings } = JSON.parse(read('nav.json'));
  expect(strings).toMatchObject({ home: 'Front page', next: 'Next', failure: { retry: 'Retry' } });
  // What the build alone writes is not told to the application.
  expect(Object.keys(strings)).not.toContain('anchors');
});

test('a word is found by its plural, as English has it', async () => {
  const search = currentSearch(async (file) => read(file));
  const titles = async (query: string): Promise<string[]> => {
    const { results } = await search.find(query, { limit: 3, isFresh: false });
    return results.map(({ title }) => title.join(''));
  };
  expect(await titles('addresses')).toEqual(await titles('address'));
  expect(await titles('batches batch')).not.toEqual([]);
  expect((await titles('payments'))[0]).toBe((await titles('payment'))[0]);
});

test('every document loads the colours and styles of the site after ours, and keeps them for reading without a network', () => {
  for (const file of ['index.html', 'offline.html', 'search/index.html']) {
    const sheets = [...read(file).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href = '']) => href);
    expect(sheets.slice(-2)).toEqual([expect.stringMatching(/^\/assets\/site-[\w-]{8}\.css$/), '/brand.css']);
    expect(sheets.length).toBeGreaterThan(2);
  }
  const { styles } = JSON.parse(read('nav.json')).site;
  expect(read(styles[0])).toContain('--accent: light-dark(#6a1b8f, #d6a8f0);');
  const own = [...styles.map((href: string) => href.slice(1)), 'fonts/slabo.woff2', 'mark.js'];
  expect(JSON.parse(read('offline.json')).start).toEqual(expect.arrayContaining(own));
});

test('a not-found page and a robots.txt of the author win over ours, in the dev server as well', async () => {
  for (const file of ['404.html', 'robots.txt'])
    expect(read(file)).toBe(readFileSync(path.join(content, 'static', file), 'utf8'));
  const { origin, stop } = await made.startHere('dev', '--content', content, '--port', '0');
  const missing = await fetch(`${origin}/nowhere`);
  expect([missing.status, await missing.text()]).toEqual([404, read('404.html')]);
  await stop();
});
