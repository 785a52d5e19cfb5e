import { expect, test } from 'vitest';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { parseYaml } from './parse-yaml.ts';

function findingsOf(text: string): Finding[] {
  const findings: Finding[] = [];
  parseYaml({ sourcePath: 'site.yaml', lines: lineIndex(text), start: 0, end: text.length }, (finding) => {
    findings.push(finding);
  });
  return findings;
}

test.each([
  ['title: a\ntagline:b\nurl: c', '2:1', 'No blank follows "tagline:".', 'Put a space after "tagline:".'],
  [
    'title: a\nsó palavras\nurl: c',
    '2:1',
    '"só palavras" is no key with a value.',
    'Write "key: value", or indent what goes on a text.',
  ],
  ['a: b: c', '1:4', 'The value "b: c" looks like a key of its own.', 'Quote it: "b: c".'],
  ['a: “b: c”', '1:4', 'Curly quotes quote nothing.', 'Write straight quotes: "…".'],
  [
    'title: a\n tagline: b',
    '2:2',
    '"tagline: b" is indented further than the keys it belongs to.',
    'Align the keys of one group.',
  ],
  [
    'a:\n b:\n   - c\n  d: e',
    '4:1',
    '"d: e" is aligned with none of the lines above it.',
    'Align the keys of one group.',
  ],
  ['title: a\n---\nurl: b', '2:1', '"---" begins a second document; a file holds one.', 'Remove the line "---".'],
  [
    'title: [a, b\nurl: c',
    '1:8',
    '"[" is opened and not closed.',
    'Close it with "]", or quote a value that begins with it.',
  ],
  ['title: "a\nurl: b', '1:8', 'A quote is opened and not closed.', 'Close the quote.'],
  ['a:\n\tb: c', '2:1', 'A tab stands where blanks indent.', 'Indent with spaces.'],
  ['pattern: [A-Z]{3}', '1:10', '"[A-Z]{3}" goes on after its bracket.', "Quote it with single quotes: '[A-Z]{3}'."],
  [
    '- { name: a, pattern: [A-Z]{3} }',
    '1:23',
    '"[A-Z]{3}" goes on after its bracket.',
    "Quote it with single quotes: '[A-Z]{3}'.",
  ],
  [
    `a: "b" c`,
    '1:8',
    '"c" follows a closing quote.',
    "Put all of the value between the quotes; a quote in it is doubled: 'it''s'.",
  ],
  ['a: @b', '1:4', 'A value cannot begin with "@".', 'Quote the value.'],
  [
    'a: "\\d"',
    '1:5',
    '"\\d" means nothing between double quotes.',
    'Write the value between single quotes, where a backslash is one.',
  ],
  ['a: |b\n c', '1:5', '"|" and ">" begin a text of several lines, and nothing follows them.', 'Quote the value.'],
])('%j', (text, place, message, hint) => {
  const [first] = findingsOf(text);
  const { line, column } = first?.range.start ?? {};
  expect([`${line}:${column}`, first?.message, first?.hint]).toEqual([place, message, hint]);
});
