import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatGithub } from '../diagnostics/format-github.ts';
import { diagnosticsReport } from '../diagnostics/format-json.ts';
import { formatPretty } from '../diagnostics/format-pretty.ts';
import { sarifLog } from '../diagnostics/format-sarif.ts';
import { assertValid } from '../validate/validator.ts';
import { displayPathIn } from './site-options.ts';
import { VERSION } from './version.ts';

export const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Milliseconds since the command began. */
  readonly elapsed: number;
  /** What is said of it, where that is not how many pages were checked; for people. */
  readonly summary?: string;
  /** What was done beside checking, such as "Wrote 12 files to dist."; for people. */
  readonly done?: string | undefined;
}

/** Prints what was found. With json and sarif, standard output holds that one document and nothing else. */
export function printReport(format: Format, contentFolder: string, outcome: Outcome): void {
  const { diagnostics, pages } = outcome;
  const displayPath = displayPathIn(contentFolder);
  switch (format) {
    case 'json': {
      const report = diagnosticsReport(diagnostics, pages);
      assertValid('diagnostics', report, 'The report');
      process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
      return;
    }
    case 'sarif':
      process.stdout.write(`${JSON.stringify(sarifLog(diagnostics, VERSION, displayPath), null, 2)}\n`);
      return;
    case 'github':
      process.stdout.write(formatGithub(diagnostics, displayPath));
      break;
    case 'pretty':
      process.stdout.write(
        formatPretty(diagnostics, {
          color: colors.isColorSupported && process.stdout.isTTY === true,
          displayPath,
          textOf: textIn(contentFolder),
        }),
      );
      if (diagnostics.length > 0) process.stdout.write('\n');
  }
  process.stdout.write(`${outcome.summary ?? summary(outcome)}\n`);
  if (outcome.done) process.stdout.write(`${outcome.done}\n`);
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function summary({ diagnostics, pages, elapsed }: Outcome): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return `${plural(pages, 'page')} checked in ${(elapsed / 1000).toFixed(1)} s: ${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`;
}

function textIn(contentFolder: string): (sourcePath: string) => string | undefined {
  const texts = new Map<string, string | undefined>();
  return (sourcePath) => {
    if (!texts.has(sourcePath)) texts.set(sourcePath, readText(contentFolder, sourcePath));
    return texts.get(sourcePath);
  };
}

/** Of a file in the folder alone: what a link leads to elsewhere is not for a report that others read. */
function readText(contentFolder: string, sourcePath: string): string | undefined {
  try {
    const file = realpathSync(path.join(contentFolder, sourcePath));
    if (!file.startsWith(realpathSync(contentFolder) + path.sep)) return undefined;
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
