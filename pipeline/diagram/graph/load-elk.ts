import type { ELK } from 'elkjs/lib/elk.bundled.js';

let elk: Promise<ELK> | undefined;

/** ELK is big and needed by diagrams alone, so it is loaded by the first one. It runs in this thread. */
export function loadElk(): Promise<ELK> {
  elk ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk.default());
  return elk;
}
