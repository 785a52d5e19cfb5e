// The time of a build grows with its text, not with the square of it: twice the text takes at most 2.6 times the processor time.
import { expect, test } from 'vitest';
import { compileSite } from './compile.ts';
import { parseYaml } from './config/parse-yaml.ts';
import { matchesPattern } from './contracts/fields/match-pattern.ts';
import { lineIndex } from './diagnostics/line-index.ts';
import { drawDiagram } from './diagram/draw-diagram.ts';
import { isIgnored } from './external/is-ignored.ts';
import { highlight } from './parse/highlight.ts';
import { contentFrom } from './read/content.ts';

type Files = Readonly<Record<string, string>>;

const page = (text: string): Files => ({ 'pages/index.md': `# Início\n\n${text}\n` });
const lines = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');

/** What is to be done with a text of a size, and a size at which the square would be seen: all takes well below a second. */
type Work = (size: number) => () => unknown;

const compiling =
  (content: (size: number) => Files): Work =>
  (size) => {
    const all = Object.entries({ 'site.yaml': 'title: Exemplo\n', ...content(size) });
    const read = contentFrom(new Map(all.map(([path, text]) => [path, () => Buffer.from(text)])));
    return async () => {
      const site = await compileSite(read);
      for (const route of site.routes) await site.document(route);
    };
  };

const yamlOf =
  (content: (size: number) => string): Work =>
  (size) => {
    const text = content(size);
    return () => parseYaml({ sourcePath: 'site.yaml', lines: lineIndex(text), start: 0, end: text.length }, ignore);
  };

const ignore = (): void => undefined;

/** Each part includes the next one twice, so that a level more is twice the text. */
const parts: Work = compiling((size) => {
  const levels = Math.ceil(Math.log2(size));
  const names = Array.from({ length: levels }, (_, i) => `part-${i}`);
  const include = (name: string | undefined): string => (name ? `::include{src="./_${name}.md"}\n\n` : 'Fim.\n');
  return {
    ...page(include(names[0])),
    ...Object.fromEntries(names.map((name, i) => [`pages/_${name}.md`, include(names[i + 1]).repeat(2)])),
  };
});

/** Lines from each node to others far away, none of which anybody could follow. */
const flowchart: Work = (size) => {
  const text = `flowchart TD\n${lines(size, (i) => `  n${i} --> n${(i * 7919) % size}`)}`;
  return () => drawDiagram(text);
};

/** Schemas of which each has the next one twice in it: with so many the last stands in the first by the power of their number. */
const schemas: Work = compiling((size) => {
  const refTo = (i: number) => ({ $ref: `#/components/schemas/S${i}` });
  const schemaOf = (i: number) => (i < size ? { allOf: [refTo(i + 1), refTo(i + 1)] } : { type: 'object' });
  const schemas = Object.fromEntries(Array.from({ length: size + 1 }, (_, i) => [`S${i}`, schemaOf(i)]));
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {}, components: { schemas } };
  return { ...page(''), 'openapi/a.json': JSON.stringify(document) };
});

/** Operations of one id: each but the first is at fault, and told at its place in the document. */
const sameIds: Work = compiling((size) => {
  const operation = { operationId: 'x', summary: 'X', responses: { 200: { description: 'Sim' } } };
  const paths = Object.fromEntries(Array.from({ length: size }, (_, i) => [`/x${i}`, { get: operation }]));
  return {
    ...page(''),
    'openapi/a.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }),
  };
});

/** A payload of as many keys as its contract has fields, each of them another. */
const strangeKeys: Work = compiling((size) => ({
  ...page(''),
  'fields/a.yaml': `title: A\nroot: object\nexamples: [{ file: a.json }]\nfields:\n${lines(size, (i) => `  - { name: campo_${i}, type: string, required: never }`)}\n`,
  'examples/a.json': `{${lines(size, (i) => `"chave_${i}": 1${i < size - 1 ? ',' : ''}`)}}`,
}));

