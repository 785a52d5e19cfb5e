// Blocks begin and end by lines, so what is known to differ about them is told line by line, in one pass.
import { readOpening } from '../markdown/opening.ts';

const INTO = String.raw`((?:[ \t>]|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\s]*\]:)*)`;
const MARKED = new RegExp(`${INTO}(:{2,}|\`{3,}|~{3,}|\\[[^\\]\\n]*\\]:|<)(.*)`, 'y');
const CODE_IN_ITEM = new RegExp(`${INTO}(?<=[^ \\t\\n])(?: {5}| *\\t)`, 'y');
const EMPTY_ITEM = /[ \t]*(?:[*+-]|\d{1,9}[.)])[ \t]*$/my;
const ITEM = /[ \t]*(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)/my;
const ROW_OF_MARKS = /[ \t>]*(?!:+[ \t]*$)[|:-][|:\- \t]*$/my;
const LIKE_ITEM_AND_ROW = /[ \t>]*-[ \t]+\|/y;
const HTML_TO_ITS_END = /^(?:[!?]|pre|script|style|textarea)/i;
const COMMENT = /^!--.*-->[ \t]*$/;

const QUOTED = String.raw`"[^"\\<\n]*"|'[^'\\<\n]*'`;
const DESTINATION = String.raw`(?:<[^<>\\]*>|[^\s<>'"|(\\][^\s|]*)`;
const DEFINITION = new RegExp(`^[ \\t]+${DESTINATION}(?:[ \\t]+(?:${QUOTED}|\\([^()\\n]*\\)))?[ \\t]*$`);

const EMPTY_IN_QUOTE = /[ \t]*>[ \t>]*$/my;
// A thematic break, or HTML that goes on in the next line.
const ODD_ITEM = /[ \t]*(?:[*+-]|\d{1,9}[.)])[ \t]+(?:[-*_][-*_ \t]*|.*<[^<>\n]*)$/my;
const LIST_IN_QUOTE = /[ \t]*>[ \t>]*(?:[*+-]|\d{1,9}[.)])(?:[ \t]|$)/my;
// A table deeper in, or HTML that goes on in the next line.
const ODD_IN_QUOTE = /[ \t]*>(?:[ \t>]*<|[ \t]*>[^|\n]*\||.*<[^<>\n]*$)/my;

/** Characters that begin a line with a meaning of its own. */
const LEADING = new Uint8Array(128);
for (const each of '>*+-0123456789[:<~`|') LEADING[each.charCodeAt(0)] = 1;

interface Line {
  readonly isBlank: boolean;
  readonly isCode: boolean;
  readonly indent: number;
  readonly isQuote: boolean;
  readonly isItem: boolean;
}

interface Fence {
  readonly marks: string;
  readonly before: string;
  readonly end: number;
}

