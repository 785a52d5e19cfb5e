import { type CompiledSite, compileSite } from '../compile.ts';
import type { PageOrder } from '../document/make-page.ts';
import type { Hosting } from '../outputs/list-outputs.ts';
import { makeMemory } from '../read/memory.ts';
import { readContent } from '../read/read-content.ts';
import type { CacheFile } from '../workers/cache-file.ts';
import { memoryCache } from '../workers/memory-cache.ts';
import { openCache, thisProgram } from '../workers/open-cache.ts';
import type { PageTask } from '../workers/page-worker.ts';
import { startWorkers, type Workers } from '../workers/start-workers.ts';
import { type StampedHashes, textHashes } from '../workers/text-hashes.ts';
import type { Renderer } from './load-renderer.ts';

export interface CompileFolderOptions {
  readonly content: string;
  readonly jobs: number | undefined;
  readonly cache: boolean;
  readonly base?: string;
  readonly siteUrl?: string | undefined;
  readonly hosting?: Hosting;
  /** The renderer to publish with; without it nothing is published. */
  readonly renderer?: Renderer;
  /** When pages were last changed, where that is shown. */
  readonly lastChanges?: Promise<ReadonlyMap<string, string>>;
}

/** A compiled site and those who can make its pages. */
export interface CompiledFolder {
  readonly site: CompiledSite;
  readonly workers: Workers;
  /** Opens a file of the cache; undefined with --no-cache. */
  cacheFile<Value>(name: string): CacheFile<Value> | undefined;
  /** The task of making a page: with what it says, or its file where nobody has parsed it in this run. */
  taskOf(order: PageOrder): PageTask;
  /** Keeps what was found out for the next run; best called while others make pages. */
  remember(): void;
}

/** Reads and compiles a content folder, as every command does that ends. The workers are the caller's to end. */
export async function compileFolder(options: CompileFolderOptions): Promise<CompiledFolder> {
  const { base = '/', siteUrl, hosting, renderer } = options;
  const program = options.cache ? thisProgram() : undefined;
  const open = program === undefined ? undefined : openCache(program);
  const hashes = open && textHashes(open<StampedHashes>('text-hashes.json'));
  const content = await readContent(options.content, { hashes });
  const workers = startWorkers({ jobs: options.jobs, rendererModule: renderer?.module, program });
  const cache = open && memoryCache(open);
  const earlier = cache?.read();
  if (!earlier) workers.expect(content.pages.length);
  const memory = makeMemory(earlier);
  try {
    const lastChanges = await options.lastChanges;
    const site = await compileSite(lastChanges ? { ...content, lastChanges } : content, {
      base,
      siteUrl,
      memory,
      parse: workers.parse,
      ...(hosting && { hosting }),
      ...(renderer && { rendererVersion: renderer.assets.version }),
    });
    return {
      site,
      workers,
      cacheFile: (name) => open?.(name),
      taskOf(order) {
        if (order.kind === 'category') return { order };
        const text = site.pages.packedTextOf(order.sourcePath);
        return text ? { order, text } : { order, file: site.pages.fileOf(order.sourcePath) };
      },
      remember() {
        const changes = memory.changes();
        if (changes) cache?.write(changes.all, changes.fresh);
        hashes?.keep(content);
      },
    };
  } catch (error) {
    await workers.end();
    throw error;
  }
}
