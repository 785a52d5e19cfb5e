// `:value[operations/pedidos#version]` in a text: what data says stands in its place, from the tree on, and so in headings, the
// table of contents, titles and everything that is published.
import type { RootContent, Text } from 'mdast';
import type { DataValue, NoValue } from '../config/data-values.ts';
import { codeSpan, escapeMarks } from './escape-text.ts';
import { type PageState, report, type Source, spanOf } from './source.ts';

const VALUE = /(\\*):value\[([^[\]\r\n]+)\](\{code\})?/g;

/** The names of the values that a text may say. */
export const valueNames = (text: string): string[] =>
  text.includes(':value[') ? [...text.matchAll(VALUE)].map(([, , name = '']) => name) : [];

/** A text with its values in place. */
export function readValues(node: Text, source: Source): RootContent[] {
  if (!node.value.includes(':value[')) return [node];
  const { start, end } = spanOf(node);
  const written = [...source.lines.text.slice(start, end).matchAll(VALUE)];
  const shown = [...node.value.matchAll(VALUE)];
  // Otherwise its author wrote it with references, to be text.
  if (written.length !== shown.length) return [node];
  const nodes: RootContent[] = [];
  let at = 0;
  for (const [i, match] of shown.entries()) {
    const [whole, marks = '', name = '', isCode] = written[i] ?? match;
    if (marks.length % 2 === 1) continue;
    const from = start + (written[i]?.index ?? 0) + marks.length;
    const place = { start: from, end: from + whole.length - marks.length };
    const value = dataValueOf(name, source.page);
    if ('message' in value) {
      report(source, { rule: 'value-unknown', ...value, ...place });
      continue;
    }
    nodes.push({ type: 'text', value: node.value.slice(at, match.index + (match[1]?.length ?? 0)) });
    nodes.push({ type: isCode ? 'inlineCode' : 'text', value: value.text });
    at = match.index + match[0].length;
    source.edits.push({ ...place, pieces: [isCode ? codeSpan(value.text) : escapeMarks(value.text)] });
  }
  nodes.push({ type: 'text', value: node.value.slice(at) });
  return nodes.filter((each) => each.type !== 'text' || each.value !== '');
}

/** A line of front matter with its values in place. */
export const withValues = (text: string, state: PageState, unknown: (value: NoValue) => void) =>
  text.replace(VALUE, (whole, marks: string, name: string) => {
    const value = marks === '' ? dataValueOf(name, state) : undefined;
    if (value && 'message' in value) unknown(value);
    return value && 'text' in value ? value.text : whole;
  });

function dataValueOf(name: string, { context, values }: PageState): DataValue {
  values.add(name);
  return (
    context.values?.get(name) ?? {
      message: `":value[${name}]" names no value.`,
      hint: 'No data is at hand for this text.',
    }
  );
}
