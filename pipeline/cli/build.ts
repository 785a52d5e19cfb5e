import path from 'node:path';
import type { Route } from '../../schemas/types.ts';
import type { PageTask } from '../crew/page-worker.ts';
import { type Published, type PublishedPage, publishedPage, stillPublished } from '../crew/published.ts';
import { isFailure } from '../diagnostics/is-failure.ts';
import { hashOf } from '../read/hash.ts';
import {
  checkOutputFolder,
  closeOutputFolder,
  finishOutput,
  type OutputSummary,
  openOutputFolder,
  outputWriter,
  type TakenFile,
} from '../write/output-folder.ts';
import { pageFiles } from '../write/write-page.ts';
import { writeSiteFiles } from '../write/write-site-files.ts';
import type { CheckOptions } from './check.ts';
import { type CompiledFolder, compileFolder } from './compile-folder.ts';
import { loadRenderer, type Renderer } from './load-renderer.ts';
import { printReport } from './print-report.ts';

export interface BuildOptions extends CheckOptions {
  readonly out: string;
  readonly base: string;
  readonly siteUrl: string | undefined;
}

/** Compiles, checks, and writes the site unless something is wrong. Returns the exit code. */
export async function build(options: BuildOptions): Promise<number> {
  const start = performance.now();
  const { out, content, format, strict } = options;
  checkOutputFolder(out, content);
  const renderer = loadRenderer();
  const compiled = await compileFolder({ ...options, renderer });
  const { diagnostics, routes } = compiled.site;
  const failed = isFailure(diagnostics, strict);
  let done = `Nothing was written: "${path.normalize(out)}" is as it was.`;
  try {
    if (failed) compiled.remember();
    else {
      const { written, unchanged, removed } = await publish(compiled, renderer, out);
      const counts = [`${written} written`, `${unchanged} unchanged`, ...(removed > 0 ? [`${removed} removed`] : [])];
      done = `Output in "${path.normalize(out)}": ${counts.join(', ')}.`;
    }
  } finally {
    await compiled.crew.end();
  }
  printReport(format, content, { diagnostics, pages: routes.length, elapsed: performance.now() - start, done });
  return failed ? 1 : 0;
}

async function publish(compiled: CompiledFolder, renderer: Renderer, out: string): Promise<OutputSummary> {
  const folder = path.resolve(out);
  openOutputFolder(folder);
  try {
    return await publishIn(folder, compiled, renderer);
  } finally {
    closeOutputFolder(folder);
  }
}

async function publishIn(folder: string, compiled: CompiledFolder, renderer: Renderer): Promise<OutputSummary> {
  const { site, crew, pages, taskOf } = compiled;
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
    const inputs = order.kind === 'authored' ? pages.inputsOf(order.sourcePath) : '';
    const { branch, page } = prerender.shownNav(route);
    const key = hashOf(frame, branchHash(branch), page, inputs, JSON.stringify(order));
    const same = stillPublished(folder, route, key, before);
    if (same) {
      published[route] = same;
      taken.push(...pageFiles(route).map((file) => ({ file, isWaiting: false })));
    } else {
      keys.set(route, key);
      tasks.push(taskOf(order));
    }
  }
  const output = { folder, assets: renderer.assets, rendererModule: renderer.module };
  const making = tasks.length > 0 ? crew.make(tasks, { nav, addressing, context, output }) : undefined;
  // Others are at work already: what is for this thread alone is done meanwhile.
  compiled.remember();
  taken.push(
    ...writeSiteFiles(site, {
      prerender,
      writer: outputWriter(folder),
      assets: renderer.files({ diagrams: site.drawsInBrowser }),
    }),
  );
  taken.push(...((await making) ?? []).flat());
  const summary = finishOutput(folder, taken);

  if (tasks.length > 0 || Object.keys(before).length !== orders.size) {
    for (const [route, key] of keys) published[route] = publishedPage(folder, route, key);
    cache?.write(published);
  }
  return summary;
}
