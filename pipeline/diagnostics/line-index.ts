import type { Position, Range } from './diagnostic.ts';

/** A stretch of a text, by offsets; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Turns offsets of one text into lines and columns. */
export interface LineIndex {
  readonly text: string;
  positionAt(offset: number): Position;
  range(start: number, end: number): Range;
  /** Offset at which a 1-based line begins. */
  lineStart(line: number): number;
  /** The text from an offset to the end of its line. */
  restOfLine(offset: number): string;
}

/** Where the lines of a text begin, which comes in pieces. */
export interface LineStarts {
  add(piece: string): void;
  positionAt(offset: number): Position;
  /** Offset at which a 1-based line begins. */
  lineStart(line: number): number | undefined;
}

const LINE_END = /\r\n?|\n/g;

/** Lines end in LF, CRLF or CR, as Markdown and YAML have it. */
export function lineStarts(): LineStarts {
  const starts = [0];
  let length = 0;
  let endsInReturn = false;
  return {
    add(piece) {
      if (piece === '') return;
      // The second half of a CRLF whose first half was the end of the last piece.
      if (endsInReturn && piece.startsWith('\n')) starts.pop();
      LINE_END.lastIndex = 0;
      while (LINE_END.test(piece)) starts.push(length + LINE_END.lastIndex);
      length += piece.length;
      endsInReturn = piece.endsWith('\r');
    },
    positionAt(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    lineStart: (line) => starts[line - 1],
  };
}

/** The lines of a text that is all there. */
export function lineIndex(text: string): LineIndex {
  const { add, positionAt, lineStart } = lineStarts();
  add(text);
  return {
    text,
    positionAt,
    range: (start, end) => ({ start: positionAt(start), end: positionAt(end) }),
    lineStart: (line) => lineStart(line) ?? text.length,
    restOfLine(offset) {
      LINE_END.lastIndex = offset;
      return text.slice(offset, LINE_END.exec(text)?.index);
    },
  };
}
