import path from 'node:path';
import type { Route } from '../../schemas/types.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import type { PageOrder } from '../document/make-page.ts';
import { pageOutputs } from '../outputs/output.ts';
import { hashOf } from '../read/hash.ts';
import { searchFiles } from '../search/search-files.ts';
import type { PackedRecord } from '../search/search-record.ts';
import { slowIn } from '../workers/page-worker.ts';
import { type Published, type PublishedPage, publishedPage, stillPublished } from '../workers/published.ts';
import { publishedJoined } from '../workers/published-joined.ts';
import { publishedSearch } from '../workers/published-search.ts';
import { finishOutput, type OutputSummary } from '../write/finish-output.ts';
import { openOutputFolder } from '../write/output-folder.ts';
import { outputWriter, type TakenFile } from '../write/output-writer.ts';
import { writeCompressed } from '../write/write-compressed.ts';
import { writeJoinedFiles } from '../write/write-joined-files.ts';
import { writeOffline } from '../write/write-offline.ts';
import { writeSearchFiles, writeSiteFiles } from '../write/write-site-files.ts';
import type { CompiledFolder } from './compile-folder.ts';
import { Interruption, interruptible } from './interruption.ts';
import type { Renderer } from './load-renderer.ts';
import { pageKeys } from './page-keys.ts';
import { systemReason } from './system-reason.ts';

/** The site was not published, and neither the content nor a bug is the reason. */
export class NotPublished extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export interface Publishing {
  readonly out: string;
  readonly compress: boolean;
  /** Whether the site is to be published in spite of what was found while it was made. */
  isAccepted(found: readonly Finding[]): boolean;
}

/**
 * Writes a compiled site to its folder, which no other run has meanwhile, and leaves nothing else there in any event; undefined where
 * it is not to be published, and the folder is as it was.
 */
export async function publish(
  compiled: CompiledFolder,
  renderer: Renderer,
  { out, compress, isAccepted }: Publishing,
): Promise<OutputSummary | undefined> {
  const folder = path.resolve(out);
  const shown = path.normalize(out);
  let state = `"${shown}" is as it was.`;
  try {
    return await interruptible(async (interrupted) => {
      const tell = (message: string): void => void process.stderr.write(`${message}\n`);
      const output = await openOutputFolder(folder, { interrupted, tell });
      try {
        const { taken, slow, remember } = await makeFiles(compiled, { folder, renderer, compress, interrupted });
        interrupted.throwIfAborted();
        if (slow.length > 0 && !isAccepted(slow)) return undefined;
        state = `Some files in "${shown}" are new and some as they were. Build again.`;
        const summary = finishOutput(folder, taken);
        remember();
        return summary;
      } finally {
        // Nobody may be writing when what waits is removed.
        await compiled.workers.end();
        output.close();
      }
    });
  } catch (error) {
    if (error instanceof Interruption) throw new NotPublished(`Interrupted. ${state}`, error.exitCode);
    const reason = systemReason(error, folder);
    throw reason === undefined ? error : new NotPublished(`"${shown}" cannot be written: ${reason}. ${state}`, 2);
  }
}

interface Target {
  readonly folder: string;
  readonly renderer: Renderer;
  readonly compress: boolean;
  readonly interrupted: AbortSignal;
}

/** Makes what is not there already as it should be. `remember` keeps for the next run what was published. */
async function makeFiles(
  compiled: CompiledFolder,
  { folder, renderer, compress, interrupted }: Target,
): Promise<{ readonly taken: TakenFile[]; readonly slow: readonly Finding[]; remember(): void }> {
  const { site, workers, taskOf } = compiled;
  const { nav, addressing, context, orders } = site;
  const cache = compiled.cacheFile<Published>(`published-${hashOf(folder)}.json`);
  const before = cache?.read() ?? {};
  const search = publishedSearch(folder, compiled.cacheFile);

  const createPrerender = await renderer.loadPrerender();
  const prerender = createPrerender({ nav, assets: renderer.assets });
  const keys = pageKeys(site, prerender, renderer.assets.version);
  const index = search.stillPublished(keys);
  const published: Record<Route, PublishedPage> = {};
  const records = new Map<Route, PackedRecord>();
  const taken: TakenFile[] = (index ?? []).map((file) => ({ file }));
  const changed: PageOrder[] = [];
  for (const [route, order] of orders) {
    const key = keys.get(route) ?? '';
    const same = stillPublished(folder, route, key, before);
    const record = index ? '' : search.recordOf(route, key);
    if (same && record !== undefined) {
      published[route] = same;
      records.set(route, record);
      taken.push(...pageOutputs(route).map(([file]) => ({ file })));
    } else changed.push(order);
  }
  const output = { folder, assets: renderer.assets, rendererModule: renderer.module };
  const frame = { nav, addressing, context, output };
  const making = changed.length > 0 ? workers.make(changed.map(taskOf), frame, interrupted) : undefined;
  // Should this thread fail first, nobody waits for the others any more.
  making?.catch(() => undefined);
  // Others are at work already: what is for this thread alone is done meanwhile.
  const writer = outputWriter(folder);
  const { offline = false, fonts } = nav.site;
  const assets = renderer.files({ programs: site.programs, offline, fonts });
  for (const file of writeSiteFiles(site.outputs, { prerender, writer, assets })) taken.push(file);
  compiled.remember();
  const made = (await making) ?? [];
  for (const [i, { files, record }] of made.entries()) {
    for (const file of files) taken.push(file);
    records.set(changed[i]?.route ?? '', record);
  }
  const joined = publishedJoined(folder, compiled.cacheFile, keys);
  taken.push(...writeJoinedFiles(site.outputs, { folder, writer, taken, ...joined }));
  const files = index ? undefined : searchFiles(records, nav.site.lang);
  if (files) taken.push(...writeSearchFiles(files, writer));
  if (offline) taken.push(...writeOffline({ folder, writer, taken, program: renderer.offlineWorker() }));
  if (compress) taken.push(...(await writeCompressed({ folder, writer, taken, interrupted })));
  return {
    taken,
    slow: slowIn(made),
    remember() {
      joined.keep();
      if (files) search.keep(keys, files.keys(), records);
      if (changed.length === 0 && Object.keys(before).length === orders.size) return;
      for (const { route } of changed) published[route] = publishedPage(folder, route, keys.get(route) ?? '');
      cache?.write(published);
    },
  };
}
