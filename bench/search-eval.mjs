// How good the search is: success at 1 and at 3 and mean reciprocal rank over the judged queries, for both of their parts,
// beside MiniSearch as it comes, and Pagefind over the HTML that the built program (build/) makes.
// usage: npm run search:eval [-- --misses ajuste]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openSource } from './load-source.mjs';
import { openPagefind } from './pagefind.mjs';

const { values: options } = parseArgs({ options: { misses: { type: 'string' } } });
const source = await openSource();
const { ownDocuments, filesOf, ours, plain, readJudged, scoreOf } = await source.load('testing/search-evaluation.ts');

const documents = await ownDocuments();
const files = filesOf(documents);
const pagefind = await openPagefind(builtPages(documents.map(({ route }) => route)));
if (pagefind.missing) console.log(`Without Pagefind, which does not start here: ${pagefind.missing}`);
const engines = {
  'docs-build': await ours(files),
  MiniSearch: plain(documents),
  ...(pagefind.ask && { Pagefind: pagefind.ask }),
};
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
pagefind.close?.();
await source.close();

function builtPages(routes) {
  const repository = fileURLToPath(new URL('..', import.meta.url));
  const out = mkdtempSync(path.join(tmpdir(), 'search-eval-'));
  try {
    const program = path.join(repository, 'build/pipeline/cli/main.js');
    const args = [program, 'build', '--no-cache', '--out', out];
    execFileSync(process.execPath, args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
    return routes.map((route) => ({ route, html: readFileSync(path.join(out, route, 'index.html'), 'utf8') }));
  } finally {
    rmSync(out, { recursive: true });
  }
}
