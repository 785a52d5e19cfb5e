// Comments in YAML that silence a rule for the line after them.
import { lineIndex } from '../diagnostics/line-index.ts';
import type { Silence } from '../diagnostics/settle.ts';
import type { SourceFile } from './content.ts';

const MARK = 'docs-build-disable-next-line';
const COMMENT = new RegExp(`^[ \\t]*#[ \\t]*${MARK}\\b(.*)$`, 'gm');

/** What the comments of a file, or of the front matter it begins with, silence. */
export function yamlSilences({ path, text }: SourceFile): Silence[] {
  // Most have none.
  if (!text.includes(MARK)) return [];
  const lines = lineIndex(text);
  return [...text.matchAll(COMMENT)].map(({ 0: comment, 1: named = '', index }) => {
    const range = lines.range(index + comment.indexOf('#'), index + comment.trimEnd().length);
    return { sourcePath: path, line: range.start.line + 1, rules: named.split(/[\s,]+/).filter(Boolean), range };
  });
}
