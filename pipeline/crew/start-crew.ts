// Shares pages out to this thread and others. A page is made by the worker that parsed it, so that its text never travels;
// how many workers there are changes nothing but the time it takes.
import { availableParallelism } from 'node:os';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import type { TakenFile } from '../write/output-folder.ts';
import { type PageTask, type PageWorker, pageWorker, type SiteFrame } from './page-worker.ts';
import { startThread, type Thread } from './start-thread.ts';

/** A thread costs about as much to start as this many pages cost to make. */
const PAGES_PER_WORKER = 100;

/** Pages that travel together: what is on its way is in memory twice. */
const BATCH = 50;

/** Those who parse and make pages. */
export interface Crew {
  /** Says early how many pages there will be to parse, so that whoever parses them is ready by then. */
  expect(pages: number): void;
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PageFacts[]>;
  /** Makes pages; the files of each, in the order of the tasks. */
  make(tasks: readonly PageTask[], frame: SiteFrame): Promise<TakenFile[][]>;
  end(): Promise<void>;
}

export interface CrewOptions {
  /** How many workers; as many as pay off unless given. */
  readonly jobs: number | undefined;
  /** Address of the module that prerenders; undefined where nothing is published. */
  readonly rendererModule?: string | undefined;
}

/** Nothing is started before there is something to do. */
export function startCrew({ jobs, rendererModule }: CrewOptions): Crew {
  const threads: Thread[] = [];
  let workers: PageWorker[] | undefined;
  const owner = new Map<string, number>();

  const workersFor = (pages: number): PageWorker[] => {
    if (workers) return workers;
    const wanted = jobs ?? Math.min(availableParallelism(), Math.ceil(pages / PAGES_PER_WORKER));
    for (let i = 1; i < wanted; i++) threads.push(startThread({ rendererModule }));
    workers = [pageWorker(), ...threads];
    return workers;
  };

  return {
    expect: (pages) => void workersFor(pages),
    async parse(files, context) {
      return shareOut(workersFor(files.length), files, {
        ownerOf: () => undefined,
        work(worker, number, mine) {
          for (const file of mine) owner.set(file.path, number);
          return worker.parse(mine, context);
        },
      });
    },
    async make(tasks, frame) {
      const all = workersFor(tasks.length);
      await Promise.all(all.map((worker) => worker.prepare(frame)));
      return shareOut(all, tasks, {
        ownerOf: ({ order }) => (order.kind === 'authored' ? owner.get(order.sourcePath) : undefined),
        work: (worker, _, mine) => worker.make(mine),
      });
    },
    async end() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

interface Sharing<Item, Result> {
  /** Number of the worker who must do it; undefined where anyone can. */
  ownerOf(item: Item): number | undefined;
  work(worker: PageWorker, number: number, items: Item[]): Promise<Result[]>;
}

/** Gives each worker batches for as long as there are any, and puts the results in order. */
async function shareOut<Item, Result>(
  workers: readonly PageWorker[],
  items: readonly Item[],
  { ownerOf, work }: Sharing<Item, Result>,
): Promise<Result[]> {
  const anyones = queue();
  const own = workers.map(queue);
  for (const [i, item] of items.entries()) (own[ownerOf(item) ?? -1] ?? anyones).add(i);
  const results: Result[] = [];
  const workOn = async (worker: PageWorker, number: number): Promise<void> => {
    for (;;) {
      const mine = own[number]?.take() ?? [];
      const batch = mine.length > 0 ? mine : anyones.take();
      if (batch.length === 0) return;
      const done = await work(
        worker,
        number,
        batch.map((i) => items[i] as Item),
      );
      for (const [k, result] of done.entries()) results[batch[k] ?? 0] = result;
    }
  };
  // Two batches each: while one is worked on, the next is there already.
  await Promise.all(workers.flatMap((worker, number) => [workOn(worker, number), workOn(worker, number)]));
  return results;
}

/** Positions in a list, taken a batch at a time. */
function queue(): { add(position: number): void; take(): number[] } {
  const positions: number[] = [];
  let taken = 0;
  return {
    add: (position) => void positions.push(position),
    take() {
      const batch = positions.slice(taken, taken + BATCH);
      taken += batch.length;
      return batch;
    },
  };
}
