import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import colors from 'picocolors';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatGithub } from '../diagnostics/format-github.ts';
import { gitlabReport } from '../diagnostics/format-gitlab.ts';
import { diagnosticsReport } from '../diagnostics/format-json.ts';
import { formatOverview } from '../diagnostics/format-overview.ts';
import { formatPretty } from '../diagnostics/format-pretty.ts';
import { sarifLog } from '../diagnostics/format-sarif.ts';
import { assertValid } from '../validate/validator.ts';
import type { Format } from './formats.ts';
import { repositoryPathIn } from './repository-path.ts';
import { displayPathIn } from './site-options.ts';
import { VERSION } from './version.ts';

export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Milliseconds since the command began. */
  readonly elapsed: number;
  /** What was left out of the diagnostics, and why; for people. */
  readonly notes?: readonly string[];
  /** What is said of it, where that is not how many pages were checked; for people. */
  readonly summary?: string;
  /** What was done beside checking, such as "Wrote 12 files to dist."; for people. */
  readonly done?: string | undefined;
}

/** How much is printed for people. */
export interface Amount {
  /** So many findings at most. */
  readonly max?: number | undefined;
  /** How many there are of each rule and cause, and none of them. */
  readonly summary?: boolean;
}

/** More than these are told by rule and by cause, too. */
const OVERVIEW_FROM = 20;

/** Prints what was found. With json, gitlab and sarif, standard output holds that one document and nothing else. */
export function printReport(format: Format, contentFolder: string, outcome: Outcome, amount: Amount = {}): void {
  const { diagnostics } = outcome;
  if (format !== 'pretty' && format !== 'github') {
    process.stdout.write(`${JSON.stringify(documentOf(format, contentFolder, outcome), null, 2)}\n`);
    return;
  }
  const most = amount.summary ? 0 : (amount.max ?? diagnostics.length);
  const shown = diagnostics.slice(0, most);
  const blocks = [
    format === 'github'
      ? formatGithub(shown, repositoryPathIn(contentFolder))
      : formatPretty(shown, {
          color: colors.isColorSupported && process.stdout.isTTY === true,
          displayPath: displayPathIn(contentFolder),
          textOf: textIn(contentFolder),
        }),
    shown.length < diagnostics.length && !amount.summary ? `… and ${diagnostics.length - shown.length} more.\n` : '',
    diagnostics.length > OVERVIEW_FROM || (amount.summary && diagnostics.length > 0) ? formatOverview(diagnostics) : '',
    [outcome.summary ?? summary(outcome), ...(outcome.notes ?? []), ...(outcome.done ? [outcome.done] : [])].join('\n'),
  ];
  const separator = format === 'pretty' ? '\n' : '';
  process.stdout.write(`${blocks.filter((block) => block !== '').join(separator)}\n`);
}

function documentOf(
  format: Exclude<Format, 'pretty' | 'github'>,
  contentFolder: string,
  { diagnostics, pages }: Outcome,
): object {
  if (format === 'sarif') return sarifLog(diagnostics, VERSION, repositoryPathIn(contentFolder));
  if (format === 'gitlab') return gitlabReport(diagnostics, repositoryPathIn(contentFolder));
  const report = diagnosticsReport(diagnostics, pages);
  assertValid('diagnostics', report, 'The report');
  return report;
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
