// Tables that the native parser begins or ends elsewhere than remark.
import { ITEM } from './line-marks.ts';

/** How lines look of which one may be the row below the head of a table: they are found soonest. */
const LIKE_ROW_BELOW_HEAD = /^[ \t>]*[|:-][|: \t-]*\r?$/gm;
/** The row below the head of a table. */
const BELOW_HEAD = /^(?=.*-)(?=.*[|:])([ \t>]*)([|:-][|: \t-]*)\r?$/;
/** Such a row that is hardly one, or looks like an item. */
const HARDLY = /^(?:(?:-\||\|-|:\|+)[ \t]*|-[ \t]+\|[|: \t-]*)$/;
const BEGINS_WITH_ITEM = new RegExp(String.raw`^[ \t>]*${ITEM}[ \t]`);
/** A tag, which goes on until a blank line; a comment ends by itself. */
export const TAG = /^[ \t>]*<(?!!--)/;

const TAG_LINE = new RegExp(TAG.source, 'm');
/** A line without words, with the end of the line before it. */
const BLANK_LINE = /\n[ \t>]*\r?(?:\n|$)/g;

export const isBelowHead = (line: string): boolean => BELOW_HEAD.test(line);

/** Whether a row below a head is hardly one, stands elsewhere than the head does, or has HTML or its like below it. */
export function hasAmbiguousTables(text: string): boolean {
  if (!text.includes('|')) return false;
  let end = 0;
  for (const { 0: line, index } of text.matchAll(LIKE_ROW_BELOW_HEAD)) {
    const [, before = '', row] = BELOW_HEAD.exec(line) ?? [];
    if (row === undefined) continue;
    if (index < end || HARDLY.test(row) || isElsewhere(before, lineBefore(index, text))) return true;
    const table = text.slice(index, endOfTable(index, text));
    if (TAG_LINE.test(table)) return true;
    end = index + table.length;
  }
  return false;
}

function endOfTable(start: number, text: string): number {
  BLANK_LINE.lastIndex = start;
  return BLANK_LINE.exec(text)?.index ?? text.length;
}

function lineBefore(start: number, text: string): string {
  const end = Math.max(0, start - 1);
  return text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
}

/** Whether the blanks and marks before a row are not those before its head. */
function isElsewhere(before: string, head: string): boolean {
  const beforeHead = /^[ \t>]*/.exec(head)?.[0] ?? '';
  const marks = (text: string): string => text.replace(/[ \t]/g, '');
  if (marks(before) !== marks(beforeHead)) return true;
  return before.length > beforeHead.length && !BEGINS_WITH_ITEM.test(head);
}
