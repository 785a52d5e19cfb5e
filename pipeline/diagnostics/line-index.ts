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

const LINE_END = /\r\n?|\n/g;

/** Lines end in LF, CRLF or CR, as Markdown and YAML have it. */
export function lineIndex(text: string): LineIndex {
  const starts = [0];
  LINE_END.lastIndex = 0;
  while (LINE_END.test(text)) starts.push(LINE_END.lastIndex);
  const positionAt = (offset: number): Position => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
  return {
    text,
    positionAt,
    range: (start, end) => ({ start: positionAt(start), end: positionAt(end) }),
    lineStart: (line) => starts[line - 1] ?? text.length,
    restOfLine(offset) {
      LINE_END.lastIndex = offset;
      return text.slice(offset, LINE_END.exec(text)?.index);
    },
  };
}
