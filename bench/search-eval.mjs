// How good the search is: success at 1 and at 3 and mean reciprocal rank over the judged queries, for both of their parts,
// beside MiniSearch as it comes.
// usage: npm run search:eval [-- --misses ajuste]
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openSource } from './load-source.mjs';

const { values: options } = parseArgs({ options: { misses: { type: 'string' } } });
const source = await openSource();
const { ownDocuments, filesOf, ours, plain, readJudged, scoreOf } = await source.load('testing/search-evaluation.ts');

const documents = await ownDocuments();
const files = filesOf(documents);
const engines = { 'docs-build': await ours(files), MiniSearch: plain(documents) };
const judged = readJudged();
for (const part of new Set(judged.map((query) => query.part))) {
  const some = judged.filter((query) => query.part === part);
  for (const [name, ask] of Object.entries(engines)) {
    const { count, at1, at3, rank, misses } = await scoreOf(some, ask);
    const figures = Object.entries({ 'at 1': at1, 'at 3': at3, rank }).map(
      ([name, value]) => `${name} ${value.toFixed(3)}`,
    );
    console.log(`${part.padEnd(8)} ${name.padEnd(10)} ${count} queries  ${figures.join('  ')}`);
    if (options.misses === part && name === 'docs-build')
      for (const { query, position, first } of misses) console.log(`    ${position || '-'}  ${query}  (${first})`);
  }
}
const bytes = [...files.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
console.log(`The index has ${files.size} files, ${bytes} bytes as gzip sends them.`);
await source.close();
