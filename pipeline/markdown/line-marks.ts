// How lines look that ambiguities are made of.

/** The mark of an item. */
export const ITEM = String.raw`(?:[*+-]|\d{1,9}[.)])`;

/** What may stand before the words of a line: blanks, and the marks of quotes and items. */
export const BEFORE = String.raw`[ \t>*+\-\d.)]*`;

const FENCE = new RegExp(String.raw`^(${BEFORE})(\x60{3,}(?!\x60)(?![^\n]*\x60)|~{3,})([^\n]*)$`, 'gm');

/** Whether a fence is still open at the end of a text. */
export function isFenceOpen(text: string): boolean {
  let open = '';
  for (const [, before = '', marks = '', rest = ''] of text.matchAll(FENCE)) {
    if (open === '') open = marks;
    else if (marks.startsWith(open) && rest.trim() === '' && /^[ \t>]*$/.test(before)) open = '';
  }
  return open !== '';
}
