import path from 'node:path';
import { checkOutputFolder } from '../write/output-folder.ts';
import { writeSite } from '../write/write-site.ts';
import { type CheckOptions, compileFolder, isFailure } from './check.ts';
import { loadRenderer } from './load-renderer.ts';
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
  checkOutputFolder(out);
  const renderer = await loadRenderer();
  const site = await compileFolder({ ...options, rendererVersion: renderer.assets.version });
  const failed = isFailure(site.diagnostics, strict);
  let done = `Nothing was written: "${path.normalize(out)}" is as it was.`;
  if (!failed) {
    const prerender = renderer.createPrerender({ nav: site.nav, assets: renderer.assets });
    const { written, unchanged, removed } = writeSite(site, { folder: out, prerender, assets: renderer.files() });
    const counts = [`${written} written`, `${unchanged} unchanged`, ...(removed > 0 ? [`${removed} removed`] : [])];
    done = `Output in "${path.normalize(out)}": ${counts.join(', ')}.`;
  }
  const { diagnostics, routes } = site;
  printReport(format, content, { diagnostics, pages: routes.length, elapsed: performance.now() - start, done });
  return failed ? 1 : 0;
}
