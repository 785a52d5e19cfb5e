import path from 'node:path';
import { isFailure } from '../diagnostics/is-failure.ts';
import { checkOutputFolder } from '../write/check-output-folder.ts';
import type { CheckOptions } from './check.ts';
import { compileFolder } from './compile-folder.ts';
import { loadRenderer } from './load-renderer.ts';
import { printReport } from './print-report.ts';
import { NotPublished, publish } from './publish.ts';

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
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  } finally {
    await compiled.workers.end();
  }
  printReport(format, content, { diagnostics, pages: routes.length, elapsed: performance.now() - start, done });
  return failed ? 1 : 0;
}
