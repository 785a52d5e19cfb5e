// Faults that are known: a team that takes over two thousand of them holds the line, and mends them one by one. They are known
// by their file, their rule and what the message quotes, and counted, so that lines may move.
import { causeOf } from './cause-of.ts';
import type { Diagnostic } from './diagnostic.ts';

/** How many faults are known, by file, rule and cause. */
export type Baseline = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

export interface Compared {
  /** Those that are not known. */
  readonly fresh: readonly Diagnostic[];
  readonly known: number;
  /** How many of the known ones are mended. */
  readonly mended: number;
}

const placeOf = (diagnostic: Diagnostic): readonly [string, string, string] => [
  diagnostic.sourcePath,
  diagnostic.rule,
  causeOf(diagnostic),
];

/** Parts findings from those that a baseline knows. */
export function compareWithBaseline(diagnostics: readonly Diagnostic[], baseline: Baseline): Compared {
  const left = new Map<string, number>();
  for (const [sourcePath, rules] of Object.entries(baseline))
    for (const [rule, causes] of Object.entries(rules))
      for (const [cause, count] of Object.entries(causes)) left.set(JSON.stringify([sourcePath, rule, cause]), count);
  const fresh = diagnostics.filter((diagnostic) => {
    const key = JSON.stringify(placeOf(diagnostic));
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
  const mended = [...left.values()].reduce((sum, count) => sum + count, 0);
  return { fresh, known: diagnostics.length - fresh.length, mended };
}

/** All that was found as what is known: sorted, so that a difference shows what came and what went. */
export function baselineOf(diagnostics: readonly Diagnostic[]): Baseline {
  const baseline: Record<string, Record<string, Record<string, number>>> = {};
  const sorted = diagnostics.map(placeOf).sort((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
  for (const [sourcePath, rule, cause] of sorted) {
    baseline[sourcePath] ??= {};
    const rules = baseline[sourcePath];
    rules[rule] ??= {};
    const causes = rules[rule];
    causes[cause] = (causes[cause] ?? 0) + 1;
  }
  return baseline;
}

/** Whether a value read from a file is a baseline. */
export function isBaseline(value: unknown): value is Baseline {
  const isRecordOf = (part: unknown, isRight: (each: unknown) => boolean): boolean =>
    typeof part === 'object' && part !== null && !Array.isArray(part) && Object.values(part).every(isRight);
  return isRecordOf(value, (rules) => isRecordOf(rules, (causes) => isRecordOf(causes, Number.isInteger)));
}
