// The time of a build grows with its text, not with the square of it: twice the text takes at most 2.6 times the processor time.
import { expect, test } from 'vitest';
import { compileSite } from './compile.ts';
import { parseYaml } from './config/parse-yaml.ts';
import { lineIndex } from './diagnostics/line-index.ts';
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

const yaml: Work = (size) => {
  const text = lines(size, (i) => `chave-${i}: valor`);
  return () => parseYaml({ sourcePath: 'site.yaml', lines: lineIndex(text), start: 0, end: text.length }, ignore);
};

const ignore = (): void => undefined;

const GROWING: Readonly<Record<string, readonly [size: number, work: Work]>> = {
  'keys of YAML, such as redirects': [3000, yaml],
  'broken anchors among headings': [
    150,
    compiling((size) => page(lines(size, (i) => `## Seção ${i}\n\n[Ver](#cecao-${i}x)\n`))),
  ],
  'lines of HTML in a quote': [700, compiling((size) => page(`> <details>\n${'> <kbd>a</kbd>\n'.repeat(size)}`))],
  'tags that close nothing': [1500, compiling((size) => page('<kbd>'.repeat(size) + '</mark>'.repeat(size)))],
  'words of a style sheet without a brace': [
    2500,
    (size) => () => ['css', 'less', 'scss'].map((language) => highlight('a\n'.repeat(size), language)),
  ],
  'stars in a pattern of addresses': [
    10_000,
    (size) => () => isIgnored(`https://a.example/${'a'.repeat(size)}`, [`https://${'*a'.repeat(100)}*b`]),
  ],
};

/** Processor time of the quickest of some runs: whatever else the machine does only adds to it. */
async function leastOf(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3; count++) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1e6);
  }
  return least;
}

/** Below this, in seconds, a time says nothing of how it grows: then twice the text takes next to none, too. */
const UNSEEN = 0.1;

test.each(Object.entries(GROWING))('%s', async (_, [size, work]) => {
  // What is loaded and compiled by the first run is no part of what grows.
  await work(Math.ceil(size / 10))();
  const once = await leastOf(work(size));
  const twice = await leastOf(work(2 * size));
  expect(twice, `${once.toFixed(3)} s, and ${twice.toFixed(3)} s of twice the text`).toBeLessThan(
    2.6 * Math.max(once, UNSEEN),
  );
});
