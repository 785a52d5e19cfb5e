// What no parser bears is told before it is parsed: the native one descends in memory that no JavaScript watches over and
// would end the process, and the time of remark grows with the square of what is open.

import { isBelowHead } from './ambiguous-tables.ts';
import { colonLines, END } from './colon-lines.ts';
import { ENDED_HTML } from './ended-html.ts';
import { ITEM } from './line-marks.ts';

/** Far more than anything shows, and far less than either parser bears. */
const MOST_BLOCKS = 1000;
const DEEP_LINE = new RegExp(String.raw`^(?:[ \t]*(?:>|${ITEM}[ \t])){${MOST_BLOCKS}}`, 'm');

/** Marks in one paragraph that may open something. The native parser bears 60,000 with a stack of a mebibyte. */
const MOST_MARKS = 10_000;
const MARK = /[*_~[]/g;

/** remark looks for the end of HTML from each place in a paragraph that begins it: so many characters altogether. */
const MOST_UNENDED = 20_000_000;

/** For each character reference the native parser keeps all of the paragraph before it: so many characters altogether. */
const MOST_KEPT = 20_000_000;

/** For each colon, such as that of an address, it looks at all of the paragraph: so many characters altogether. */
const MOST_LOOKED_AT = 100_000_000;

/** For each mark in a line with other than ASCII it looks at all of the line: so many characters altogether. */
const MOST_LOOKED_AT_IN_LINE = 20_000_000;
const NO_ASCII = /[\u0080-\uffff]/;
const ANY_MARK = /[!-/:<>[\]_`~]/g;

/** A blank line, or an item: a paragraph goes on in neither. */
const PARAGRAPH_END = /\n[ \t>]*(?:\r?\n|(?=[*+-][ \t]+\S))/;

/** remark looks for the end of an address from each that begins in it: so many characters altogether. */
const MOST_IN_ADDRESSES = 1_000_000;
const ADDRESS = /www\./gi;
const BETWEEN_ADDRESSES = /[^\w.\u0080-\uffff-]+/;

/** Throws a RangeError for a text that nests without end, or has too many addresses that are one word. */
export function checkNesting(text: string): void {
  if (text.length < MOST_BLOCKS) return;
  const isDeep =
    text.split('\n').some((line) => line.length >= MOST_BLOCKS && DEEP_LINE.test(line)) ||
    hasOpenContainers(text) ||
    paragraphsOf(text).some((each) => (hasManyMarks(each) && !isLineByLine(each)) || hasManyUnended(each));
  if (isDeep) throw new RangeError('Too deep.');
  if (hasAddressesInOneWord(text)) throw new RangeError('Too many addresses.');
}

/** Whether a paragraph or a table has more in it than the native parser is trusted with. */
export const isOverfull = (text: string): boolean =>
  paragraphsOf(text).some(
    (each) =>
      hasManyMarks(each) ||
      each.length * count(each, /&/g) > MOST_KEPT ||
      each.length * count(each, /:/g) > MOST_LOOKED_AT ||
      each.split('\n').some(isOverfullLine),
  );

const isOverfullLine = (line: string): boolean =>
  line.length > MOST_MARKS / 2 && NO_ASCII.test(line) && line.length * count(line, ANY_MARK) > MOST_LOOKED_AT_IN_LINE;

function hasAddressesInOneWord(text: string): boolean {
  const addresses = count(text, ADDRESS);
  if (addresses * text.length <= MOST_IN_ADDRESSES) return false;
  return text.split(BETWEEN_ADDRESSES).some((word) => word.length * count(word, ADDRESS) > MOST_IN_ADDRESSES);
}

/** Of a text that is too short for anything to be too much, none. */
const paragraphsOf = (text: string): string[] =>
  text.length < MOST_MARKS ? [] : text.split(PARAGRAPH_END).filter(({ length }) => length > MOST_MARKS / 2);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const hasManyMarks = (paragraph: string): boolean => count(paragraph, MARK) > MOST_MARKS;

const hasManyUnended = (paragraph: string): boolean =>
  ENDED_HTML.some(([begin, end]) => {
    const rest = paragraph.slice(paragraph.lastIndexOf(end) + 1);
    return rest.length * (rest.split(begin).length - 1) > MOST_UNENDED;
  });

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
