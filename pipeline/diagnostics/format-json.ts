import type { DiagnosticsReport } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The report as schemas/diagnostics.schema.json has it. */
export function diagnosticsReport(diagnostics: readonly Diagnostic[], pages: number): DiagnosticsReport {
  const count = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((each) => each.severity === severity).length;
  return {
    schemaVersion: SCHEMA_VERSION,
    diagnostics: diagnostics.map(({ rule, severity, message, sourcePath, range, hint, url }) => ({
      rule,
      severity,
      message,
      sourcePath,
      range: { start: { ...range.start }, end: { ...range.end } },
      ...(hint !== undefined && { hint }),
      url,
    })),
    summary: { pages, errors: count('error'), warnings: count('warning') },
  };
}
