import type { Diagnostic } from './diagnostic.ts';
import { RULES } from './rules.ts';

/** A SARIF 2.1.0 log with one run, for code scanning dashboards. */
export function sarifLog(
  diagnostics: readonly Diagnostic[],
  version: string,
  displayPath: (sourcePath: string) => string,
): object {
  const ids = Object.keys(RULES) as (keyof typeof RULES)[];
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-build',
            semanticVersion: version,
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: RULES[id].summary },
              help: { text: `See docs/pages/rules/${id}.md in the documentation of docs-build.` },
              defaultConfiguration: { level: RULES[id].severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map(({ rule, severity, message, sourcePath, range, hint }) => ({
          ruleId: rule,
          ruleIndex: ids.indexOf(rule),
          level: severity,
          message: { text: hint ? `${message} ${hint}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: addressOf(displayPath(sourcePath)) },
                region: {
                  startLine: range.start.line,
                  startColumn: range.start.column,
                  endLine: range.end.line,
                  endColumn: range.end.column,
                },
              },
            },
          ],
        })),
      },
    ],
  };
}

/** A path as a relative address: a `#` or a `?` in a file name is no fragment and no query. */
const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
