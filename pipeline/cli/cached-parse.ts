// The ways a command parses pages: what did not change since the last run is remembered, and many pages are shared out
// among workers. Neither changes the result.
import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import { type ParsePages, parsePages } from '../parse/parse-pages.ts';
import type { ParseBatch } from '../parse/parse-worker.ts';
import type { ParsedPage } from '../parse/parsed-page.ts';
import type { SourceFile } from '../read/content.ts';
import { openParseCache } from './parse-cache.ts';

export interface CachedParseOptions {
  /** Workers; undefined lets the number of pages decide. */
  readonly jobs: number | undefined;
  readonly cache: boolean;
}

/** Starting a worker costs as much as parsing this many pages. */
const PAGES_PER_WORKER = 150;

export function cachedParse({ jobs, cache: useCache }: CachedParseOptions): {
  parse: ParsePages;
  finish(): Promise<void>;
} {
  const cache = useCache ? openParseCache('.docs-build') : undefined;
  const parse: ParsePages = async (files, context) => {
    const found = files.map((file) => cache?.get(file, context));
    const missing = files.filter((_, i) => found[i] === undefined);
    const workers = jobs ?? Math.min(availableParallelism(), Math.floor(missing.length / PAGES_PER_WORKER));
    const parsed = workers > 1 ? await parseInWorkers(missing, context, workers) : await parsePages(missing, context);
    for (const [i, page] of parsed.entries()) cache?.set(missing[i] as SourceFile, context, page);
    let next = 0;
    return found.map((page) => page ?? (parsed[next++] as ParsedPage));
  };
  return { parse, finish: async () => cache?.finish() };
}

async function parseInWorkers(
  files: readonly SourceFile[],
  context: ParseBatch['context'],
  workers: number,
): Promise<ParsedPage[]> {
  const pool = new Tinypool({
    filename: new URL('../parse/parse-worker.js', import.meta.url).href,
    name: 'parseBatch',
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    const size = Math.ceil(files.length / (workers * 4)) || 1;
    const batches: ParseBatch[] = [];
    for (let i = 0; i < files.length; i += size) {
      const { parts, strings } = context;
      const { footnotes, backToReference } = strings;
      batches.push({ files: files.slice(i, i + size), context: { parts, strings: { footnotes, backToReference } } });
    }
    return (await Promise.all(batches.map((batch) => pool.run(batch) as Promise<ParsedPage[]>))).flat();
  } finally {
    await pool.destroy();
  }
}
