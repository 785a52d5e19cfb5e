// Parses hostile texts by their numbers, `node soak-child.mjs FROM UNTIL PROGRESS`, and writes the number of each into a file
// before it begins: whoever started this knows which one ended it.
import { openSync, writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';
import { runnerImport } from 'vite';

const [from, until] = process.argv.slice(2, 4).map(Number);

/** Mebibytes: what the main thread has for its stack on Windows. */
const STACK = 1;

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), {
    argv: process.argv.slice(2),
    resourceLimits: { stackSizeMb: STACK },
  });
  worker.on('error', (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
} else await parseAll();

async function load(file) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  return (await runnerImport(`${root}pipeline/${file}`, { configFile: false, root, logLevel: 'error' })).module;
}

async function parseAll() {
  const { hostileMarkdown } = await load('testing/hostile-markdown.ts');
  const { isOdd } = await load('markdown/odd-markdown.ts');
  const { parsePage } = await load('parse/parse-page.ts');
  const context = {
    parts: new Map(),
    strings: { footnotes: 'Notas', backToReference: 'Voltar' },
    takesNames: true,
  };
  const progress = openSync(process.argv[4], 'w');
  const report = { documents: 0, natively: 0, tooDeep: 0, slowest: 0, failed: [] };
  for (let document = from; document < until; document++) {
    writeSync(progress, String(document), 0);
    const text = hostileMarkdown(document);
    const start = performance.now();
    try {
      const { facts } = await parsePage({ path: 'pages/index.md', text }, context);
      if (facts.findings.some(({ rule }) => rule === 'nesting-too-deep')) report.tooDeep++;
    } catch (error) {
      report.failed.push({ document, message: String(error.stack).slice(0, 500) });
    }
    report.slowest = Math.max(report.slowest, Math.round(performance.now() - start));
    report.documents++;
    if (!isOdd(text)) report.natively++;
    // The native parser frees what it used between turns of the event loop only.
    if (document % 25 === 0) await nextTurn();
  }
  process.stdout.write(JSON.stringify(report));
}
