import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from './content.ts';

interface Taken<Answer> {
  readonly answer: Answer;
  readonly findings: readonly Finding[];
}

/**
 * Work whose answer, and what it reports, comes from one file alone: `dev` has the same object for a file that nobody has
 * edited, so that of a hundred only the edited one is read again. Nobody may change the answer.
 */
export function oncePerFile<Answer>(
  read: (file: SourceFile, report: Report) => Answer,
): (file: SourceFile, report: Report) => Answer {
  const taken = new WeakMap<SourceFile, Taken<Answer>>();
  return (file, report) => {
    let known = taken.get(file);
    if (!known) {
      const findings: Finding[] = [];
      known = { answer: read(file, (finding) => void findings.push(finding)), findings };
      taken.set(file, known);
    }
    for (const finding of known.findings) report(finding);
    return known.answer;
  };
}
