import type { Definition, Image, Link, Nodes } from 'mdast';
import { expect, test } from 'vitest';
import { loadReference, parseMarkdown } from '../markdown/parse-markdown.ts';
import { destinationOf } from './destination.ts';

await loadReference();

function linkIn(node: Nodes): Link | Image | Definition | undefined {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = linkIn(child);
    if (found) return found;
  }
  return undefined;
}

/** The characters that are taken for the destination of the first link of a text. */
function destinationIn(markdown: string): string {
  const node = linkIn(parseMarkdown(markdown));
  if (!node) throw new Error(`No link in ${JSON.stringify(markdown)}.`);
  const { start, end } = destinationOf(node, markdown);
  return markdown.slice(start, end);
}

test.each([
  ['[a](/b)', '/b'],
  ['[a]( \t/b  "título" )', '/b'],
  ["[a](/b 'c](d)')", '/b'],
  ['[a](/b (c))', '/b'],
  ['[a](</b c> "d")', '/b c'],
  ['[a](<>)', ''],
  ['[a]()', ''],
  ['[a](\n/b\n"c")', '/b'],
  ['[a](/b(c)(d))', '/b(c)(d)'],
  ['[a](/b\\(c)', '/b\\(c'],
  ['[a](</b\\>c>)', '/b\\>c'],
  ['[a [b] c](/d)', '/d'],
  ['[a \\] b](/c)', '/c'],
  ['[`](x)`](/a)', '/a'],
  ['[**a**](/b)', '/b'],
  ['[![a](/b)](/c)', '/c'],
  ['🚀 e\u0301 [a](/ç%C3%A3o)', '/ç%C3%A3o'],
  ['[a](/b&amp;c)', '/b&amp;c'],
  ['![a](/b)', '/b'],
  ['![a [b] \\] c](/d "e")', '/d'],
  ['![](<b c.png>)', 'b c.png'],
  ['[a]: /b', '/b'],
  ['[a]:/b "c"', '/b'],
  ["[a \\] b]: </c d> 'e'", '/c d'],
  ['[a]:\n  /b\n  "c"', '/b'],
  ['> [a]:\n> /b', '/b'],
  ['<https://example.com/a>', 'https://example.com/a'],
  ['<a@example.com>', 'a@example.com'],
  ['x https://example.com/a_b.', 'https://example.com/a_b'],
  ['www.example.com', 'www.example.com'],
])('%s', (markdown, destination) => {
  expect(destinationIn(markdown)).toBe(destination);
});

test('in a table cell, beside an escaped pipe', () => {
  expect(destinationIn('| a | b |\n|---|---|\n| `\\|` | [c](/d "e") |')).toBe('/d');
});

test('with CRLF line ends', () => {
  expect(destinationIn('a\r\n\r\n- \t[b\r\n  c](/d)')).toBe('/d');
});
