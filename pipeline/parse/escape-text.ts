// Text that is to be read as text, wherever it comes to stand in Markdown: in a line, a heading, a cell or a block of HTML.
// Character references mean the same in all of them; a backslash does not.

/** Marks that open or end something in the middle of a line, and those that do so at its ends. */
const MARKS = /[<[\]`*|\\]|~(?=~)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?[A-Za-z0-9]+;)|#(?=#*$)/gu;

const OPENS_BLOCK =
  /^(?:#{1,6}(?=\s|$)|[>|<]|[-+](?=[\s\-|:]|$)|[*_](?=\s|$)|(?:[*_][ \t]*){3,}(?![^\r\n])|=+[ \t]*(?![^\r\n])|:(?=[:-])|~~~|\d{1,9}[.)](?=\s|$)|`{3}|\[(?:\\.|[^\]\\])*\]:)/;

/** Stands in a line for nothing: what follows is not at its beginning. */
export const NOTHING = '&#8203;';

/** Whether a line begins with what makes it, or all that follows, something else than text. */
export const opensBlock = (line: string): boolean => OPENS_BLOCK.test(line);

/** Whether a text ends in what GFM takes for an address by itself, or in its beginning. */
export const endsInAddress = (text: string): boolean => /(?:https?:\/\/|www\.|@)\S*$/i.test(text.slice(-500));

/** A mark that means itself wherever it stands. */
export const reference = (mark: string): string => {
  const named: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' };
  return named[mark] ?? `&#${mark.charCodeAt(0)};`;
};

/** Plain text as Markdown that says just this, in one line, which it may begin. */
export function escapeText(text: string): string {
  const line = escapeMarks(text);
  return opensBlock(line.trimStart()) ? NOTHING + line : line;
}

/** The same, for what does not begin a line. */
export const escapeMarks = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(MARKS, reference);

/** Code in a line. */
export function codeSpan(code: string): string {
  const line = code.replace(/[ \t]*[\r\n]+[ \t]*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return /^`|`$/.test(line) ? `${marks} ${line} ${marks}` : marks + line + marks;
}

/** In text as its author wrote it in Markdown, what could become part of something else when its surroundings change. */
export const shieldedMarks = (written: string): number[] =>
  [...written.matchAll(/\\[\s\S]|[<[\]`]/g)].filter(([mark]) => mark.length === 1).map(({ index }) => index);

/** Whether what stands in front of a place in a line and what stands after it would mean something together. */
export function meet(before: string, after: string): boolean {
  const [left = '', right = ''] = [before.at(-1), after[0]];
  if (left === '' || right === '') return false;
  if (left === right && '`*_~:'.includes(left)) return true;
  if (left === ']') return '([:{'.includes(right);
  if (left === '!') return right === '[';
  return /[^\s<]/.test(right) && endsInAddress(before);
}
