import { createRequire } from 'node:module';
import type { ELK } from 'elkjs/lib/elk.bundled.js';

let elk: ELK | undefined;

/**
 * ELK is big and needed by diagrams alone, so it is loaded by the first one. It runs in this thread. Node would read the
 * million and a half characters of an imported script twice more, for the syntax of modules and for the names it exports.
 */
export function loadElk(): ELK {
  if (!elk) {
    const { default: Elk }: { default: new () => ELK } = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js');
    elk = new Elk();
  }
  return elk;
}
