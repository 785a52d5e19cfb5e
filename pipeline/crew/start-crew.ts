// Shares pages out. A page is made by the worker that parsed it, so that its text never travels; how many workers there
// are changes nothing but the time it takes.
import { availableParallelism } from 'node:os';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { ParseContext } from '../parse/source.ts';
import type { SourceFile } from '../read/content.ts';
import type { TakenFile } from '../write/output-folder.ts';
import { type PageTask, type PageWorker, pageWorker, type SiteFrame } from './page-worker.ts';
import { startThread, type Thread } from './start-thread.ts';

/** A thread costs about as much to start as this many pages cost to make. */
const PAGES_PER_WORKER = 100;

export interface Crew extends PageWorker {
  /** Says early how many pages there will be to parse, so that whoever parses them is ready by then. */
  expect(pages: number): void;
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
    for (let i = 0; i < wanted && wanted > 1; i++) threads.push(startThread({ rendererModule }));
    workers = threads.length > 0 ? threads : [pageWorker()];
    return workers;
  };

  /** Shares items out, lets each worker do its share, and puts the results back in order. */
  const shareOut = async <Item, Result>(
    items: readonly Item[],
    share: (item: Item, i: number, count: number) => number,
    work: (worker: PageWorker, items: Item[]) => Promise<Result[]>,
  ): Promise<Result[]> => {
    const all = workersFor(items.length);
    const shares = all.map((): { item: Item; i: number }[] => []);
    for (const [i, item] of items.entries()) shares[share(item, i, all.length)]?.push({ item, i });
    const results: Result[] = [];
    await Promise.all(
      shares.map(async (mine, number) => {
        if (mine.length === 0) return;
        const done = await work(
          all[number] as PageWorker,
          mine.map(({ item }) => item),
        );
        for (const [k, result] of done.entries()) results[mine[k]?.i ?? 0] = result;
      }),
    );
    return results;
  };

  return {
    expect: (pages) => void workersFor(pages),
    parse: (files: readonly SourceFile[], context: ParseContext): Promise<PageFacts[]> =>
      shareOut(
        files,
        (file, i, count) => {
          owner.set(file.path, i % count);
          return i % count;
        },
        (worker, mine) => worker.parse(mine, { parts: context.parts, strings: context.strings }),
      ),
    make: (tasks: readonly PageTask[], frame: SiteFrame, context: ParseContext): Promise<TakenFile[][]> =>
      shareOut(
        tasks,
        ({ order }, i, count) => (order.kind === 'authored' ? owner.get(order.sourcePath) : undefined) ?? i % count,
        (worker, mine) => worker.make(mine, frame, context),
      ),
    async end() {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
