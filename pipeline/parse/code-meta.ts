/** What stands after the language of a code fence. */
export interface CodeMeta {
  readonly title?: string;
  /** Lines to mark, counted from 1. */
  readonly marked: ReadonlySet<number>;
  readonly lineNumbers: boolean;
  /** `contract=…`: the contract the code is an example of. */
  readonly contract?: MetaWord;
  /** `expect=…`: whether it obeys. */
  readonly expect?: MetaWord;
  /** Words that mean nothing, with their offset in the meta string. */
  readonly unknown: readonly MetaWord[];
}

/** A word with its offset in the meta string. */
export interface MetaWord {
  readonly text: string;
  readonly offset: number;
}

const EXPECT = /^(?:valid|partial|invalid\([\p{L}\p{N}_-]+(?:,[\p{L}\p{N}_-]+)*\))$/u;

/** Reads `title="…" {1,3-5} showLineNumbers contract=… expect=…`, in any order. */
export function readCodeMeta(meta: string): CodeMeta {
  const marked = new Set<number>();
  const unknown: MetaWord[] = [];
  const words: Partial<Record<'contract' | 'expect', MetaWord>> = {};
  let title: string | undefined;
  let lineNumbers = false;
  for (const match of meta.matchAll(/(title=(?:"([^"]*)"|'([^']*)'))|\{([\d,\s-]*)\}|([^\s]+)/g)) {
    const [text, named, double, single, lines, word] = match;
    if (named) title = double ?? single;
    else if (lines !== undefined) for (const line of linesOf(lines)) marked.add(line);
    else if (word === 'showLineNumbers') lineNumbers = true;
    else if (word?.startsWith('contract=') && word.length > 9) words.contract = valueIn(word, match.index);
    else if (word?.startsWith('expect=') && EXPECT.test(word.slice(7))) words.expect = valueIn(word, match.index);
    else unknown.push({ text, offset: match.index });
  }
  return { ...(title && { title }), marked, lineNumbers, ...words, unknown };
}

function valueIn(word: string, offset: number): MetaWord {
  const start = word.indexOf('=') + 1;
  return { text: word.slice(start), offset: offset + start };
}

const MOST_LINES = 10_000;

function* linesOf(list: string): Iterable<number> {
  for (const part of list.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line > 0 && line <= Math.min(to, MOST_LINES); line++) yield line;
  }
}
