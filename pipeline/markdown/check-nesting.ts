// What nests without end is told before it is parsed: the native parser descends in memory that no JavaScript watches over
// and would end the process, and the time of remark grows with the square of what is open.
import { colonLines, END } from './colon-lines.ts';
import { ITEM } from './odd-lines.ts';
import { isBelowHead } from './odd-tables.ts';

/** Far more than anything shows, and far less than either parser bears. */
const MOST_BLOCKS = 1000;
const DEEP_LINE = new RegExp(String.raw`^(?:[ \t]*(?:>|${ITEM}[ \t])){${MOST_BLOCKS}}`, 'm');

/** Marks in one paragraph that may open something. The native parser bears 60,000 with a stack of a mebibyte. */
const MOST_MARKS = 10_000;
const MARK = /[*_~[]/g;
/** A blank line, or an item: a paragraph goes on in neither. */
const PARAGRAPH_END = /\n[ \t>]*(?:\r?\n|(?=[*+-][ \t]+\S))/;

/** Throws a RangeError for a text that nests without end. */
export function checkNesting(text: string): void {
  if (text.length < MOST_BLOCKS) return;
  const isDeep =
    DEEP_LINE.test(text) || hasOpenContainers(text) || overfullParagraphs(text).some((each) => !isLineByLine(each));
  if (isDeep) throw new RangeError('Too deep.');
}

/** Whether a paragraph, or a table, has more marks than the native parser is trusted with. */
export const isOverfull = (text: string): boolean => overfullParagraphs(text).length > 0;

const overfullParagraphs = (text: string): string[] =>
  text.length < MOST_MARKS
    ? []
    : text
        .split(PARAGRAPH_END)
        .filter((each) => each.length > MOST_MARKS && (each.match(MARK)?.length ?? 0) > MOST_MARKS);

/** Rows and definitions do not nest in one another. */
const isLineByLine = (paragraph: string): boolean =>
  /^[ \t>]*\[[^\]\n]+\]:/.test(paragraph) || paragraph.split('\n').some(isBelowHead);

function hasOpenContainers(text: string): boolean {
  let open = 0;
  for (const { rest } of colonLines(text)) {
    if (END.test(rest)) open = Math.max(0, open - 1);
    else if (rest.startsWith(':::') && ++open > MOST_BLOCKS) return true;
  }
  return false;
}
