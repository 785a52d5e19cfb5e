// Parses hostile texts by their numbers, `node soak-child.mjs FROM UNTIL PROGRESS`, and writes the number of each into a file
// before it begins: whoever started this knows which one ended it.
import { openSync, writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isMainThread, Worker } from 'node:worker_threads';
import { openSource } from './load-source.mjs';

const [from, until] = process.argv.slice(2, 4).map(Number);

/** Every text goes through the native parser, and one in so many of the shorter ones, for remark is slow, becomes a page. */
const PAGES = 20;
const LONGEST_PAGE = 2000;

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

async function parseAll() {
  const { load } = await openSource();
  const { hostileMarkdown } = await load('testing/hostile-markdown.ts');
  const { checkNesting, isOverfull } = await load('markdown/check-nesting.ts');
  const { parseNatively } = await load('markdown/parse-natively.ts');
  const { parsePage } = await load('parse/parse-page.ts');
  await (await load('markdown/parse-markdown.ts')).loadReference();
  const context = {
    parts: new Map(),
    strings: { footnotes: 'Notas', backToReference: 'Voltar' },
    collectsNames: true,
  };
  const progress = openSync(process.argv[4], 'w');
  const report = { documents: 0, pages: 0, tooDeep: 0, slowest: { document: from, seconds: 0 }, failed: [] };
  for (let document = from; document < until; document++) {
    writeSync(progress, String(document), 0);
    const text = hostileMarkdown(document);
    const start = process.cpuUsage();
    try {
      checkNesting(text);
      if (!isOverfull(text)) parseNatively(text);
      if (document % PAGES === 0 && text.length < LONGEST_PAGE) {
        await parsePage({ path: 'pages/index.md', text }, context);
        report.pages++;
      }
    } catch (error) {
      if (error instanceof RangeError) report.tooDeep++;
      else report.failed.push({ document, message: String(error.stack).slice(0, 500) });
    }
    const { user, system } = process.cpuUsage(start);
    const seconds = Number(((user + system) / 1e6).toFixed(3));
    if (seconds > report.slowest.seconds) report.slowest = { document, seconds };
    report.documents++;
    // The native parser frees what it used between turns of the event loop only.
    if (document % 25 === 0) await nextTurn();
  }
  // At once, and whole: nobody waits for a server that may take its time to close.
  writeSync(1, JSON.stringify(report));
  process.exit();
}
