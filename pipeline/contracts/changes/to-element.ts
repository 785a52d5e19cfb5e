// Changes as the element a page shows them with, and the same in Markdown.
import type { Element, Nodes } from '../../../schemas/types.ts';
import { element, table } from '../../document/element.ts';
import { lineOf } from '../../link/line-of.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { ShownSection } from './show-history.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** `level` is that of the outermost headings. */
export function toElement(sections: readonly ShownSection[], level: number): Element {
  const nodes = sections.flatMap(
    ({ depth = 0, id = '', heading, paragraph, table: rows }): Nodes => [
      ...(heading ? [element(TAGS[level + depth - 1] ?? 'h6', { id }, heading)] : []),
      ...(paragraph ? [element('p', {}, paragraph)] : []),
      ...(rows ? [table(rows.headers, rows.rows)] : []),
    ],
  );
  return element('section', { className: ['changes'] }, nodes);
}

/** Addresses lead to the host: a copied page must still lead somewhere. */
export const toMarkdown = (sections: readonly ShownSection[], level: number, siteUrl: string): string =>
  sections
    .flatMap(({ depth = 0, heading, paragraph, table: rows }) => [
      ...(heading ? [`${'#'.repeat(Math.min(6, level + depth))} ${lineOf(heading, siteUrl)}`] : []),
      ...(paragraph ? [lineOf(paragraph, siteUrl)] : []),
      ...(rows
        ? [
            markdownTable(
              rows.headers,
              rows.rows.map((cells) => cells.map((cell) => lineOf(cell, siteUrl))),
            ),
          ]
        : []),
    ])
    .join('\n\n');
