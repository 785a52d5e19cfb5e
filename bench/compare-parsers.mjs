// How often a page is another with the native parser than with remark: texts made by chance, each made into a page both ways
// and compared with everything that is known of it. What differs is printed, as short as it still differs.
// usage: npm run compare [-- --documents 20000 --seed 1]
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSource } from './load-source.mjs';

const { values: options } = parseArgs({
  options: { documents: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});

const source = await openSource();
const elsewhere = await openSource({ withoutBinary: true });
const { randomMarkdown } = await source.load('testing/random-markdown.ts');
const { isAmbiguous } = await source.load('markdown/ambiguous-markdown.ts');
const { parsePage } = await source.load('parse/parse-page.ts');
const { parsePage: parsePageElsewhere } = await elsewhere.load('parse/parse-page.ts');
const context = { parts: new Map(), strings: { footnotes: 'Notas', backToReference: 'Voltar' }, collectsNames: true };

async function differs(text) {
  // A character cut in two is in no file.
  if (isAmbiguous(text) || /\p{Surrogate}/u.test(text)) return false;
  const file = { path: 'pages/index.md', text };
  return JSON.stringify(await parsePage(file, context)) !== JSON.stringify(await parsePageElsewhere(file, context));
}

/** Takes out what it can. */
async function shortened(text) {
  for (let size = text.length >> 1; size >= 1; ) {
    const before = text;
    for (let at = 0; at + size <= text.length; ) {
      const shorter = text.slice(0, at) + text.slice(at + size);
      if (await differs(shorter)) text = shorter;
      else at += Math.max(1, size >> 1);
    }
    if (text === before) size >>= 1;
  }
  return text;
}

const sums = { documents: 0, natively: 0, different: 0 };
for (const text of randomMarkdown(Number(options.seed), Number(options.documents))) {
  // The native parser frees what it used between turns of the event loop only.
  if (++sums.documents % 25 === 0) await nextTurn();
  if (isAmbiguous(text)) continue;
  sums.natively++;
  if (!(await differs(text))) continue;
  sums.different++;
  process.stdout.write(`${JSON.stringify(await shortened(text))}\n`);
}
process.stdout.write(`${JSON.stringify(sums)}\n`);
await Promise.all([source.close(), elsewhere.close()]);
