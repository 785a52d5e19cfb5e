import { escapeMarks } from '../../parse/escape-text.ts';

/** A table in Markdown, below headers that are plain text; empty without rows. A cell is one line, and a bar ends it. */
export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const inCell = (text: string): string => text.replace(/\s*[\r\n]\s*/g, ' ').replaceAll('|', '\\|');
  const line = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(headers.map(escapeMarks)), `|${'---|'.repeat(headers.length)}`, ...rows.map(line)].join('\n');
}
