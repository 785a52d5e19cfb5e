// Text that an author meant as something else.
import type { Paragraph, Text } from 'mdast';
import type { Span } from '../diagnostics/line-index.ts';
import { malformedHint } from './directives.ts';
import { type PageState, report, type Source, spanOf } from './source.ts';

// What the directive syntax did not take is a paragraph of colons, which no author means.
export function checkColons(node: Paragraph, source: Source, state: PageState): void {
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
    if (match?.[1] && !isCode) {
      report(state, source, {
        rule: 'directive-malformed',
        message: `"${match[1].trim()}" is not a directive.`,
        start: from,
        end: at + line.trimEnd().length,
        hint: malformedHint(match[1]),
      });
      return;
    }
    at += line.length;
  }
}

// A full reference or a footnote without its definition stays plain text.
export function checkReferences(node: Text, source: Source, state: PageState): void {
  if (!node.value.includes('[')) return;
  const span = spanOf(node);
  const text = source.lines.text.slice(span.start, span.end);
  const at = (match: RegExpExecArray): Span => ({
    start: span.start + match.index,
    end: span.start + match.index + match[0].length,
  });
  for (const match of text.matchAll(/(?<!\\)\[\^([^\s[\]]+)\]/g)) {
    const [whole, label] = match;
    report(state, source, {
      rule: 'footnote-undefined',
      message: `The footnote "${whole}" is not defined.`,
      ...at(match),
      hint: `Add a line "[^${label}]: …".`,
    });
  }
  // After a letter or another bracket it is code that was not marked as such: list[0][1].
  for (const match of text.matchAll(/(?<![\\\w\]])\[((?!\^)(?:[^[\]\\]|\\.)+)\]\[([^[\]]*)\]/g)) {
    const [whole, words, label] = match;
    report(state, source, {
      rule: 'reference-undefined',
      message: `The reference "${whole}" is not defined.`,
      ...at(match),
      hint: `Add a line "[${label || words}]: address".`,
    });
  }
}
