// Entry of a worker thread: answers one call after the other. What it will need is loaded while there is nothing to do.
import '../parse/parse-page.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { drawingsCache } from './drawings-cache.ts';
import { type PageWorker, pageWorker } from './page-worker.ts';

/** A call of one of PageWorker's functions, as it travels. */
export interface Call {
  readonly name: keyof PageWorker;
  readonly args: readonly unknown[];
}

/** What a thread is told when it starts. */
export interface ThreadData {
  /** Address of the module that prerenders; undefined where nothing is. */
  readonly rendererModule: string | undefined;
  /** Hash of the program, where the cache may be used. */
  readonly program: string | undefined;
}

/** What comes back: a value, or an error that keeps its stack. */
export type Answer = { readonly value: unknown } | { readonly error: unknown };

const { rendererModule, program } = workerData as ThreadData;
const worker = pageWorker(program === undefined ? undefined : drawingsCache(program));
let waiting = 0;
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ name, args }: Call) => {
  const call = worker[name] as (...args: readonly unknown[]) => Promise<unknown>;
  waiting++;
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ value: await call(...args) } satisfies Answer);
    } catch (error) {
      parentPort?.postMessage({ error } satisfies Answer);
    }
    if (--waiting === 0 && rendererModule) await import(rendererModule);
  });
});
