import { createRequire } from 'node:module';
import type { ELK, ElkNode } from 'elkjs/lib/elk.bundled.js';

/** A graph that ELK takes, and that is beyond its algorithms. */
export class ElkGaveUp extends Error {}

let elk: ELK | undefined;

/** Lays out in this thread. What is wrong with the graph itself is our fault, and stays the error that it is. */
export async function runElk(root: ElkNode): Promise<ElkNode> {
  elk ??= loadElk();
  try {
    return await elk.layout(root);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('java.lang.')) throw new ElkGaveUp(error.message);
    throw error;
  }
}

/**
 * ELK is big and needed by diagrams alone, so it is loaded by the first one. Node would read the million and a half
 * characters of an imported script twice more, for the syntax of modules and for the names it exports.
 */
function loadElk(): ELK {
  const { default: Elk }: { default: new () => ELK } = createRequire(import.meta.url)('elkjs/lib/elk.bundled.js');
  return new Elk();
}
