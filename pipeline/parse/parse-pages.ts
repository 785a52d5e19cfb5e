import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourceFile } from '../read/content.ts';
import { type PackedText, textPacker, unpackText } from './packed-text.ts';
import type { PageFacts, PageText } from './parsed-page.ts';
import type { ParseContext } from './source.ts';

/** Parses pages, each alone, and keeps what they say. Workers and caches are other ways to do the same. */
export interface Pages {
  /** Parses files and returns their facts in the order given. */
  parse(files: readonly SourceFile[], context: ParseContext): Promise<PageFacts[]>;
  /** The text of a page that was parsed. Throws when it is kept elsewhere. */
  textOf(sourcePath: string): PageText;
}

const PAGES_PER_TURN = 25;

/** Pages of which others, too, may have or want the text. */
export interface KeptPages extends Pages {
  /** The text of a page as it waits. */
  packedTextOf(sourcePath: string): PackedText;
  /** Takes the text of a page that was parsed elsewhere. */
  keep(sourcePath: string, text: PackedText): void;
}

/** Parses in turn and keeps everything. */
export function pagesInMemory(): KeptPages {
  const kept = new Map<string, PackedText>();
  const packText = textPacker();
  const packedTextOf = (sourcePath: string): PackedText => {
    const text = kept.get(sourcePath);
    if (!text) throw new Error(`"${sourcePath}" was not parsed.`);
    return text;
  };
  return {
    async parse(files, context) {
      // The parser takes its time to load, and a run that finds every page in its cache has no need of it.
      const { parsePage } = await import('./parse-page.ts');
      const facts: PageFacts[] = [];
      for (const file of files) {
        const page = await parsePage(file, context);
        kept.set(file.path, packText(page.text));
        facts.push(page.facts);
        // The native parser frees what it used between turns of the event loop only.
        if (facts.length % PAGES_PER_TURN === 0) await nextTurn();
      }
      return facts;
    },
    textOf: (sourcePath) => unpackText(packedTextOf(sourcePath)),
    packedTextOf,
    keep: (sourcePath, text) => void kept.set(sourcePath, text),
  };
}
