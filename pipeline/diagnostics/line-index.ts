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

const LF = 10;
const CR = 13;
const END_OF_LINE = /[\r\n]/g;

/** Lines end in LF, CRLF or CR, as Markdown and YAML have it. */
export function lineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
  }
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
      END_OF_LINE.lastIndex = offset;
      return text.slice(offset, END_OF_LINE.exec(text)?.index);
    },
  };
}
