// The search as the page asks it: one worker for all, started by the first question.
import type { Found } from '../../schemas/search/find.ts';
import { ownProgram } from '../site/own-program.ts';
import type { Answer, Question } from './search-worker.ts';
import searchProgram from './search-worker.ts?worker&url';

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (found: Found | undefined) => void>();

function start(): Worker {
  const started = new Worker(ownProgram(searchProgram), { type: 'module' });
  const settle = (number: number, found: Found | undefined): void => {
    waiting.get(number)?.(found);
    waiting.delete(number);
  };
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => settle(data.number, data.found));
  started.addEventListener('error', () => {
    worker = undefined;
    for (const number of [...waiting.keys()]) settle(number, undefined);
  });
  return started;
}

/** Asks; undefined where the search cannot be loaded. */
export function ask(question: Omit<Question, 'number'>): Promise<Found | undefined> {
  worker ??= start();
  last += 1;
  const number = last;
  return new Promise((resolve) => {
    waiting.set(number, resolve);
    worker?.postMessage({ ...question, number } satisfies Question);
  });
}
