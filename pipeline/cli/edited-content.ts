// A content folder that is edited while `dev` runs, compiled after each edit.
import { type CompiledSite, compileSite } from '../compile.ts';
import { forgettingData } from '../contracts/contracts.ts';
import { packText } from '../parse/packed-text.ts';
import { type ParsePages, parsePagesHere } from '../parse/parse-pages.ts';
import type { Content } from '../read/content.ts';
import { type Memory, makeMemory } from '../read/memory.ts';
import { type ReadBefore, readContent } from '../read/read-content.ts';
import { drawingsCache } from '../workers/drawings-cache.ts';
import { memoryCache } from '../workers/memory-cache.ts';
import { openCache, thisProgram } from '../workers/open-cache.ts';
import { startWorkers } from '../workers/start-workers.ts';

export interface EditedContent {
  /** Compiles the folder as it is now; what nobody has edited is not read again. */
  compile(): Promise<CompiledSite>;
  /** Does what an edit of data will need, and throws the answer away. */
  rehearse(): Promise<void>;
  /** Keeps what was found out for the next run. */
  remember(): void;
}

export function editedContent(
  folder: string,
  { base, rendererVersion }: { readonly base: string; readonly rendererVersion: string },
): EditedContent {
  const program = thisProgram();
  const cache = memoryCache(openCache(program));
  const memory = makeMemory(cache.read());
  const parse = parseFor(program);
  const before: ReadBefore = new Map();
  const compile = (content: Content, memory: Memory): Promise<CompiledSite> =>
    compileSite(content, {
      base,
      drafts: true,
      // What a browser keeps would hide the next edit.
      mayBeKept: false,
      memory,
      parse,
      rendererVersion,
    });
  return {
    compile: async () => compile(await readContent(folder, { before }), memory),
    // After a start from the cache no data has been read, and nothing that reads it has run: the first edit of data would take
    // half as long again as the next.
    async rehearse() {
      try {
        const content = await readContent(folder, { before });
        if (content.data.size > 0) await compile(content, forgettingData(memory));
      } catch {
        // What is wrong with the content is for the next edit to tell.
      }
    },
    remember() {
      const changes = memory.changes();
      if (changes) cache.write(changes.all, changes.fresh);
    },
  };
}

/** More pages than this are parsed by workers, and what they say is forgotten until somebody asks for it. */
const PAGES_TO_KEEP = 50;

function parseFor(program: string): ParsePages {
  const parseHere = parsePagesHere(packText, drawingsCache(program));
  return async (files, context) => {
    if (files.length <= PAGES_TO_KEEP) return parseHere(files, context);
    const workers = startWorkers({ jobs: undefined, program });
    try {
      return (await workers.parse(files, context)).map(({ facts }) => ({ facts }));
    } finally {
      await workers.end();
    }
  };
}
