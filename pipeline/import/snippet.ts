// A piece of a file, as the tools name pieces in their inclusions.

/** The lines from the first to the last, counted from 1; each bound may be left out. */
export function linesOf(text: string, first: number | undefined, last: number | undefined): string {
  return text
    .split('\n')
    .slice(Math.max(0, (first ?? 1) - 1), last)
    .join('\n');
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands between two marks of a region; undefined where there is none. Marks of others in it are taken out. */
export function regionOf(text: string, name: string, kind: 'anchor' | 'region'): string | undefined {
  const [begin, end, any] =
    kind === 'anchor'
      ? [`ANCHOR:\\s*${escaped(name)}\\b`, `ANCHOR_END:\\s*${escaped(name)}\\b`, /ANCHOR(?:_END)?:/]
      : [`#?region\\s+${escaped(name)}\\b`, `#?end ?region(?:\\s+${escaped(name)}\\b|\\W*$)`, /#?(?:end ?)?region\b/i];
  const lines = text.split('\n');
  const from = lines.findIndex((line) => new RegExp(begin, 'i').test(line) && !/end ?region/i.test(line));
  if (from < 0) return undefined;
  const length = lines.slice(from + 1).findIndex((line) => new RegExp(end, 'i').test(line));
  const inside = lines.slice(from + 1, length < 0 ? undefined : from + 1 + length);
  return dedented(inside.filter((line) => !any.test(line)).join('\n'));
}

/** A text without the blanks that all of its lines begin with. */
export function dedented(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return least === 0 || indents.length === 0
    ? text
    : lines.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length))).join('\n');
}
