// Containers within containers open with more colons the further out they are. What an import makes of tags has three colons
// and ends with a mark of its own: how deep it stands is known at the end.
import { fencedLines } from './fenced-lines.ts';

/** The last line of a container that an import made. */
export const END_OF_MADE = ':::\uE000';

interface Container {
  readonly line: number;
  readonly colons: number;
  readonly isMade: boolean;
  /** Colons that it needs at least. */
  least: number;
}

const OPENING = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(:{3,})(\s*[A-Za-z].*)$/;
const END = /^([\s>]*)(:{3,})(\uE000?)\s*$/;

/** A container that an import makes: its opening ends with the mark, too. */
export const madeOpening = (opening: string): string => `${opening}\uE000`;

/** Gives every container the colons it needs. */
export function nestContainers(text: string): string {
  if (!text.includes(':::')) return text;
  const lines = fencedLines(text);
  const written = lines.map((line) => line.text);
  const open: Container[] = [];
  for (const [i, { text: line, isCode }] of lines.entries()) {
    const end = END.exec(line);
    if (isCode) {
      // A line of colons in code would end it.
      for (const container of open) if (end) container.least = Math.max(container.least, (end[2]?.length ?? 0) + 1);
      continue;
    }
    const opening = OPENING.exec(line);
    if (opening) {
      const isMade = line.endsWith('\uE000');
      open.push({ line: i, colons: opening[2]?.length ?? 3, isMade, least: 3 });
    } else if (end) close(i, end[2]?.length ?? 3, end[3] !== '', open, written);
  }
  return written.join('\n').replaceAll('\uE000', '');
}

function close(line: number, colons: number, isMade: boolean, open: Container[], written: string[]): void {
  const at = open.findLastIndex((each) => each.isMade === isMade && (isMade || each.colons <= colons));
  // Of a tag that holds more openings than ends, the rest end with it.
  const container = at < 0 ? undefined : open.splice(at)[0];
  if (!container) return;
  const marks = ':'.repeat(container.least);
  written[container.line] = (written[container.line] ?? '').replace(/:{3,}/, marks);
  written[line] = (written[line] ?? '').replace(/:{3,}/, marks);
  for (const outer of open) outer.least = Math.max(outer.least, container.least + 1);
}
