import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Drawings } from '../diagram/drawings.ts';
import type { SourceFile } from '../read/content.ts';
import type { PackedText, packText } from './packed-text.ts';
import type { PageFacts } from './parsed-page.ts';
import type { ParseContext } from './source.ts';

/** A page that was parsed. What it says is packed; undefined where it is not kept. */
export interface PackedPage {
  readonly facts: PageFacts;
  readonly text?: PackedText | undefined;
}

/** Parses files, each alone, in the order given: here or in workers. */
export type ParsePages = (files: readonly SourceFile[], context: ParseContext) => Promise<PackedPage[]>;

const PAGES_PER_TURN = 25;

/** Parses in turn, in this thread. */
export function parsePagesHere(pack: typeof packText, drawings?: Drawings): ParsePages {
  return async (files, context) => {
    // The parser takes its time to load, and a run that knows every page already has no need of it.
    const { parsePage } = await import('./parse-page.ts');
    const parsed: PackedPage[] = [];
    for (const file of files) {
      const { facts, text } = await parsePage(file, context, drawings);
      parsed.push({ facts, text: pack(text) });
      // The native parser frees what it used between turns of the event loop only.
      if (parsed.length % PAGES_PER_TURN === 0) await nextTurn();
    }
    return parsed;
  };
}
