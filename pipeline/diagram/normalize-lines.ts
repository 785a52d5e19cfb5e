/** From a line in the normalized text to the line in the source. */
export type LineMap = (line: number) => number;

/**
 * The source without what mermaid takes out before it parses, with its line numbers kept: front matter, comments and
 * directives become blank lines. Where a grammar drops blank lines itself (flowcharts do after `}`), the map says so.
 */
export function normalizeLines(source: string): { text: string; map: LineMap } {
  const blanked = source
    .replace(/^\s*---[ \t]*\n[\s\S]*?\n\s*---[ \t]*(?=\n)/, blank)
    .replace(/%%\{[\s\S]*?\}%%/g, blank)
    .replace(/^[ \t]*%%.*$/gm, '');
  // Mermaid trims the start, so the first line that counts is the first one with text.
  const offset = (/^\s*\n/.exec(blanked)?.[0].split('\n').length ?? 1) - 1;
  const text = blanked.split('\n').slice(offset).join('\n');
  if (!/^\s*(?:flowchart|graph)\b/.test(text)) return { text: blanked, map: (line) => line + offset };
  return collapseAfterBraces(text, offset);
}

function collapseAfterBraces(text: string, offset: number): { text: string; map: LineMap } {
  const lines: string[] = [];
  const numbers: number[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' && lines.at(-1)?.trimEnd().endsWith('}')) return;
    lines.push(line);
    numbers.push(index + 1 + offset);
  });
  return { text: lines.join('\n'), map: (line) => numbers[line - 1] ?? (numbers.at(-1) ?? 0) + 1 };
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
