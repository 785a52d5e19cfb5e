import path from 'node:path';
import type { Route } from '../../schemas/types.ts';
import { pageOutputs } from '../outputs/output.ts';
import { hashOf } from '../read/hash.ts';
import type { PageTask } from '../workers/page-worker.ts';
import { type Published, type PublishedPage, publishedPage, stillPublished } from '../workers/published.ts';
import { finishOutput, type OutputSummary } from '../write/finish-output.ts';
import { openOutputFolder } from '../write/output-folder.ts';
import { outputWriter, type TakenFile } from '../write/output-writer.ts';
import { writeSiteFiles } from '../write/write-site-files.ts';
import type { CompiledFolder } from './compile-folder.ts';
import { Interruption, interruptible } from './interruption.ts';
import type { Renderer } from './load-renderer.ts';
import { systemReason } from './system-reason.ts';

/** The site was not published, and neither the content nor a bug is the reason. */
export class NotPublished extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Writes a compiled site to its folder, which no other run has meanwhile, and leaves nothing else there in any event. */
export async function publish(compiled: CompiledFolder, renderer: Renderer, out: string): Promise<OutputSummary> {
  const folder = path.resolve(out);
  const shown = path.normalize(out);
  let state = `"${shown}" is as it was.`;
  try {
    return await interruptible(async (interrupted) => {
      const tell = (message: string): void => void process.stderr.write(`${message}\n`);
      const output = await openOutputFolder(folder, { interrupted, tell });
      try {
        const { taken, remember } = await makeFiles(compiled, { folder, renderer, interrupted });
        interrupted.throwIfAborted();
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
    const reason = systemReason(error);
    throw reason === undefined ? error : new NotPublished(`"${shown}" cannot be written: ${reason}. ${state}`, 2);
  }
}

interface Target {
  readonly folder: string;
  readonly renderer: Renderer;
  readonly interrupted: AbortSignal;
}

/** Makes what is not there already as it should be. `remember` keeps for the next run what was published. */
async function makeFiles(
  compiled: CompiledFolder,
  { folder, renderer, interrupted }: Target,
): Promise<{ readonly taken: TakenFile[]; remember(): void }> {
  const { site, workers, taskOf } = compiled;
  const { nav, addressing, context, orders } = site;
  const cache = compiled.cacheFile<Published>(`published-${hashOf(folder)}.json`);
  const before = cache?.read() ?? {};

  const createPrerender = await renderer.loadPrerender();
  const prerender = createPrerender({ nav, assets: renderer.assets });
  // Of sidebar and redirects a page shows its own part, at most; of all else, everything.
  const shared = JSON.stringify({ ...nav, sidebar: [], redirects: {} });
  const frame = hashOf(shared, JSON.stringify(addressing), renderer.assets.version);
  const branches = new Map<string, string>();
  const branchHash = (branch: string): string => {
    const hash = branches.get(branch) ?? hashOf(branch);
    branches.set(branch, hash);
    return hash;
  };
  const published: Record<Route, PublishedPage> = {};
  /** Of the pages that are made. */
  const keys = new Map<Route, string>();
  const taken: TakenFile[] = [];
  const tasks: PageTask[] = [];
  for (const [route, order] of orders) {
    const inputs = order.kind === 'authored' ? site.pages.inputsOf(order.sourcePath) : '';
    const { branch, page } = prerender.shownNav(route);
    const key = hashOf(frame, branchHash(branch), page, inputs, JSON.stringify(order));
    const same = stillPublished(folder, route, key, before);
    if (same) {
      published[route] = same;
      taken.push(...pageOutputs(route).map(([file]) => ({ file })));
    } else {
      keys.set(route, key);
      tasks.push(taskOf(order));
    }
  }
  const output = { folder, assets: renderer.assets, rendererModule: renderer.module };
  const making = tasks.length > 0 ? workers.make(tasks, { nav, addressing, context, output }, interrupted) : undefined;
  // Should this thread fail first, nobody waits for the others any more.
  making?.catch(() => undefined);
  // Others are at work already: what is for this thread alone is done meanwhile.
  compiled.remember();
  taken.push(
    ...writeSiteFiles(site.outputs, {
      prerender,
      writer: outputWriter(folder),
      assets: renderer.files({ diagrams: site.drawsInBrowser }),
    }),
  );
  taken.push(...((await making) ?? []).flat());
  return {
    taken,
    remember() {
      if (tasks.length === 0 && Object.keys(before).length === orders.size) return;
      for (const [route, key] of keys) published[route] = publishedPage(folder, route, key);
      cache?.write(published);
    },
  };
}
