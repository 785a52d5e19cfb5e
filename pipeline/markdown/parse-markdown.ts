// Markdown text to tree. remark is the reference; where its native twin loads, that gives the same tree some thirty times
// faster. A test compares the two.
import type { MarkdownParser } from './markdown-parser.ts';

async function bestParser(): Promise<MarkdownParser> {
  try {
    return (await import('./parse-natively.ts')).parseNatively;
  } catch {
    // No binding for this platform.
    return (await import('./parse-by-reference.ts')).parseByReference;
  }
}

export const parseMarkdown: MarkdownParser = await bestParser();
