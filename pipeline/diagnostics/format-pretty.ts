import picocolors from 'picocolors';
import type { Diagnostic } from './diagnostic.ts';

export interface PrettyOptions {
  readonly color: boolean;
  /** Path of a source file as the reader of the terminal would type it. */
  readonly displayPath: (sourcePath: string) => string;
  /** Text of a source file, to quote the line from; undefined when it has none. */
  readonly textOf: (sourcePath: string) => string | undefined;
}

/** One block a diagnostic: place and message, the line with a caret, the hint. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const files = new Map<string, readonly string[]>();
  const lineOf = (sourcePath: string, line: number): string | undefined => {
    const lines = files.get(sourcePath) ?? options.textOf(sourcePath)?.split(/\r\n|\n|\r/) ?? [];
    files.set(sourcePath, lines);
    return lines[line - 1];
  };
  return diagnostics.map((diagnostic) => `${formatOne(diagnostic, options, lineOf)}\n`).join('\n');
}

const MOST_COLUMNS = 160;

function formatOne(
  { rule, severity, message, sourcePath, range, hint }: Diagnostic,
  options: PrettyOptions,
  lineOf: (sourcePath: string, line: number) => string | undefined,
): string {
  const colors = picocolors.createColors(options.color);
  const paint = severity === 'error' ? colors.red : colors.yellow;
  const { start, end } = range;
  const place = `${options.displayPath(sourcePath)}:${start.line}:${start.column}`;
  const lines = [`${colors.bold(place)}  ${paint(severity)}  ${message}  ${colors.dim(rule)}`];
  const line = lineOf(sourcePath, start.line);
  if (line !== undefined && line.trim() !== '') {
    // A very long line (a table, a payload) is shown around the culprit.
    const from = start.column > MOST_COLUMNS ? start.column - MOST_COLUMNS / 2 : 1;
    const shown = line.slice(from - 1, from - 1 + MOST_COLUMNS);
    const gutter = String(start.line);
    const pad = ' '.repeat(gutter.length);
    const length = Math.max(
      1,
      Math.min(end.line === start.line ? end.column - start.column : line.length - start.column + 1, MOST_COLUMNS),
    );
    const indent = shown.slice(0, start.column - from).replace(/[^\t]/g, ' ');
    lines.push(`  ${colors.dim(`${gutter} │`)} ${shown}`);
    lines.push(
      `  ${colors.dim(`${pad} │`)} ${indent}${paint('^'.repeat(Math.max(1, Math.min(length, shown.length - indent.length))))}`,
    );
  }
  if (hint) lines.push(`  ${colors.cyan('hint:')} ${hint}`);
  return lines.join('\n');
}
