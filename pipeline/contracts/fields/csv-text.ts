// Rows as a spreadsheet reads them: RFC 4180, with the byte-order mark without which Excel takes UTF-8 for something else.

/** Texts of any origin: no cell is a formula. */
export const csvText = (rows: readonly (readonly string[])[], separator: string): string =>
  `\uFEFF${rows.map((row) => `${row.map((text) => csvCell(harmless(text), separator)).join(separator)}\r\n`).join('')}`;

/** A text that a spreadsheet would take for a formula, as a text; a negative number is none. */
const harmless = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:[.,]\d+)?$/.test(text) ? `'${text}` : text;

const csvCell = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
