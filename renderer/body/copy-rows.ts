import type { ClipboardEvent } from 'react';

/** Copies rows of a table as spreadsheets take them: a line for each row, a tabulator between cells. */
export function copyRows(event: ClipboardEvent<HTMLTableElement>): void {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) return;
  const rows = [...event.currentTarget.rows].filter(
    (row) => row.checkVisibility() && selection.containsNode(row, true),
  );
  const lines = rows.map((row) =>
    [...row.cells].filter((cell) => selection.containsNode(cell, true)).map((cell) => lineOf(cell)),
  );
  // Part of one cell is a text like any other.
  if (lines.flat().length < 2) return;
  event.clipboardData.setData('text/plain', lines.map((cells) => cells.join('\t')).join('\n'));
  event.preventDefault();
}

/** What a reader sees in a cell, in one line; what is there to be operated is no part of it. */
const lineOf = (cell: HTMLElement): string => textIn(cell).replace(/\s+/g, ' ').trim();

function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof HTMLElement) || node.matches('details, button, .sr-only')) return '';
  const text = [...node.childNodes].map(textIn).join('');
  return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
}