/** Whether a text, its lines ended by line feeds, holds blocks that the parsers may divide differently. */
export function holdsKnownLineDifference(text: string): boolean {
  const containers: { readonly colons: number; readonly indent: number }[] = [];
  let fence: Fence | undefined;
  let [isInHtml, isInTable, hasCode, hasEmptyItem, hasTightItem] = [false, false, false, false, false];
  let [hasEmptyInQuote, hasListInQuote, hasDirective, hasContainer] = [false, false, false, false];
  let last: Line = NO_LINE;
  let lineBefore: Line = NO_LINE;
  for (let at = 0; at < text.length; ) {
    const start = at;
    let first = text.charCodeAt(at);
    while (first === SPACE || first === TAB) first = text.charCodeAt(++at);
    const indent = at - start;
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd === -1 ? text.length : lineEnd;
    at = end + 1;
    const matches = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = start;
      return pattern.exec(text);
    };
    const isLeading = first < 128 && LEADING[first] === 1;
    if (fence) {
      if (first !== BACKTICK && first !== TILDE && !isLeading) continue;
      const found = matches(MARKED);
      const [, before = '', marks = '', rest = ''] = found ?? [];
      // The end of the container comes first for one parser, the fence for the other.
      if (marks.startsWith(':::') && containers.length > 0) return true;
      if (marks[0] !== fence.marks[0] || marks.length < fence.marks.length) continue;
      if (rest !== '' || /[^ \t>]/.test(before) || !isWithin(fence, before, text.slice(fence.end, end))) return true;
      fence = undefined;
      last = NO_LINE;
      lineBefore = NO_LINE;
      continue;
    }
    const isCode = indent > 3 || (indent > 0 && text.slice(start, start + indent).includes('\t'));
    if (end - start === indent) {
      if (isCode && last.isCode) return true;
      [isInHtml, isInTable] = [false, false];
      lineBefore = last;
      last = BLANK;
      continue;
    }
    if (isCode) hasCode = true;
    if (isCode && hasContainer && !(last.isBlank || last.indent > 0 || last.isItem || last.isQuote)) return true;
    if (indent < (containers.at(-1)?.indent ?? 0)) return true;
    if (hasCode && hasEmptyItem) return true;
    const isItem = isLeading && matches(ITEM) !== null;
    if (isItem || first === QUOTE) hasContainer = true;
    const line: Line = {
      isBlank: false,
      isCode,
      indent,
      isQuote: first === QUOTE,
      isItem,
    };
    if (last.isItem && indent === 0 && !isItem) hasTightItem = true;
    if (isLeading) {
      if (isItem) {
        if (matches(ODD_ITEM)) return true;
        const isEmpty = matches(EMPTY_ITEM) !== null;
        if (isEmpty) hasEmptyItem = true;
        const isOdd =
          isEmpty || (first >= 48 && first <= 57 && !/^1[.)]/.test(text.slice(start + indent, start + indent + 2)));
        if (isOdd && hasCode && (hasDirective || (last.isCode && hasTightItem))) return true;
      }
      if (last.isItem && first === BRACKET && text[start + indent + 2] === ']') return true;
      if (line.isQuote) {
        if (matches(ODD_IN_QUOTE)) return true;
        if (matches(EMPTY_IN_QUOTE)) hasEmptyInQuote = true;
        if (matches(LIST_IN_QUOTE)) hasListInQuote = true;
        if (hasEmptyInQuote && hasListInQuote) return true;
      }
      if ((isItem || line.isQuote) && matches(CODE_IN_ITEM)) return true;
      if (matches(ROW_OF_MARKS)) {
        if (!last.isBlank) {
          isInTable = true;
          if (last.isQuote !== line.isQuote) return true;
          if (!last.isItem && !line.isQuote && last.indent < indent) return true;
          if (indent === 0 && !line.isQuote && (lineBefore.indent > 0 || lineBefore.isQuote)) return true;
        }
        if (matches(LIKE_ITEM_AND_ROW)) return true;
      }
      const found = matches(MARKED);
      if (found) {
        const [, before = '', marks = '', rest = ''] = found;
        const mark = marks[0];
        if (mark === '<') {
          const isComment = COMMENT.test(rest);
          if (before !== '' && HTML_TO_ITS_END.test(rest)) return true;
          if (first === LESS && !(isComment && indent === 0) && (last.isItem || last.isQuote || isInTable)) return true;
          if (indent > 0 && !isInHtml && !last.isBlank) return true;
          if (!isComment) isInHtml = true;
        } else if (mark === '[') {
          if (last.isItem || containers.length > 0 || isOddDefinition(marks, rest, text, end)) return true;
        } else if (mark !== ':') {
          if (mark === '~' || !rest.includes('`')) {
            if (isInHtml || /[ \t]$/.test(rest) || />.*[^ \t>]/.test(before)) return true;
            fence = { marks, before, end: end + 1 };
          }
        } else {
          if (isInTable || before.trim() !== '' || indent > 3 || before.includes('\t')) return true;
          if (last.isCode || text.charCodeAt(start - 2) === BACKSLASH) return true;
          hasDirective = true;
          const outer = containers.at(-1);
          if (rest === '') {
            if (outer && (outer.colons !== marks.length || outer.indent !== indent)) return true;
            containers.pop();
            if (outer) isInHtml = false;
          } else if (isInHtml || last.isItem || /\t|\[ \]/.test(rest)) return true;
          else if (marks.length > 2 && readOpening(marks + rest)) {
            if (outer && outer.colons <= marks.length) return true;
            containers.push({ colons: marks.length, indent });
          }
        }
      }
    }
    lineBefore = last;
    last = line;
  }
  return fence !== undefined || containers.length > 0;
}

const [TAB, SPACE, LESS, QUOTE, BRACKET, BACKSLASH, BACKTICK, TILDE] = [9, 32, 60, 62, 91, 92, 96, 126];

const NO_LINE: Line = {
  isBlank: false,
  isCode: false,
  indent: 0,
  isQuote: false,
  isItem: false,
};
const BLANK: Line = { ...NO_LINE, isBlank: true };

/** A quote or an item may end before the fence does. */
function isWithin(fence: Fence, before: string, code: string): boolean {
  if (fence.before === '' && before === '') return true;
  if (before.length < fence.before.length || before.length > fence.before.length + 3) return false;
  const shape = fence.before.replace(/[^>]/g, '[ \\t]');
  return !new RegExp(`^(?!${shape}${shape.includes('>') ? '' : '|[ \\t]*$'})`, 'm').test(code);
}

function isOddDefinition(mark: string, rest: string, text: string, end: number): boolean {
  if (mark.startsWith('[^')) return false;
  const label = mark.slice(1, -2);
  const next = text.slice(end + 1, end + 2);
  return label.trim() !== label || label === '' || !DEFINITION.test(rest) || !['', '\n', '['].includes(next);
}
