// What the parser of YAML finds fault with, in words for who wrote it: it tells of its own grammar, and stops where it noticed
// something, which is seldom where the mistake is.
import type { YAMLError } from 'yaml';

/** Offsets in the YAML. */
export type Span = readonly [from: number, to: number];

export interface YamlFault {
  readonly message: string;
  readonly hint: string;
  /** Where the mistake is, where that is not where it was noticed. */
  readonly span?: Span | undefined;
}

const fault = (message: string, hint: string, span?: Span): YamlFault => ({ message, hint, span });

const QUOTE_IT = 'Quote the value if it holds : # { } [ ] & * or %.';
const CURLY = /[“”„‟]/;

/** Says what is wrong with a text at the first error of the parser. */
export function yamlFault({ code, message, pos: [at] }: YAMLError, text: string): YamlFault {
  const line = lineAt(text, at);
  if (/ end with a [\]}]/.test(message)) return unclosedBracket(text, at);
  switch (code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return keyWithoutValue(text, at);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return secondKey(text, at);
    case 'MULTIPLE_DOCS':
      return fault('"---" begins a second document; a file holds one.', 'Remove the line "---".');
    case 'TAB_AS_INDENT':
      return fault('A tab stands where blanks indent.', 'Indent with spaces.');
    case 'BAD_INDENT':
      return fault(`"${line.text.trim()}" is aligned with none of the lines above it.`, 'Align the keys of one group.');
    case 'BAD_SCALAR_START':
      return fault(`A value cannot begin with "${text[at]}".`, 'Quote the value.');
    case 'BAD_DQ_ESCAPE':
      return fault(
        `"${text.slice(at, at + 2)}" means nothing between double quotes.`,
        'Write the value between single quotes, where a backslash is one.',
      );
    case 'MISSING_CHAR':
      return / - indicator/.test(message)
        ? fault(`"${line.text.trim()}" stands between the items of a list.`, 'Indent it further than the "-" above.')
        : fault('A quote is opened and not closed.', 'Close the quote.');
    case 'UNEXPECTED_TOKEN':
      return afterTheEnd(text, at);
    default:
      return fault(`"${line.text.trim()}" cannot be read as YAML.`, QUOTE_IT);
  }
}

interface Line {
  readonly text: string;
  readonly start: number;
}

function lineAt(text: string, at: number): Line {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return { text: /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '', start };
}

/** `tagline:x`, or words without a key. */
function keyWithoutValue(text: string, at: number): YamlFault {
  const { text: line, start } = lineAt(text, at);
  const [, before = '', key] = /^([\s-]*)([\w-]+:)(?=\S)/.exec(line) ?? [];
  if (key === undefined)
    return fault(
      `"${line.trim().replace(/^- /, '')}" is no key with a value.`,
      'Write "key: value", or indent what goes on a text.',
    );
  const from = start + before.length;
  return fault(`No blank follows "${key}".`, `Put a space after "${key}".`, [from, from + key.length]);
}

/** `a: b: c`, or a key below one that has its value already. */
function secondKey(text: string, at: number): YamlFault {
  const { text: line, start } = lineAt(text, at);
  const value = line.slice(at - start);
  if (CURLY.test(value)) return fault('Curly quotes quote nothing.', 'Write straight quotes: "…".');
  if (/:(?:\s|$)/.test(value))
    return fault(`The value "${value}" looks like a key of its own.`, `Quote it: "${value.replaceAll('"', '\\"')}".`);
  const below = start + line.length + (/^\s*/.exec(text.slice(start + line.length))?.[0].length ?? 0);
  const next = lineAt(text, below);
  const words = next.text.trim();
  return fault(`"${words}" is indented further than the keys it belongs to.`, 'Align the keys of one group.', [
    below,
    below + words.length,
  ]);
}

function unclosedBracket(text: string, at: number): YamlFault {
  const open: number[] = [];
  for (let i = 0; i < at; i++) {
    if (text[i] === '[' || text[i] === '{') open.push(i);
    else if (text[i] === ']' || text[i] === '}') open.pop();
  }
  const from = open.at(-1) ?? at;
  const mark = text[from] ?? '';
  return {
    message: `"${mark}" is opened and not closed.`,
    hint: `Close it with "${mark === '{' ? '}' : ']'}", or quote a value that begins with it.`,
    span: [from, from + 1],
  };
}

/** What goes on where a value has ended: at a bracket, or at a quote. */
function afterTheEnd(text: string, at: number): YamlFault {
  const { text: line, start } = lineAt(text, at);
  const column = at - start;
  const before = line.slice(0, column).trimEnd();
  const value = /(?:^|[:\-,]\s+)(\S*)$/.exec(before)?.[1] ?? before.trim();
  const whole = value + (/^[^\s,]*/.exec(line.slice(column))?.[0] ?? '');
  if (/[\]}]$/.test(before))
    return fault(`"${whole}" goes on after its bracket.`, `Quote it with single quotes: '${whole}'.`, [
      at - value.length,
      at - value.length + whole.length,
    ]);
  if (/["']$/.test(before))
    return fault(
      `"${line.slice(column).trim()}" follows a closing quote.`,
      "Put all of the value between the quotes; a quote in it is doubled: 'it''s'.",
    );
  if (/[|>]$/.test(before) || /^[|>]/.test(line.slice(column)))
    return fault('"|" and ">" begin a text of several lines, and nothing follows them.', 'Quote the value.');
  return fault(`"${line.trim()}" cannot be read as YAML.`, QUOTE_IT);
}
