import path from 'node:path';
import type { Diagnostic, Finding } from '../diagnostics/diagnostic.ts';
import { isFailure } from '../diagnostics/is-failure.ts';
import type { Host } from '../outputs/hosts/hosted-site.ts';
import { readLastChanges } from '../read/last-changes.ts';
import { checkOutputFolder } from '../write/check-output-folder.ts';
import type { OutputSummary } from '../write/finish-output.ts';
import type { CheckOptions } from './check.ts';
import { openBuildMemory } from './last-build.ts';
import { loadRenderer } from './load-renderer.ts';
import { type Amount, printReport } from './print-report.ts';
import { type Selected, withoutKnown } from './select-findings.ts';

export interface BuildOptions extends CheckOptions, Amount {
  /** A file of faults that are known. */
  readonly baseline: string | undefined;
  readonly out: string;
  readonly base: string;
  readonly siteUrl: string | undefined;
  /** The host that gets a file of its own. */
  readonly headers: Host | undefined;
  /** Whether files stand compressed beside the files. */
  readonly compress: boolean;
}

/** Compiles, checks, and writes the site unless something is wrong. Returns the exit code. */
export async function build(options: BuildOptions): Promise<number> {
  const start = performance.now();
  const { out, content, format, strict, headers, compress } = options;
  const hosting = { host: headers, compress };
  checkOutputFolder(out, content);
  const elapsed = (): number => performance.now() - start;
  const published = ({ written, unchanged, removed }: OutputSummary): string => {
    const counts = [`${written} written`, `${unchanged} unchanged`, ...(removed > 0 ? [`${removed} removed`] : [])];
    return `Output in "${path.normalize(out)}": ${counts.join(', ')}.`;
  };

  const report = (found: readonly Diagnostic[], pages: number, done: string): void => {
    const outcome = { ...unknown(found), pages, elapsed: elapsed(), done };
    printReport(format, content, outcome, options);
  };
  const unknown = (found: readonly Diagnostic[]): Selected =>
    withoutKnown(found, { baseline: options.baseline, renewBaseline: false });
  const lastChanges = readLastChanges(content);
  const memory = options.cache
    ? await openBuildMemory(out, { ...options, hosting, lastChanges: await lastChanges })
    : undefined;
  const last = memory?.recall();
  if (last && !isFailure(unknown(last.diagnostics).diagnostics, strict)) {
    report(last.diagnostics, last.pages, published({ written: 0, unchanged: last.files, removed: 0 }));
    return 0;
  }

  const [{ compileFolder }, { NotPublished, publish }] = await Promise.all([
    import('./compile-folder.ts'),
    import('./publish.ts'),
  ]);
  const renderer = loadRenderer();
  const compiled = await compileFolder({ ...options, hosting, renderer, lastChanges });
  const { site } = compiled;
  const pages = site.routes.length;
  let { diagnostics } = site;
  let failed = isFailure(unknown(diagnostics).diagnostics, strict);
  let done = `Nothing was written: "${path.normalize(out)}" is as it was.`;
  try {
    if (failed) compiled.remember();
    else {
      const isAccepted = (found: readonly Finding[]): boolean => {
        diagnostics = site.diagnosticsWith(found);
        failed = isFailure(unknown(diagnostics).diagnostics, strict);
        return !failed;
      };
      const summary = await publish(compiled, renderer, { out, compress, isAccepted });
      if (summary) {
        // What took too long may not do so again.
        if (diagnostics === site.diagnostics)
          memory?.keep({ diagnostics, pages, files: summary.written + summary.unchanged });
        done = published(summary);
      }
    }
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  } finally {
    await compiled.workers.end();
  }
  report(diagnostics, pages, done);
  return failed ? 1 : 0;
}
