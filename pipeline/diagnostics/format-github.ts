import type { Diagnostic } from './diagnostic.ts';

const escapeData = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** Workflow commands that GitHub shows as annotations beside the line. */
export function formatGithub(diagnostics: readonly Diagnostic[], displayPath: (sourcePath: string) => string): string {
  return diagnostics
    .map(({ rule, severity, message, sourcePath, range, hint }) => {
      const { start, end } = range;
      const sameLine = start.line === end.line && end.column > start.column;
      const properties = [
        `file=${escapeProperty(displayPath(sourcePath))}`,
        `line=${start.line}`,
        `endLine=${end.line}`,
        `col=${start.column}`,
        // GitHub takes an end column on one line only, and counts it inclusively.
        ...(sameLine ? [`endColumn=${end.column - 1}`] : []),
        `title=${escapeProperty(rule)}`,
      ];
      return `::${severity} ${properties.join(',')}::${escapeData(hint ? `${message} ${hint}` : message)}\n`;
    })
    .join('');
}
