import type { CompiledSite } from '../compile.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { isFailure } from '../diagnostics/is-failure.ts';
import { openAnswerCache } from '../external/answer-cache.ts';
import { checkExternalLinks } from '../external/check-external-links.ts';
import { UsageError } from '../read/usage-error.ts';
import { CACHE_FOLDER } from '../workers/open-cache.ts';
import { slowIn } from '../workers/page-worker.ts';
import { compileFolder } from './compile-folder.ts';
import type { Format } from './formats.ts';
import { type Amount, printReport } from './print-report.ts';
import { type SelectOptions, selectFindings } from './select-findings.ts';
import { displayPathIn } from './site-options.ts';
import { usesReport } from './uses-report.ts';
import { VERSION } from './version.ts';

export interface CheckOptions {
  readonly content: string;
  readonly format: Format;
  readonly strict: boolean;
  readonly jobs: number | undefined;
  readonly cache: boolean;
}

export interface CheckCommandOptions extends CheckOptions, Amount, SelectOptions {
  readonly external: boolean;
  /** A field whose uses are printed: `<contract>#<field>`. */
  readonly uses: string | undefined;
}

/** Verifies everything that build verifies, and writes nothing to the output. Returns the exit code. */
export async function check(options: CheckCommandOptions): Promise<number> {
  if (options.uses !== undefined && options.format !== 'pretty')
    throw new UsageError('--uses prints for people: programs read data/where-used.json. Leave out --format.');
  const start = performance.now();
  const { site, workers, taskOf, remember } = await compileFolder(options);
  let slow: readonly Finding[];
  try {
    // Documents are made as build makes them: what breaks there must break here.
    const tasks = [...site.orders.values()].map(taskOf);
    const making = workers.make(
      tasks.filter(({ file }) => !file),
      { nav: site.nav, addressing: site.addressing, context: site.context },
    );
    remember();
    slow = slowIn(await making);
  } finally {
    await workers.end();
  }
  if (options.uses !== undefined)
    process.stdout.write(await usesReport(options.uses, site, displayPathIn(options.content)));
  const asked = options.external ? await askOtherHosts(site, options) : { findings: [], done: undefined };
  const late = [...slow, ...asked.findings];
  const found = late.length > 0 ? site.diagnosticsWith(late) : site.diagnostics;
  const { diagnostics, notes } = await selectFindings(found, options);
  const elapsed = performance.now() - start;
  printReport(
    options.format,
    options.content,
    { diagnostics, pages: site.routes.length, elapsed, notes, done: asked.done },
    options,
  );
  return isFailure(diagnostics, options.strict) ? 1 : 0;
}

async function askOtherHosts(
  site: CompiledSite,
  { cache }: CheckOptions,
): Promise<{ readonly findings: readonly Finding[]; readonly done: string }> {
  const { findings, addresses, asked } = await checkExternalLinks(site.externalLinks, {
    userAgent: `docs-build/${VERSION} (link check)`,
    cache: cache ? openAnswerCache(`${CACHE_FOLDER}/external.json`) : undefined,
  });
  const done =
    addresses === 0
      ? 'There are no external links to check.'
      : `External addresses: ${asked} asked, ${addresses - asked} known from an earlier run.`;
  return { findings, done };
}
