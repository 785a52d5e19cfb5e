// What makes a page be parsed again, in one process and in the next.
import { beforeEach, expect, test } from 'vitest';
import { contentFrom } from '../read/content.ts';
import { makeMemory } from '../read/memory.ts';
import { textPacker } from './packed-text.ts';
import { readPages } from './pages.ts';
import { type ParsePages, parsePagesHere } from './parse-pages.ts';
import type { ParseContext } from './source.ts';

const TEXTS = {
  'site.yaml': 'title: T',
  'pages/index.md': '# Início\n\n::include{src="./_parte.md"}\n',
  'pages/guia.md': '# Guia\n\nTexto.\n',
  'pages/_parte.md': 'Da parte.\n',
};
const readTexts = (changes: Readonly<Record<string, string>> = {}) =>
  contentFrom(
    new Map(Object.entries({ ...TEXTS, ...changes }).map(([path, text]) => [path, () => Buffer.from(text)] as const)),
  );
const contextOf = ({ parts }: ReturnType<typeof readTexts>, changes: Partial<ParseContext> = {}): ParseContext => ({
  parts,
  strings: { footnotes: 'Notas', backToReference: 'Voltar' },
  collectsNames: false,
  ...changes,
});

/** Pages that were parsed since the last call. */
const parsed: string[] = [];
const parse: ParsePages = (files, context) => {
  parsed.push(...files.map(({ path }) => path));
  return parsePagesHere(textPacker())(files, context);
};
const takeParsed = (): string[] => parsed.splice(0).sort();
beforeEach(() => takeParsed());

const CHANGES: readonly (readonly [
  what: string,
  texts: Record<string, string>,
  context: Partial<ParseContext>,
  again: string[],
])[] = [
  ['nothing', {}, {}, []],
  ['a text', { 'pages/guia.md': '# Guia\n\nTextu.\n' }, {}, ['pages/guia.md']],
  ['a part, for the page that includes it', { 'pages/_parte.md': 'De parte.\n' }, {}, ['pages/index.md']],
  [
    'the heading of footnotes',
    {},
    { strings: { footnotes: 'Rodapé', backToReference: 'Voltar' } },
    ['pages/guia.md', 'pages/index.md'],
  ],
  [
    'the name of a link back',
    {},
    { strings: { footnotes: 'Notas', backToReference: 'De volta' } },
    ['pages/guia.md', 'pages/index.md'],
  ],
  ['whether names are asked for', {}, { collectsNames: true }, ['pages/guia.md', 'pages/index.md']],
];

test.each(CHANGES)('%s', async (_, texts, context, again) => {
  const before = readTexts();
  const memory = makeMemory();
  const { facts } = await readPages(before.pages, contextOf(before), memory, parse);
  expect(takeParsed()).toEqual(['pages/guia.md', 'pages/index.md']);
  const { all = {}, fresh } = memory.changes() ?? {};
  expect(fresh?.toSorted()).toEqual(['pages/guia.md', 'pages/index.md']);

  // In the same process.
  await readPages(before.pages, contextOf(before), memory, parse);
  expect(takeParsed()).toEqual([]);
  const after = readTexts(texts);
  await readPages(after.pages, contextOf(after, context), memory, parse);
  expect(takeParsed()).toEqual(again);

  // In the next one, which has what this one stored.
  const next = makeMemory(JSON.parse(JSON.stringify(all)));
  const found = await readPages(after.pages, contextOf(after, context), next, parse);
  expect(takeParsed()).toEqual(again);
  expect(next.changes()?.fresh.toSorted() ?? []).toEqual(again);
  if (again.length === 0) expect(found.facts).toEqual(JSON.parse(JSON.stringify(facts)));
});

test('a page that is gone is not kept, and one of a strange name not found', async () => {
  const content = readTexts();
  const memory = makeMemory();
  await readPages(content.pages, contextOf(content), memory, parse);
  const next = makeMemory(memory.changes()?.all);
  const rest = content.pages.filter(({ path }) => path !== 'pages/guia.md');
  const pages = await readPages(rest, contextOf(content), next, parse);
  expect(Object.keys(next.changes()?.all ?? {})).toEqual(['pages/index.md']);
  expect(() => pages.fileOf('constructor')).toThrow('There is no page "constructor".');
});

test('what a page says is parsed when it is asked for, where only its facts are known', async () => {
  const content = readTexts();
  const memory = makeMemory();
  const wanted = await (await readPages(content.pages, contextOf(content), memory, parse)).textOf('pages/guia.md');
  const next = makeMemory(JSON.parse(JSON.stringify(memory.changes()?.all)));
  const pages = await readPages(content.pages, contextOf(content), next, parse);
  expect(pages.packedTextOf('pages/guia.md')).toBeUndefined();
  expect(await pages.textOf('pages/guia.md')).toEqual(wanted);
});
