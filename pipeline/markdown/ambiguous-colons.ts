// Directives that the native parser reads otherwise than remark.

import { isBelowHead, TAG } from './ambiguous-tables.ts';
import { colonLines, END } from './colon-lines.ts';
import { BEFORE, ITEM, isFenceOpen } from './line-marks.ts';
import { readOpening } from './opening.ts';

const EMPTY_ITEM = new RegExp(String.raw`^[ \t]*${ITEM}[ \t]*$`, 'm');
const DEFINITION = new RegExp(String.raw`^${BEFORE}\[[^\]\n]+\]:`, 'm');
const MARKS = new RegExp(`^${BEFORE}$`);
/** A brace in quotes, an escape among the attributes, a label with blanks at its ends. */
const AMBIGUOUS_OPENING = /"[^"]*\}[^"]*"|'[^']*\}[^']*'|\{[^}]*\\|\[\s|\s\]/;
const OF_LIST = new RegExp(String.raw`\t|^ *${ITEM}[ \t]`);

interface Container {
  readonly colons: number;
  readonly indent: number;
  /** Where its inside begins. */
  readonly inside: number;
}

/**
 * Lines that begin with colons and neither open nor end a directive, containers that are not properly nested or stand in
 * other blocks, and what the parsers do not end at the end of a container.
 */
export function hasAmbiguousColons(text: string): boolean {
  if (!text.includes('::')) return false;
  const defined = text.includes(']:') ? text.search(DEFINITION) : -1;
  if ((defined >= 0 && text.includes('::', defined)) || EMPTY_ITEM.test(text)) return true;
  const open: Container[] = [];
  for (const { start, end, before, rest } of colonLines(text)) {
    if (!MARKS.test(before)) continue;
    if (before.trim() !== '' || before.includes('\t')) return true;
    if (before.length < 4 && isBesideCode(text, start, end)) return true;
    const colons = /^:+/.exec(rest)?.[0].length ?? 0;
    const outer = open.at(-1);
    if (END.test(rest)) {
      if (outer?.colons !== colons || outer.indent !== before.length) return true;
      const inside = text.slice(outer.inside, start);
      if (endsWithin(inside) || (outer.indent > 0 && hasAmbiguousIndents(inside, outer.indent))) return true;
      open.pop();
    } else if (!readOpening(rest) || AMBIGUOUS_OPENING.test(rest) || isBelowTag(text, start)) return true;
    else if (colons > 2) {
      if (outer && outer.colons <= colons) return true;
      open.push({ colons, indent: before.length, inside: end });
    }
  }
  return open.length > 0;
}

/** Whether a fence is open at the end of what a container holds, or a table whose last row has no marks. */
function endsWithin(inside: string): boolean {
  if (isFenceOpen(inside)) return true;
  const last = lastLines(inside.trimEnd());
  return last.some(isBelowHead) && !last.at(-1)?.includes('|');
}

/** The lines up to a blank one, from the end of a text. */
const lastLines = (text: string): string[] =>
  text
    .split(/\n[ \t>]*\r?\n/)
    .at(-1)
    ?.split('\n') ?? [];

/** So far it is looked around a line. */
const NEAR = 500;

/** Whether a tag opens one of the lines right above. */
const isBelowTag = (text: string, start: number): boolean =>
  lastLines(text.slice(Math.max(0, start - NEAR), Math.max(0, start - 1))).some((line) => TAG.test(line));

/** Whether the nearest line with words above or below may be code by its indent. */
function isBesideCode(text: string, start: number, end: number): boolean {
  const above = text.slice(Math.max(0, start - NEAR), start).trimEnd();
  const below = text.slice(end, end + NEAR);
  const words = Math.max(0, below.search(/\S/));
  return [above.slice(above.lastIndexOf('\n') + 1), below.slice(below.lastIndexOf('\n', words) + 1)].some((line) =>
    /^(?: {4}| {0,3}\t)[ \t]*\S/.test(line),
  );
}

/** Whether what a container in an item holds is a list, or stands further out than the container. */
function hasAmbiguousIndents(inside: string, indent: number): boolean {
  return inside.split('\n').some((line) => /\S/.test(line) && (line.search(/\S/) < indent || OF_LIST.test(line)));
}
