import { decodeString } from 'micromark-util-decode-string';

/** What stands after the marks of a code fence. */
export interface CodeMeta {
  /** Empty for none. */
  readonly language: string;
  readonly title?: string;
  /** Lines to mark, counted from 1. */
  readonly marked: ReadonlySet<number>;
  readonly lineNumbers: boolean;
  /** `contract=…`: the contract the code is an example of. */
  readonly contract?: MetaWord;
  /** `expect=…`: whether it obeys. */
  readonly expect?: MetaWord;
  /** Words that mean nothing, with their offset in what was read. */
  readonly unknown: readonly MetaWord[];
}

/** A word with its offset in what was read. */
export interface MetaWord {
  readonly text: string;
  readonly offset: number;
}

const EXPECT = /^(?:valid|partial|invalid\([\p{L}\p{N}_-]+(?:,[\p{L}\p{N}_-]+)*\))$/u;

const LANGUAGE = /^(?:[^\s{,:]|:(?!(?:no-)?line-numbers\b))*/;
/** What mdBook says of a program, and nobody shows: `rust,ignore`. */
const ATTRIBUTES = /^(?:,[\w-]*)*/;
const WORDS =
  /(title=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'))|\{([\d,\s-]*)\}|\[([^\]]+)\](?=\s|$)|:((?:no-)?line-numbers)(?=[\s{]|$)|([^\s]+)/g;

/**
 * Reads what follows the marks of a fence, as it is written: `json title="…" {1,3-5} showLineNumbers contract=… expect=…`, the
 * words in any order, and what VitePress and mdBook say of the same: `js{1,3}:line-numbers [title]`, `rust,ignore`.
 */
export function readCodeMeta(info: string): CodeMeta {
  const marked = new Set<number>();
  const unknown: MetaWord[] = [];
  const words: Partial<Record<'contract' | 'expect', MetaWord>> = {};
  const language = LANGUAGE.exec(info)?.[0] ?? '';
  const from =
    language.length + (language === '' ? 0 : (ATTRIBUTES.exec(info.slice(language.length))?.[0].length ?? 0));
  let title: string | undefined;
  let lineNumbers = false;
  for (const match of info.slice(from).matchAll(WORDS)) {
    const [text, named, double, single, lines, label, numbers, word] = match;
    const offset = from + match.index;
    if (named) title = decodeString(double ?? single ?? '');
    else if (lines !== undefined) for (const line of linesOf(lines)) marked.add(line);
    else if (label !== undefined) title ??= decodeString(label);
    else if (word === 'showLineNumbers' || numbers) lineNumbers = numbers !== 'no-line-numbers';
    else if (word?.startsWith('contract=') && word.length > 9) words.contract = valueIn(word, offset);
    else if (word?.startsWith('expect=') && EXPECT.test(word.slice(7))) words.expect = valueIn(word, offset);
    else unknown.push({ text, offset });
  }
  return { language: decodeString(language), ...(title && { title }), marked, lineNumbers, ...words, unknown };
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
