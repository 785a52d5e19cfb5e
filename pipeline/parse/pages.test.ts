// What makes a page be parsed again, in one process and in the next.
import { beforeEach, expect, test } from 'vitest';
import { contentFrom } from '../read/content.ts';
import { textPacker } from './packed-text.ts';
import { makePages, type StoredFacts } from './pages.ts';
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
  takesNames: false,
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
  ['whether names are asked for', {}, { takesNames: true }, ['pages/guia.md', 'pages/index.md']],
];

test.each(CHANGES)('%s', async (_, texts, context, again) => {
  const before = readTexts();
  const pages = makePages({ parse });
  const facts = await pages.parse(before.pages, contextOf(before));
  expect(takeParsed()).toEqual(['pages/guia.md', 'pages/index.md']);
  const { all = {}, fresh } = pages.found() ?? {};
  expect(fresh?.toSorted()).toEqual(['pages/guia.md', 'pages/index.md']);

  // In the same process, which sees that files are the same, or has to look into them.
  await pages.parse(before.pages, contextOf(before));
  expect(takeParsed()).toEqual([]);
  const after = readTexts(texts);
  await pages.parse(after.pages, contextOf(after, context));
  expect(takeParsed()).toEqual(again);

  // In the next one, which has what this one stored.
  const stored: StoredFacts = JSON.parse(JSON.stringify(all));
  const next = makePages({ parse, earlier: stored });
  const found = await next.parse(after.pages, contextOf(after, context));
  expect(takeParsed()).toEqual(again);
  expect(next.found()?.fresh.toSorted() ?? []).toEqual(again);
  if (again.length === 0) expect(found).toEqual(JSON.parse(JSON.stringify(facts)));
});

test('a page that is gone is not kept, and one of a strange name not found', async () => {
  const content = readTexts();
  const pages = makePages({ parse });
  await pages.parse(content.pages, contextOf(content));
  const earlier = pages.found()?.all;
  const next = makePages({ parse, earlier });
  const rest = content.pages.filter(({ path }) => path !== 'pages/guia.md');
  await next.parse(rest, contextOf(content));
  expect(Object.keys(next.found()?.all ?? {})).toEqual(['pages/index.md']);
  expect(() => next.fileOf('constructor')).toThrow('"constructor" is not known.');
});

test('what a page says is parsed when it is asked for, where only its facts are known', async () => {
  const content = readTexts();
  const pages = makePages({ parse });
  await pages.parse(content.pages, contextOf(content));
  const wanted = await pages.textOf('pages/guia.md');
  const next = makePages({ parse, earlier: pages.found()?.all });
  await next.parse(content.pages, contextOf(content));
  expect(next.packedTextOf('pages/guia.md')).toBeUndefined();
  expect(await next.textOf('pages/guia.md')).toEqual(wanted);
});
