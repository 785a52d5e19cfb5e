export interface NormalizedLines {
  /** The source without what mermaid takes out before it parses; its lines keep their numbers. */
  readonly text: string;
  /** The line as mermaid counts them, from 1. */
  readonly content: (line: number) => string;
  /** From a line as mermaid counts them to the line in the source. */
  readonly toSource: (line: number) => number;
}

/**
 * Front matter, directives and comments become blank lines, where mermaid would pull the lines below them up. It still
 * trims the start, and some grammars drop blank lines: flowcharts after `}`, sankey diagrams everywhere.
 */
export function normalizeLines(source: string): NormalizedLines {
  const text = withoutSettings(source).replace(/^[ \t]*%%.*$/gm, '');
  const type = /^\s*(\S+)/.exec(text)?.[1] ?? '';
  const kept: { readonly content: string; readonly line: number }[] = [];
  text.split('\n').forEach((content, index) => {
    const before = kept.at(-1)?.content;
    if (content.trim() === '' && (before === undefined || isDropped(type, before))) return;
    kept.push({ content, line: index + 1 });
  });
  return {
    text,
    content: (line) => kept[line - 1]?.content ?? '',
    toSource: (line) => kept[line - 1]?.line ?? (kept.at(-1)?.line ?? 0) + 1,
  };
}

/** The source without front matter and directives; its lines keep their numbers. */
export function withoutSettings(source: string): string {
  return source.replace(/^\s*---[ \t]*\n[\s\S]*?\n\s*---[ \t]*(?=\n)/, blank).replace(/%%\{[\s\S]*?\}%%/g, blank);
}

function isDropped(type: string, before: string): boolean {
  if (/^(?:flowchart|graph)/.test(type)) return before.trimEnd().endsWith('}');
  return type.startsWith('sankey');
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
