// The text of a file as its lines, and those of a delimited one as their cells: RFC 4180 where the layout has quotes.
import type { FileLayout } from '../../../schemas/types.ts';

export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Line {
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Those of a delimited file. */
  readonly cells?: readonly Cell[];
  /** What is wrong with its quotes, and where. */
  readonly badQuote?: { readonly said: string; readonly at: number };
}

export interface ReadLines {
  readonly lines: readonly Line[];
  /** The first line that ends otherwise than the layout says, or than the first line does. */
  readonly oddEnd?: { readonly line: Line; readonly wanted: string };
}

const END = /\r\n|\n|\r/g;
const END_NAMES: Readonly<Record<string, string>> = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR' };

export function readLines(text: string, { format, separator = ';', quotes = false, lineEnd }: FileLayout): ReadLines {
  const lines: Line[] = [];
  let oddEnd: ReadLines['oddEnd'];
  let wanted = lineEnd as string | undefined;
  let number = 1;
  const stop = new RegExp(`${separator.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}|[\r\n"]`, 'g');
  for (let start = 0; start < text.length; ) {
    const quoted = format === 'delimited' && quotes ? quotedCells(text, start, separator, stop) : undefined;
    END.lastIndex = quoted?.end ?? start;
    const found = END.exec(text);
    const end = found?.index ?? text.length;
    const own = text.slice(start, end);
    const cells = format === 'delimited' ? (quoted?.cells ?? plainCells(own, start, separator)) : undefined;
    const line: Line = {
      number,
      text: own,
      start,
      end,
      ...(cells && { cells }),
      ...(quoted?.bad && { badQuote: quoted.bad }),
    };
    lines.push(line);
    const name = found && END_NAMES[found[0]];
    wanted ??= name ?? undefined;
    if (name && wanted !== undefined && name !== wanted && !oddEnd) oddEnd = { line, wanted };
    number += 1 + (quoted ? [...own.matchAll(END)].length : 0);
    start = end + (found?.[0].length ?? 0);
  }
  return { lines, ...(oddEnd && { oddEnd }) };
}

function plainCells(text: string, start: number, separator: string): Cell[] {
  let at = start;
  return text.split(separator).map((cell) => {
    const placed = { text: cell, start: at, end: at + cell.length };
    at = placed.end + separator.length;
    return placed;
  });
}

interface QuotedCells {
  readonly cells: Cell[];
  readonly end: number;
  readonly bad?: NonNullable<Line['badQuote']>;
}

/** The cells of the line that begins here; in quotes may stand separators and ends of lines, and two quotes for one. */
function quotedCells(text: string, start: number, separator: string, stop: RegExp): QuotedCells {
  const cells: Cell[] = [];
  let at = start;
  for (;;) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? quotedCell(text, at) : unquotedCell(text, at, stop);
    // What nothing closes goes on to the end of the file.
    if (!cell && isQuoted) return { cells, end: text.length, bad: { said: 'has a quote that nothing closes', at } };
    if (!cell)
      return { cells, end: endOfLine(text, at), bad: { said: 'has a quote inside a value without quotes', at } };
    cells.push(cell);
    at = cell.end;
    if (text.startsWith(separator, at)) at += separator.length;
    else if (at >= text.length || text[at] === '\n' || text[at] === '\r') return { cells, end: at };
    else return { cells, end: endOfLine(text, at), bad: { said: 'has text after a closing quote', at } };
  }
}

function quotedCell(text: string, start: number): Cell | undefined {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] === '"') continue;
    return { text: text.slice(start + 1, at).replaceAll('""', '"'), start, end: at + 1 };
  }
  return undefined;
}

function unquotedCell(text: string, start: number, stop: RegExp): Cell | undefined {
  stop.lastIndex = start;
  const end = stop.exec(text)?.index ?? text.length;
  return text[end] === '"' ? undefined : { text: text.slice(start, end), start, end };
}

function endOfLine(text: string, at: number): number {
  END.lastIndex = at;
  return END.exec(text)?.index ?? text.length;
}
