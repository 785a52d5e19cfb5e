// One worker, which is this thread. That several give the same is held by cli/agreement.test.ts.
import { expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { slowIn } from './page-worker.ts';
import { startWorkers } from './start-workers.ts';

/** More than one batch of them. */
const COUNT = 130;
const names = Array.from({ length: COUNT }, (_, number) => `pages/p${String(number).padStart(3, '0')}.md`);
const content = contentFrom(
  new Map([
    ['site.yaml', () => Buffer.from('title: T')],
    ['pages/index.md', () => Buffer.from('# Início')],
    ...names.map((name) => [name, () => Buffer.from(`# ${name}\n`)] as const),
  ]),
);

test('pages come in the order in which they were given, however they were shared out', async () => {
  const workers = startWorkers({ jobs: 1 });
  const site = await compileSite(content, { parse: workers.parse });
  const parsed = await workers.parse(content.pages, site.context);
  expect(parsed.map(({ facts }) => facts.title)).toEqual([...names.map((name) => name), 'Início'].sort());
  expect(parsed.map(({ facts }) => facts.sourcePath)).toEqual(content.pages.map(({ path }) => path));
  await workers.end();
});

test('without a renderer, documents are made and nothing is written; what takes too long to make is named', async () => {
  const workers = startWorkers({ jobs: 1 });
  const site = await compileSite(content, { parse: workers.parse });
  const tasks = [...site.orders.values()].map((order) => ({
    order,
    file: order.kind === 'authored' ? content.pages.find(({ path }) => path === order.sourcePath) : undefined,
  }));
  expect(await workers.make(tasks, site)).toEqual(tasks.map(() => ({ files: [], record: '' })));
  const inNoTime = { ...site, context: { ...site.context, secondsPerFile: 1e-9 } };
  const slow = slowIn(await workers.make(tasks, inNoTime));
  expect(slow.map(({ rule, sourcePath }) => `${rule} ${sourcePath}`).sort()).toEqual(
    content.pages.map(({ path }) => `file-too-slow ${path}`),
  );
  await expect(workers.make([{ order: tasks[0]?.order ?? expect.unreachable() }], site)).rejects.toThrow(
    'Nothing is known of what "/" says.',
  );
  await workers.end();
});

test('whoever interrupts it waits for no page more', async () => {
  const workers = startWorkers({ jobs: 1 });
  const site = await compileSite(content, { parse: workers.parse });
  const [order] = site.orders.values();
  const tasks = order ? Array.from({ length: 500 }, () => ({ order })) : [];
  const interruption = new AbortController();
  interruption.abort(new Error('enough'));
  await expect(workers.make(tasks, site, interruption.signal)).rejects.toThrow('enough');
  await workers.end();
});
