import { createHash } from 'node:crypto';
import { causeOf } from './cause-of.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A report of GitLab's Code Quality, which a merge request shows beside the lines. */
export function gitlabReport(
  diagnostics: readonly Diagnostic[],
  displayPath: (sourcePath: string) => string,
): readonly object[] {
  const counts = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { rule, severity, message, sourcePath, range, hint } = diagnostic;
    const identity = JSON.stringify([rule, sourcePath, causeOf(diagnostic)]);
    // GitLab takes two findings with one fingerprint for one.
    const count = (counts.get(identity) ?? 0) + 1;
    counts.set(identity, count);
    return {
      description: hint ? `${message} ${hint}` : message,
      check_name: rule,
      fingerprint: createHash('sha256').update(`${identity}${count}`).digest('hex'),
      severity: severity === 'error' ? 'major' : 'minor',
      location: { path: displayPath(sourcePath), lines: { begin: range.start.line } },
    };
  });
}
