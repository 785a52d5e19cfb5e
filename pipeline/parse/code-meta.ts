/** What stands behind the language of a code fence. */
export interface CodeMeta {
  readonly title?: string;
  /** Lines to mark, counted from 1. */
  readonly marked: ReadonlySet<number>;
  readonly lineNumbers: boolean;
  /** Words that mean nothing, with their offset in the meta string. */
  readonly unknown: readonly { readonly text: string; readonly offset: number }[];
}

/** Reads `title="…" {1,3-5} showLineNumbers`, in any order. */
export function readCodeMeta(meta: string): CodeMeta {
  const marked = new Set<number>();
  const unknown: { text: string; offset: number }[] = [];
  let title: string | undefined;
  let lineNumbers = false;
  for (const match of meta.matchAll(/(title=(?:"([^"]*)"|'([^']*)'))|\{([\d,\s-]*)\}|([^\s]+)/g)) {
    const [text, named, double, single, lines, word] = match;
    if (named) title = double ?? single;
    else if (lines !== undefined) for (const line of linesOf(lines)) marked.add(line);
    else if (word === 'showLineNumbers') lineNumbers = true;
    else unknown.push({ text, offset: match.index });
  }
  return { ...(title && { title }), marked, lineNumbers, unknown };
}

const MOST_LINES = 10_000;

function* linesOf(list: string): Iterable<number> {
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line > 0 && line <= Math.min(to, MOST_LINES); line++) yield line;
  }
}
