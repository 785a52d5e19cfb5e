import { Worker } from 'node:worker_threads';
import type { PageWorker } from './page-worker.ts';
import type { Answer, Call, ThreadData } from './worker-thread.ts';

export interface Thread extends PageWorker {
  end(): Promise<unknown>;
}

/** Starts a worker in a thread of its own. Its answers come in the order of the calls. */
export function startThread(data: ThreadData): Thread {
  const worker = new Worker(new URL('../crew/worker-thread.js', import.meta.url), { workerData: data });
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
    make: (...args) => call('make', args) as ReturnType<PageWorker['make']>,
    end: () => worker.terminate(),
  };
}
