// The text of a file as its lines, and those of a delimited one as their cells: RFC 4180 where the layout has quotes. The text
// may come in pieces, so that a file of any size is read in the room of some of its lines.
import type { FileLayout } from '../../../schemas/types.ts';
import type { FaultWord } from '../../languages/say.ts';

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
  readonly badQuote?: { readonly word: FaultWord; readonly at: number };
}

export interface LineReader {
  /** The lines that a piece of the text completes. */
  add(piece: string): Line[];
  /** What is left: a last line that nothing ends. */
  end(): Line[];
  /** The first line that ends otherwise than the layout says, or than the first line does. */
  oddEnd(): { readonly line: Line; readonly wanted: string } | undefined;
}

const END = /\r\n|\n|\r/g;
const END_NAMES: Readonly<Record<string, string>> = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR' };

/** Reads a text that comes in pieces. */
export function lineReader(layout: FileLayout): LineReader {
  const { lineEnd } = layout;
  const cellsIn = cellReader(layout);
  let wanted = lineEnd as string | undefined;
  let oddEnd: ReturnType<LineReader['oddEnd']>;
  let number = 1;
  /** What is not read yet, and where it begins. */
  let rest = '';
  let base = 0;
  let waitsFor = 0;
  const read = (isLast: boolean): Line[] => {
    const lines: Line[] = [];
    let start = 0;
    while (start < rest.length) {
      const { cells, end: from = start, bad } = cellsIn.quoted?.(rest, start, base) ?? {};
      END.lastIndex = from;
      const found = END.exec(rest);
      // Of CRLF the first half may be here.
      if (!isLast && (!found || (found[0] === '\r' && END.lastIndex === rest.length))) break;
      const end = found?.index ?? rest.length;
      const text = rest.slice(start, end);
      const own = cells ?? cellsIn.plain?.(text, base + start);
      const line: Line = {
        number,
        text,
        start: base + start,
        end: base + end,
        ...(own && { cells: own }),
        ...(bad && { badQuote: bad }),
      };
      lines.push(line);
      const name = found && END_NAMES[found[0]];
      wanted ??= name ?? undefined;
      if (name && wanted !== undefined && name !== wanted) oddEnd ??= { line, wanted };
      number += 1 + (cellsIn.quoted ? [...text.matchAll(END)].length : 0);
      start = end + (found?.[0].length ?? 0);
    }
    rest = rest.slice(start);
    base += start;
    // A line that goes on and on, as one does that a quote opens, is looked at again when twice as much of it is there.
    waitsFor = lines.length > 0 ? 0 : 2 * rest.length;
    return lines;
  };
  return {
    add(piece) {
      rest += piece;
      return rest.length < waitsFor ? [] : read(false);
    },
    end: () => read(true),
    oddEnd: () => oddEnd,
  };
}

interface CellReader {
  /** Those of a line that begins here, which ends where they do. */
  readonly quoted?: (text: string, start: number, base: number) => QuotedCells;
  /** Those of a line. */
  readonly plain?: (line: string, start: number) => Cell[];
}

function cellReader({ format, separator = ';', quotes = false }: FileLayout): CellReader {
  if (format !== 'delimited') return {};
  if (!quotes) return { plain: (line, start) => plainCells(line, start, separator) };
  const stop = new RegExp(`${separator.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}|[\r\n"]`, 'g');
  return { quoted: (text, start, base) => quotedCells(text, start, { base, separator, stop }) };
}

function plainCells(text: string, start: number, separator: string): Cell[] {
  const cells: Cell[] = [];
  for (let from = 0; ; ) {
    const found = text.indexOf(separator, from);
    const to = found < 0 ? text.length : found;
    cells.push({ text: text.slice(from, to), start: start + from, end: start + to });
    if (found < 0) return cells;
    from = to + separator.length;
  }
}

interface QuotedCells {
  readonly cells: Cell[];
  readonly end: number;
  readonly bad?: NonNullable<Line['badQuote']>;
}

interface QuoteScope {
  /** Where the text begins in the file. */
  readonly base: number;
  readonly separator: string;
  /** Finds what a value without quotes ends at. */
  readonly stop: RegExp;
}

/** The cells of the line that begins here; in quotes may stand separators and ends of lines, and two quotes for one. */
function quotedCells(text: string, start: number, { base, separator, stop }: QuoteScope): QuotedCells {
  const cells: Cell[] = [];
  let at = start;
  for (;;) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? quotedCell(text, at) : unquotedCell(text, at, stop);
    // What nothing closes goes on to the end of the file.
    if (!cell && isQuoted) return { cells, end: text.length, bad: { word: 'quoteOpen', at: base + at } };
    if (!cell)
      return {
        cells,
        end: endOfLine(text, at),
        bad: { word: 'quoteInside', at: base + at },
      };
    cells.push({ ...cell, start: base + cell.start, end: base + cell.end });
    at = cell.end;
    if (text.startsWith(separator, at)) at += separator.length;
    else if (at >= text.length || text[at] === '\n' || text[at] === '\r') return { cells, end: at };
    else return { cells, end: endOfLine(text, at), bad: { word: 'quoteClosed', at: base + at } };
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
