// Pieces of Markdown that the pages of the reference consist of.

/** A text as code, whatever backticks stand in it. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const marks = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${marks}${pad}${text}${pad}${marks}`;
}

/** A table; a pipe in a cell is escaped, and an end of a line is a blank. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/**
 * A sentence of a description as Markdown: what stands in it is text, but for code. Addresses and options are code, whether
 * their author said so or not.
 */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .flatMap((part) =>
      part.startsWith('`') ? part : part.split(/((?<![\w"])--[a-z][a-z-]+|https?:\/\/[^\s"),]*[^\s"),.])/),
    )
    .map((part) => (part.startsWith('`') ? part : /^(?:--[a-z]|https?:\/\/)/.test(part) ? code(part) : escaped(part)))
    .join('');

const escaped = (text: string): string => text.replace(/[\\*<[\]]|\b_|_\b/g, '\\$&');

/** `a`, `a or b`, `a, b or c`; what is the same is said once. */
export function either(all: readonly string[]): string {
  const each = [...new Set(all)];
  const last = each.pop() ?? '';
  return each.length === 0 ? last : `${each.join(', ')} or ${last}`;
}

/** A page: what is empty is no paragraph. */
export const page = (...blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
