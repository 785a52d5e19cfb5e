// Markdown that the native parser reads otherwise than remark: odd, and seldom written on purpose. Rather too much is called
// odd than too little, for all it costs is time.
import { colonLines, END } from './colon-lines.ts';
import { readOpening } from './opening.ts';

const ITEM = String.raw`(?:[*+-]|\d{1,9}[.)])`;
const ODD_HOST = String.raw`(?:[.:\\|\s]|$|[^\s<|]{1,300}\||[^\s<|]{300})`;

/**
 * What every such text holds, which is found soonest, and how it looks. Patterns begin with a rare character, where they
 * can, and look behind for the rest: all texts are searched for all of them.
 */
const ODDITIES: readonly (readonly [holds: string, pattern: RegExp])[] = [
  // A line that ends by a carriage return alone.
  ['\r', /\r(?!\n)/],
  // A task without words, or one that is a heading or the head of a table.
  [']', /\[[ xX]\](?:[ \t]*$|[ \t][^\n]{0,500}\n[ \t>]+[|:=*-][|:=*\- \t]*$)/m],
  // HTML that ends by its own rules, behind blanks or marks.
  ['<', /<(?:[!?]|(?:pre|script|style|textarea)\b)(?<=^[ \t>*+\-\d.)]+<[!?\w]+)/im],
  // Code at the start of an item.
  ['     ', new RegExp(String.raw` {5}(?<=^[ \t>]*${ITEM} {5})`, 'm')],
  ['\t', new RegExp(String.raw`\t(?<=^[ \t>]*${ITEM}[ \t]{1,8})`, 'm')],
  // A mail address behind a slash that is no part of a web address, or one that says that it is one.
  ['@', /@[\w-]+\.\w(?<=\/[\w.+-]+@[\w-]+\.\w)(?<!(?:https?:\/\/|www\.)[^\s<]{0,300})/i],
  ['@', /@(?<=(?<!\(|<|\]:[ \t]*)\b(?:mailto|xmpp):[\w.+-]+@)/i],
  // A web address without a host, or right before the mark of a cell.
  ['://', new RegExp(`https?://${ODD_HOST}`, 'i')],
  ['.', new RegExp(String.raw`www\.${ODD_HOST}`, 'i')],
  // A row below the head of a table that is hardly one, that looks like an item, or is in a quote where the head is not.
  ['|', /^[ \t>]*(?:(?:-\||\|-|:\|+)[ \t]*|-[ \t]+\|[|: \t-]*)$/m],
  ['|', />[|:-][|: \t-]*$(?<=^[ \t]*[^> \t\n][^\n]*\n[ \t]*>[|: \t-]+)/m],
  // A footnote behind marks, or HTML right below one.
  ['[^', /\[\^[^[\]\n]+\]:(?:(?<=[^\n[]\[\^[^[\]\n]+\]:)|[^\n]{0,500}\n[ \t]*<)/],
  // A definition right above other text.
  [']:', /\]:(?<=^[ \t>]*\[(?!\^)[^\]\n]+\]:)[^\n]*\n(?=[ \t>]*[^\s[>])/m],
];

const QUOTED_ITEM = new RegExp(String.raw`^[ \t]*>[ \t>]*${ITEM}(?:[ \t]|$)`, 'm');
const EMPTY_QUOTE = /^[ \t>]*>[ \t]*$/m;
const QUOTED_FENCE = /^[ \t]*>[ \t>]*(`{3,}(?!`)(?![^\n]*`)|~{3,})([^\n]*)$/gm;
const EMPTY_ITEM = new RegExp(String.raw`^[ \t]*${ITEM}[ \t]*$`, 'm');
const DEFINITION = /^[ \t>*+\-\d.)]*\[[^\]\n]+\]:/m;

/** Whether remark has to read the text, if every machine is to publish the same. */
export function isOdd(text: string): boolean {
  const isLikeOne = ODDITIES.some(([holds, pattern]) => text.includes(holds) && pattern.test(text));
  return isLikeOne || isFrontmatterOpen(text) || hasOddQuote(text) || hasOddColons(text);
}

const isFrontmatterOpen = (text: string): boolean => text.startsWith('---') && !/^---[ \t]*$/m.test(text.slice(3));

/** Lines of a quote without words below a list or in a fence that is not closed: they are counted to different blocks. */
function hasOddQuote(text: string): boolean {
  if (!text.includes('>')) return false;
  if (isFenceOpen(text, QUOTED_FENCE)) return true;
  const item = text.search(QUOTED_ITEM);
  return item >= 0 && EMPTY_QUOTE.test(text.slice(item));
}

function isFenceOpen(text: string, lines: RegExp): boolean {
  let open = '';
  for (const [, marks = '', rest = ''] of text.matchAll(lines)) {
    if (open === '') open = marks;
    else if (marks.startsWith(open) && rest.trim() === '') open = '';
  }
  return open !== '';
}

const MARKS = /^[ \t>*+\-\d.)]*$/;
const BRACE_IN_QUOTES = /"[^"]*\}[^"]*"|'[^']*\}[^']*'/;
const BELOW_HEAD = /^(?=.*-)(?=.*[|:])[ \t>]*[|:-][|: \t-]*$/m;
const OF_LIST = new RegExp(String.raw`\t|^ *${ITEM}[ \t]`);
const FENCE = /^[ \t]*(`{3,}(?!`)(?![^\n]*`)|~{3,})([^\n]*)$/gm;

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
function hasOddColons(text: string): boolean {
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
      if (endsWithin(inside) || (outer.indent > 0 && hasOddIndents(inside, outer.indent))) return true;
      open.pop();
    } else if (!readOpening(rest) || BRACE_IN_QUOTES.test(rest)) return true;
    else if (colons > 2) {
      if (outer && outer.colons <= colons) return true;
      open.push({ colons, indent: before.length, inside: end });
    }
  }
  return open.length > 0;
}

/** Whether a fence is open at the end of what a container holds, or a table whose last row has no marks. */
function endsWithin(inside: string): boolean {
  if (isFenceOpen(inside, FENCE)) return true;
  const last =
    inside
      .trimEnd()
      .split(/\n[ \t>]*\r?\n/)
      .at(-1) ?? '';
  return BELOW_HEAD.test(last) && !last.slice(last.lastIndexOf('\n') + 1).includes('|');
}

/** Whether the line above or below may be code by its indent. */
function isBesideCode(text: string, start: number, end: number): boolean {
  const above = start > 1 ? text.lastIndexOf('\n', start - 2) + 1 : start;
  return [above, end + 1].some((line) => /^(?: {4}| {0,3}\t)[ \t]*\S/.test(text.slice(line, line + 200)));
}

/** Whether what a container in an item holds is a list, or stands further out than the container. */
function hasOddIndents(inside: string, indent: number): boolean {
  return inside.split('\n').some((line) => /\S/.test(line) && (line.search(/\S/) < indent || OF_LIST.test(line)));
}