const GROWING: Readonly<Record<string, readonly [size: number, work: Work]>> = {
  paragraphs: [2000, compiling((size) => page('Um parágrafo.\n\n'.repeat(size)))],
  'addresses in one word': [1500, compiling((size) => page(`a\r\n\n${'www.a_'.repeat(size)}`))],
  'marks in one word': [5000, compiling((size) => page('_a'.repeat(size)))],
  'links to other hosts in a paragraph': [
    700,
    compiling((size) => page(lines(size, (i) => `[a](https://a${i}.example)`))),
  ],
  'images that are not closed, with backslashes': [5000, compiling((size) => page(`![${'\\\\'.repeat(size)}`))],
  'comments after blank lines': [300, compiling((size) => page(`${'\n'.repeat(50)}<!-- a -->`.repeat(size)))],
  'parts that include others twice': [256, parts],
  'lines of a flowchart': [150, flowchart],
  'letters that a pattern may share out in many ways': [
    20_000,
    (size) => () => matchesPattern(/^(?:(a+)+)$/u, `${'a'.repeat(size)}b`),
  ],
  'keys of YAML, such as redirects': [3000, yamlOf((size) => lines(size, (i) => `chave-${i}: valor`))],
  'aliases of YAML': [800, yamlOf((size) => `a: &a b\nc:\n${lines(size, () => '  - *a')}`)],
  'broken anchors among headings': [
    150,
    compiling((size) => page(lines(size, (i) => `## Seção ${i}\n\n[Ver](#cecao-${i}x)\n`))),
  ],
  'a broken anchor of many letters': [
    8000,
    compiling((size) => page(`## ${'a'.repeat(size)}\n\n[Ver](#${'a'.repeat(size)}b)`)),
  ],
  'a name of many letters': [
    4000,
    compiling((size) => ({
      ...page(`\`${'a'.repeat(size)}b\``),
      'fields/a.yaml': `title: A\nroot: object\nfields: [{ name: ${'a'.repeat(size)}, type: string, required: never }]\n`,
    })),
  ],
  'lines of HTML in a quote': [700, compiling((size) => page(`> <details>\n${'> <kbd>a</kbd>\n'.repeat(size)}`))],
  'marks in one line that is not ASCII alone': [2500, compiling((size) => page('é<br>'.repeat(size)))],
  'tags that close nothing': [1500, compiling((size) => page('<kbd>'.repeat(size) + '</mark>'.repeat(size)))],
  'HTML that is begun and never ended': [2000, compiling((size) => page(`a\r\n\n${'a <![CDATA['.repeat(size)}`))],
  'the same within a block': [10_000, compiling((size) => page(`<details>\n${'<!--'.repeat(size)}>`))],
  'tags that are taken out and never closed': [3000, compiling((size) => page('a <textarea>'.repeat(size)))],
  'keys that no field has': [200, strangeKeys],
  'schemas that have the next one twice': [11, schemas],
  'faults of OpenAPI': [40, sameIds],
  'words of a style sheet without a brace': [
    2500,
    (size) => () => ['css', 'less', 'scss'].map((language) => highlight('a\n'.repeat(size), language)),
  ],
  'stars in a pattern of addresses': [
    10_000,
    (size) => () => isIgnored(`https://a.example/${'a'.repeat(size)}`, [`https://${'*a'.repeat(100)}*b`]),
  ],
};

async function processorTimeOf(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** The quickest of so many runs counts, where they differ: whatever else the machine does only adds to it. */
const MOST_RUNS = 6;

/** Below this, in seconds, a time says nothing of how it grows: then twice the text takes next to none, too. */
const UNSEEN = 0.1;
const MOST_GROWTH = 2.6;

test.each(Object.entries(GROWING))('%s', async (_, [size, work]) => {
  // What is loaded and compiled by the first run is no part of what grows.
  await work(Math.ceil(size / 10))();
  const runs = { once: work(size), twice: work(2 * size) };
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const growth = (): number => twice / Math.max(once, UNSEEN);
  for (let run = 0; run < MOST_RUNS && !(growth() < MOST_GROWTH); run++) {
    once = Math.min(once, await processorTimeOf(runs.once));
    twice = Math.min(twice, await processorTimeOf(runs.twice));
  }
  expect(growth(), `${once.toFixed(3)} s, and ${twice.toFixed(3)} s of twice the text`).toBeLessThan(MOST_GROWTH);
});
