import { type CompiledSite, compileSite } from '../compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readContent } from '../read/read-content.ts';
import { cachedParse } from './cached-parse.ts';
import { type Format, printReport } from './print-report.ts';

export interface CheckOptions {
  readonly content: string;
  readonly format: Format;
  readonly strict: boolean;
  readonly jobs: number | undefined;
  readonly cache: boolean;
}

export interface CompileRun extends CheckOptions {
  readonly base: string;
  readonly siteUrl: string | undefined;
  readonly rendererVersion: string;
}

/** Reads and compiles a content folder, as every command does that ends. */
export async function compileFolder(
  options: Partial<CompileRun> & Pick<CheckOptions, 'content' | 'jobs' | 'cache'>,
): Promise<CompiledSite> {
  const { content: folder, jobs, cache, base = '/', siteUrl, rendererVersion = 'none' } = options;
  const content = await readContent(folder);
  const { parse, finish } = cachedParse({ jobs, cache });
  try {
    return await compileSite(content, { base, siteUrl, rendererVersion, parse });
  } finally {
    await finish();
  }
}

/** Whether these problems end a run with exit code 1. */
export const isFailure = (diagnostics: readonly Diagnostic[], strict: boolean): boolean =>
  diagnostics.some(({ severity }) => strict || severity === 'error');

/** Verifies everything that build verifies, and writes nothing to the output. Returns the exit code. */
export async function check(options: CheckOptions): Promise<number> {
  const start = performance.now();
  const site = await compileFolder(options);
  // Documents are made as build makes them: what breaks there must break here.
  for (const route of site.routes) site.document(route);
  const { diagnostics, routes } = site;
  printReport(options.format, options.content, {
    diagnostics,
    pages: routes.length,
    elapsed: performance.now() - start,
  });
  return isFailure(diagnostics, options.strict) ? 1 : 0;
}
