// Markdown that the native parser reads otherwise than remark: ambiguous to us, and seldom written on purpose. Rather too much is
// called so than too little, for all it costs is time.
import { hasAmbiguousColons } from './ambiguous-colons.ts';
import { hasAmbiguousTables } from './ambiguous-tables.ts';
import { BEFORE, ITEM, isFenceOpen } from './line-marks.ts';

/** A name in braces or brackets stands for one in a manual. */
const AMBIGUOUS_HOST = String.raw`(?:[^\p{L}\p{N}{<[$]|$|[^\s<|]{1,300}\||[^\s<|]{300})`;
/** Lines of one paragraph. */
const LINES = String.raw`[^\n]{0,500}(?:\n(?![ \t>]*\r?\n)[^\n]{0,500}){0,9}?\n`;

/**
 * What every such text holds, which is found soonest, and how it looks. Patterns begin with a rare character, where they
 * can, and look back for the rest: all texts are searched for all of them.
 */
const AMBIGUITIES: readonly (readonly [holds: string, pattern: RegExp])[] = [
  // A line that ends by a carriage return alone.
  ['\r', /\r(?!\n)/],
  // Emphasis by one mark right beside another, and a mark beside itself escaped.
  ['*', /\*_|_\*|\\\*\*/],
  ['__', /\\__/],
  // Emphasis beside a character of two UTF-16 units, of which remark sees one.
  ['', /[^\s*_~][*_~]+[\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]+[^\s*_~]/],
  // A task without words, or one that is a heading or the head of a table.
  [']', new RegExp(String.raw`\[[ xX]\](?:[ \t]*$|[ \t]${LINES}[ \t>]+[|:=*-][|:=*\- \t]*$)`, 'm')],
  // HTML that ends by its own rules, after blanks or marks; HTML above a line of nothing but those, or indented below a quote.
  ['<', /<(?:[!?]|(?:pre|script|style|textarea)\b)(?<=^[ \t>*+\-\d.)]+<[!?\w]+)/im],
  ['<', new RegExp(String.raw`<(?<=^${BEFORE}<)[^\n]*\n[ \t>]*[ \t>]\r?$`, 'm')],
  ['<', /<(?<=^[ \t]*>[^\n]*\n[ \t]+<)/m],
  // Code at the start of an item.
  ['     ', new RegExp(String.raw` {5}(?<=^[ \t>]*${ITEM} {5})`, 'm')],
  ['\t', new RegExp(String.raw`\t(?<=^[ \t>]*${ITEM}[ \t]{1,8})`, 'm')],
  // A mail address after a slash that is no part of a web address, or one that says that it is one.
  ['@', /@[\w-]+\.\w(?<=\/[\w.+-]+@[\w-]+\.\w)(?<!(?:https?:\/\/|www\.)[^\s<]{0,300})/i],
  ['@', /@(?<=(?<!\]\(|<|\]:[ \t]*)\b(?:mailto|xmpp):[\w.+-]+@)/i],
  // A web address without a host, or right before the mark of a cell.
  ['://', new RegExp(`https?://${AMBIGUOUS_HOST}`, 'iu')],
  ['.', new RegExp(String.raw`www\.${AMBIGUOUS_HOST}`, 'iu')],
  // A footnote after marks or without words, or HTML right below one.
  ['[^', new RegExp(String.raw`\[\^[^[\]\n]+\]:(?:(?<=[^\n[]\[\^[^[\]\n]+\]:)|${LINES}[ \t]*<)`)],
  ['[^', new RegExp(String.raw`\[\^[^[\]\n]+\]:[ \t]*(?:${ITEM}|>)?[ \t]*$`, 'm')],
  // A definition right above other text.
  [']:', /\]:(?<=^[ \t>*+\-\d.)]*\[(?!\^)[^\]\n]+\]:)[^\n]*\n(?=[ \t]*[^\s[])/m],
  // A definition, and below it an item without words.
  [']:', new RegExp(String.raw`\]:[^\n]*\n(?:[ \t>]*\r?\n)+[ \t>]*${ITEM}[ \t]*$`, 'm')],
];

/** An item without words right above other text. Comments in code have lines of an indented `*`. */
const EMPTY_ITEM = /[*+\-.)][ \t]*\r?\n[ \t]*\S(?<=^(?:[ \t>]*(?:[+-]|\d{1,9}[.)])|\*)[ \t]*\r?\n[ \t]*\S)/m;
/** The mark of a quote beside that of an item. */
const QUOTED_ITEM = new RegExp(
  String.raw`>(?:[ \t]*${ITEM})?(?:[ \t]|$)(?<=^[ \t>]*(?:>[ \t]*${ITEM}|${ITEM}[ \t]+>)(?:[ \t]|$))`,
  'm',
);
const EMPTY_QUOTE = new RegExp(String.raw`^${BEFORE}>[ \t]*$`, 'm');
/** Of a quote or of an item: it ends with those. */
const HELD_FENCE = new RegExp(
  String.raw`(?:\x60{3}|~{3})(?<=^[ \t>]*(?:>|${ITEM}[ \t])${BEFORE}(?:\x60{3}|~{3}))`,
  'm',
);

/** Whether remark has to read the text, if every machine is to publish the same. */
export function isAmbiguous(text: string): boolean {
  const isLikeOne = AMBIGUITIES.some(([holds, pattern]) => text.includes(holds) && pattern.test(text));
  return (
    isLikeOne ||
    EMPTY_ITEM.test(text) ||
    isFrontmatterOpen(text) ||
    hasAmbiguousQuote(text) ||
    hasAmbiguousTables(text) ||
    hasAmbiguousColons(text)
  );
}

const isFrontmatterOpen = (text: string): boolean => text.startsWith('---') && !/^---[ \t]*$/m.test(text.slice(3));

/** Lines of a quote without words below a list, or a fence that is not closed: they are counted to different blocks. */
function hasAmbiguousQuote(text: string): boolean {
  if (HELD_FENCE.test(text) && isFenceOpen(text)) return true;
  if (!text.includes('>')) return false;
  const item = text.search(QUOTED_ITEM);
  return item >= 0 && EMPTY_QUOTE.test(text.slice(item));
}
