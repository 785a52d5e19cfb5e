import type { Html } from 'mdast';
import { lineIndex } from '../diagnostics/line-index.ts';
import type { ToOffset } from './html-tags.ts';
import { type Source, spanOf } from './source.ts';

/** Where offsets of an HTML node are in its file: in a quote or a list its value lacks the prefix of each line but the first. */
export function offsetsIn(node: Html, source: Source): ToOffset {
  const { start, end } = spanOf(node);
  if (source.lines.text.slice(start, end) === node.value) return (offset) => start + offset;
  const first = node.position?.start.line ?? 1;
  const value = lineIndex(node.value);
  return (offset) => {
    const { line, column } = value.positionAt(offset);
    if (line === 1) return start + offset;
    const lineStart = source.lines.lineStart(first + line - 1);
    const indent = source.lines.restOfLine(lineStart).indexOf(value.restOfLine(value.lineStart(line)));
    return lineStart + Math.max(indent, 0) + column - 1;
  };
}
