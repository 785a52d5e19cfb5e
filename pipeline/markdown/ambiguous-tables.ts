// Tables that the native parser begins or ends elsewhere than remark.
import { ITEM } from './line-marks.ts';

/** The row below the head of a table. */
const BELOW_HEAD = /^(?=.*-)(?=.*[|:])([ \t>]*)([|:-][|: \t-]*)\r?$/;
/** Such a row that is hardly one, or looks like an item. */
const HARDLY = /^(?:(?:-\||\|-|:\|+)[ \t]*|-[ \t]+\|[|: \t-]*)$/;
const BEGINS_WITH_ITEM = new RegExp(String.raw`^[ \t>]*${ITEM}[ \t]`);
/** A tag, which goes on until a blank line; a comment ends by itself. */
export const TAG = /^[ \t>]*<(?!!--)/;

export const isBelowHead = (line: string): boolean => BELOW_HEAD.test(line);

/** Whether a row below a head is hardly one, stands elsewhere than the head does, or has HTML or its like below it. */
export function hasAmbiguousTables(text: string): boolean {
  if (!text.includes('|') || !/^[ \t>]*[|:-][|: \t-]*\r?$/m.test(text)) return false;
  const lines = text.split('\n');
  let isInTable = false;
  for (const [i, line] of lines.entries()) {
    const [, before = '', row] = BELOW_HEAD.exec(line) ?? [];
    if (/^[ \t>]*\r?$/.test(line)) isInTable = false;
    else if (row === undefined) {
      if (isInTable && TAG.test(line)) return true;
    } else if (isInTable || HARDLY.test(row) || isElsewhere(before, lines[i - 1] ?? '')) return true;
    else isInTable = true;
  }
  return false;
}

/** Whether the blanks and marks before a row are not those before its head. */
function isElsewhere(before: string, head: string): boolean {
  const beforeHead = /^[ \t>]*/.exec(head)?.[0] ?? '';
  const marks = (text: string): string => text.replace(/[ \t]/g, '');
  if (marks(before) !== marks(beforeHead)) return true;
  return before.length > beforeHead.length && !BEGINS_WITH_ITEM.test(head);
}
