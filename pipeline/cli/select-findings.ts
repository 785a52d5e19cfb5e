// Which of the findings are reported: of some rules, on changed lines, and none that a baseline knows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Baseline, baselineOf, compareWithBaseline, isBaseline } from '../diagnostics/baseline.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { UsageError } from '../read/usage-error.ts';
import { changedLines, isOnChangedLine } from './changed-lines.ts';

export interface BaselineOptions {
  /** A file of faults that are known. */
  readonly baseline: string | undefined;
  /** Whether that file is written: all that is found is known from now on. */
  readonly renewBaseline: boolean;
}

export interface SelectOptions extends BaselineOptions {
  readonly content: string;
  /** Rules that alone are reported; all, where there are none. */
  readonly rule: readonly string[];
  /** A commit: only what is on lines that were changed since is reported. */
  readonly changed: string | undefined;
}

export interface Selected {
  readonly diagnostics: readonly Diagnostic[];
  /** What was left out, for people. */
  readonly notes: readonly string[];
}

/** Of all that was found, what is to be reported. */
export async function selectFindings(
  all: readonly Diagnostic[],
  { content, rule, changed, ...baseline }: SelectOptions,
): Promise<Selected> {
  const { diagnostics, notes } = withoutKnown(all, baseline);
  const lines = changed === undefined ? undefined : await changedLines(content, changed);
  const selected = diagnostics.filter(
    (each) => (rule.length === 0 || rule.includes(each.rule)) && (!lines || isOnChangedLine(each, lines)),
  );
  const hidden = diagnostics.length - selected.length;
  const note = `${hidden} not shown: of other rules, or on lines that were not changed.`;
  return { diagnostics: selected, notes: hidden > 0 ? [...notes, note] : notes };
}

/** Leaves out what the baseline knows, and writes it where that is asked for. */
export function withoutKnown(
  diagnostics: readonly Diagnostic[],
  { baseline: file, renewBaseline }: BaselineOptions,
): Selected {
  if (file === undefined) {
    if (renewBaseline) throw new UsageError('--renew-baseline needs a file: add --baseline docs-baseline.json.');
    return { diagnostics, notes: [] };
  }
  if (renewBaseline) {
    writeFileSync(file, `${JSON.stringify(baselineOf(diagnostics), null, 2)}\n`);
    return { diagnostics: [], notes: [`"${file}" holds all that was found: ${diagnostics.length}. Commit it.`] };
  }
  const { fresh, known, mended } = compareWithBaseline(diagnostics, readBaseline(file));
  const notes = [`${known} known by "${file}" and not shown.`];
  if (mended > 0)
    notes.push(`${mended} of "${file}" are mended: run again with --renew-baseline, so that they stay so.`);
  return { diagnostics: fresh, notes };
}

function readBaseline(file: string): Baseline {
  if (!existsSync(file)) {
    throw new UsageError(
      `There is no baseline "${file}". Write it with: docs-build check --baseline ${file} --renew-baseline`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    value = undefined;
  }
  if (!isBaseline(value)) {
    throw new UsageError(
      `"${file}" is no baseline. Write it anew with: docs-build check --baseline ${file} --renew-baseline`,
    );
  }
  return value;
}
