// Shares pages out to this thread and others. How many workers there are changes nothing but the time it takes.
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PackedPage } from '../parse/parse-pages.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import { drawingsCache } from './drawings-cache.ts';
import { type PageTask, type PageWorker, pageWorker, type SiteFrame, type WrittenPage } from './page-worker.ts';
import { startThread, type Thread } from './start-thread.ts';

/** A thread costs about as much to start as this many pages cost to make. */
const PAGES_PER_WORKER = 100;

/** Pages that travel together: what is on its way is in memory twice. Towards the end there are fewer, so that all end at once. */
const LARGEST_BATCH = 50;
const SMALLEST_BATCH = 20;

/** Those who parse and make pages. */
export interface Workers {
  /** Says early how many pages there will be to parse, so that whoever parses them is ready by then. */
  expect(pages: number): void;
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PackedPage[]>;
  /**
   * Makes pages; what was written, in the order of the tasks. Others begin at once, and this thread when it has nothing
   * else to do. When all are made, nobody is needed any more.
   */
  make(tasks: readonly PageTask[], frame: SiteFrame, interrupted?: AbortSignal): Promise<WrittenPage[]>;
  /** Once this resolves, nobody works any more, whatever was left to do. */
  end(): Promise<void>;
}

export interface WorkersOptions {
  /** How many workers; as many as pay off unless given. */
  readonly jobs: number | undefined;
  /** Address of the module that prerenders; undefined where nothing is published. */
  readonly rendererModule?: string | undefined;
  /** Hash of the program, where the cache may be used. */
  readonly program?: string | undefined;
}

/** Nothing is started before there is something to do. */
export function startWorkers({ jobs, rendererModule, program }: WorkersOptions): Workers {
  const threads: Thread[] = [];
  let workers: PageWorker[] | undefined;
  let hasEnded = false;

  const workersFor = (pages: number): PageWorker[] => {
    if (workers) return workers;
    const wanted = jobs ?? Math.min(availableParallelism(), Math.ceil(pages / PAGES_PER_WORKER));
    for (let i = 1; i < wanted; i++) threads.push(startThread({ rendererModule, program }));
    workers = [pageWorker(program === undefined ? undefined : drawingsCache(program)), ...threads];
    return workers;
  };

  return {
    expect: (pages) => void workersFor(pages),
    parse(files, context) {
      const work = (worker: PageWorker, some: SourceFile[]): Promise<PackedPage[]> => worker.parse(some, context);
      return shareOut(workersFor(files.length), files, { work, isOver: () => hasEnded });
    },
    async make(tasks, frame, interrupted) {
      const all = workersFor(tasks.length);
      const prepared = all.map((worker) => worker.prepare(frame));
      const work = async (worker: PageWorker, some: PageTask[]): Promise<WrittenPage[]> => {
        // Threads take one call after the other.
        if (worker === all[0]) await prepared[0];
        return worker.make(some);
      };
      const isOver = (): boolean => {
        interrupted?.throwIfAborted();
        return hasEnded;
      };
      const made = shareOut(all, tasks, { work, isOver });
      const [written] = await Promise.all([made, ...prepared]);
      for (const thread of threads) void thread.end();
      return written;
    },
    async end() {
      hasEnded = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

interface Sharing<Item, Result> {
  work(worker: PageWorker, batch: Item[]): Promise<Result[]>;
  /** Whether the results are of no use any more; throws where somebody waits for them all the same. */
  isOver(): boolean;
}

/** Gives each worker batches for as long as there are any, and puts the results in order. */
async function shareOut<Item, Result>(
  workers: readonly PageWorker[],
  items: readonly Item[],
  { work, isOver }: Sharing<Item, Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let taken = 0;
  const workOn = async (worker: PageWorker): Promise<void> => {
    while (taken < items.length && !isOver()) {
      const start = taken;
      const share = Math.ceil((items.length - start) / (4 * workers.length));
      taken += Math.min(Math.max(share, SMALLEST_BATCH), LARGEST_BATCH);
      const done = await work(worker, items.slice(start, taken));
      for (const [i, result] of done.entries()) results[start + i] = result;
      // This thread is a worker too: between its batches, others get theirs.
      await nextTurn();
    }
  };
  const [here, ...others] = workers;
  // Threads have three batches each: one at work, one that waits, and one for as long as this thread is busy with its own.
  const elsewhere = others.flatMap((other) => [workOn(other), workOn(other), workOn(other)]);
  await Promise.all([...elsewhere, nextTurn().then(() => here && workOn(here))]);
  return results;
}
