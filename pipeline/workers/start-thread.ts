import { Worker } from 'node:worker_threads';
import type { PageWorker } from './page-worker.ts';
import type { Answer, Call, ThreadData } from './worker-thread.ts';

export interface Thread extends PageWorker {
  end(): Promise<unknown>;
}

/**
 * Far more than a worker needs, for pages wait outside of this memory. The further away the limit, the longer garbage is left
 * lying: with none, it comes to several times what is in use.
 */
const MOST_MEMORY_MB = 1024;

/** Starts a worker in a thread of its own. Its answers come in the order of the calls. */
export function startThread(data: ThreadData): Thread {
  const worker = new Worker(new URL('../workers/worker-thread.js', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const waiting: { resolve(value: unknown): void; reject(error: unknown): void }[] = [];
  worker.on('message', (answer: Answer) => {
    const call = waiting.shift();
    if ('error' in answer) call?.reject(answer.error);
    else call?.resolve(answer.value);
  });
  worker.on('error', (error) => {
    for (const call of waiting.splice(0)) call.reject(error);
  });
  const call = (name: keyof PageWorker, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage({ name, args } satisfies Call);
    });
  return {
    parse: (...args) => call('parse', args) as ReturnType<PageWorker['parse']>,
    prepare: (...args) => call('prepare', args) as ReturnType<PageWorker['prepare']>,
    make: (...args) => call('make', args) as ReturnType<PageWorker['make']>,
    end: () => worker.terminate(),
  };
}
