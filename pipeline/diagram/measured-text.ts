import { textWidth } from './text-width.ts';

/** The sizes of text in drawings; the stylesheet sets the same ones by class. */
export const BODY: TextSize = { size: 14, lineHeight: 20 };
export const SMALL: TextSize = { size: 13, lineHeight: 18 };
export const BODY_BOLD: TextSize = { ...BODY, bold: true };
export const SMALL_BOLD: TextSize = { ...SMALL, bold: true };
export const HEADING: TextSize = { size: 16, lineHeight: 24, bold: true };

export interface TextSize {
  readonly size: number;
  readonly lineHeight: number;
  readonly bold?: boolean;
}

export interface MeasuredText {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly textSize: TextSize;
}

/** Breaks lines that are wider than `maxWidth` between words, and measures the result. */
export function measureText(lines: readonly string[], textSize: TextSize, maxWidth = Infinity): MeasuredText {
  const kept = trimBlank(lines.flatMap((line) => wrap(line, textSize, maxWidth)));
  const widths = kept.map((line) => textWidth(line, textSize.size, textSize.bold));
  return {
    lines: kept,
    width: Math.ceil(Math.max(0, ...widths)),
    height: kept.length * textSize.lineHeight,
    textSize,
  };
}

function wrap(line: string, { size, bold }: TextSize, maxWidth: number): string[] {
  const total = textWidth(line, size, bold);
  if (total <= maxWidth) return [line];
  const full = fill(line, size, bold, maxWidth);
  // Lines of about the same length look calmer than full ones with a single word at the end.
  for (let width = total / full.length; width < maxWidth; width += size) {
    const even = fill(line, size, bold, width);
    if (even.length === full.length) return even;
  }
  return full;
}

function fill(line: string, size: number, bold: boolean | undefined, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textWidth(longer, size, bold) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

function trimBlank(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}
