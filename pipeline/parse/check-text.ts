// Text that an author meant as something else.
import type { Paragraph, Table, Text } from 'mdast';
import type { RuleId } from '../diagnostics/rules.ts';
import { malformedHint } from './directives.ts';
import { report, type Source, spanOf } from './source.ts';

// What the directive syntax did not take is a paragraph of colons, which no author means.
export function checkColons(node: Paragraph, source: Source): void {
  const { start, end } = spanOf(node);
  const written = source.lines.text.slice(start, end);
  if (!written.includes('::')) return;
  let at = start;
  for (const line of written.split(/(?<=\n)/)) {
    const match = /^[\s>]*(:{3,}\s*([A-Za-z][\w-]*)?[^\r\n]*|::[A-Za-z][\w-]*[[{][^\r\n]*)/.exec(line);
    const from = at + (match?.[0].length ?? 0) - (match?.[1]?.length ?? 0);
    const isCode = node.children.some(
      (child) => child.type === 'inlineCode' && spanOf(child).start < from && from < spanOf(child).end,
    );
    // What ends a container that was not opened was reported where it should open.
    const ends = /^:{3,}\s*$/.test(match?.[1] ?? '');
    if (match?.[1] && !isCode && ends && source.malformed.count > 0) source.malformed.count--;
    else if (match?.[1] && !isCode) {
      if (!ends && match[1].startsWith(':::')) source.malformed.count++;
      report(source, {
        rule: 'directive-malformed',
        message: `"${match[1].trim()}" is not a directive.`,
        start: from,
        end: at + line.trimEnd().length,
        hint: malformedHint(match[1]),
      });
    }
    at += line.length;
  }
}

// A full reference or a footnote without its definition stays plain text.
export function checkReferences(node: Text, source: Source): void {
  if (!node.value.includes('[')) return;
  const span = spanOf(node);
  const text = source.lines.text.slice(span.start, span.end);
  const say = (rule: RuleId, what: string, { 0: whole, index }: RegExpExecArray, definition: string): void => {
    const start = span.start + index;
    const message = `The ${what} "${whole}" is not defined.`;
    report(source, { rule, message, start, end: start + whole.length, hint: `Add a line "${definition}".` });
  };
  for (const match of text.matchAll(/(?<!\\)\[\^([^\s[\]]+)\]/g))
    say('footnote-undefined', 'footnote', match, `[^${match[1]}]: …`);
  // After a letter or another bracket it is code that was not marked as such: list[0][1].
  for (const match of text.matchAll(/(?<![\\\w\]])\[((?!\^)(?:[^[\]\\]|\\.)+)\]\[([^[\]]*)\]/g))
    say('reference-undefined', 'reference', match, `[${match[2] || match[1]}]: address`);
}

// GFM has cells without a column vanish.
export function checkCells({ children: [head, ...rows] }: Table, source: Source): void {
  const columns = head?.children.length ?? 0;
  for (const { children } of rows) {
    const surplus = children[columns];
    const last = children.at(-1);
    if (!surplus || !last) continue;
    const { start } = spanOf(surplus);
    const { end } = spanOf(last);
    const text = source.lines.text.slice(start, end).replace(/^\|?\s*|\s*\|?$/g, '');
    const from = source.lines.text.indexOf(text, start);
    report(source, {
      rule: 'table-cells-surplus',
      message: `"${text}" has no column: the row has ${children.length} cells, the head of the table ${columns}.`,
      start: from,
      end: from + text.length,
      hint: 'Write "\\|" for a bar that parts no cells, in code as well, or add a column to the head.',
    });
  }
}
