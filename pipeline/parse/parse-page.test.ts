import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import type { PageDocument } from '../../schemas/types.ts';
import { compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { validate } from '../validate/validator.ts';

/** The document of each text, all pages of one site: a site for each takes longer than all that is said of it. */
async function documentsOf(texts: readonly string[]): Promise<readonly (readonly [text: string, PageDocument])[]> {
  const files = [['site.yaml', 'title: Teste'], ...texts.map((text, i) => [`pages/p${i}.md`, text])] as const;
  const entries = files.map(([path = '', text = '']) => [path, () => Buffer.from(text)] as const);
  const site = await compileSite(contentFrom(new Map(entries)));
  return Promise.all(texts.map(async (text, i) => [text, await site.document(`/p${i}`)] as const));
}

const isElement = (node: unknown): node is Element => (node as { type?: string }).type === 'element';

function elementsNamed(tagName: string, node: unknown): Element[] {
  const found = isElement(node) && node.tagName === tagName ? [node] : [];
  const { children = [] } = node as { children?: unknown[] };
  return [...found, ...children.flatMap((child) => elementsNamed(tagName, child))];
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** A repeatable source of chance: a failure can be run again. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const ODD = [
  '',
  ' ',
  '\n\n\n',
  '\t',
  '#',
  '# ',
  '#\n===',
  '=\n=',
  '---',
  '---\n',
  '---\n---',
  '---\ntitle: x\n---',
  '---\ntitle: x',
  '---\n: : :\n---\n',
  '```',
  '```json\n',
  '~~~ {}{}{',
  '    ',
  '>',
  '> > >',
  '> [!NOTE]',
  '> [!NOTE]\n>\n> - [!TIP]',
  '-',
  '- - - -\n- [ ]\n- [x]',
  '1.\n\n2.\n',
  '[',
  '[]',
  '[]()',
  '[](<>)',
  '![]()',
  '![][]',
  '[a][',
  '[a]: ',
  '[a]: <>\n\n[a]',
  '[^a]',
  '[^a]: ',
  '[^a]: x\n\n[^a][^a][^a]',
  '[^a]: [^a]\n\n[^a]',
  '<',
  '<>',
  '</>',
  '<!--',
  '<!-->',
  '<!---->',
  '<a',
  '<details>',
  '</details>',
  '<details><summary>',
  '<kbd><sub></kbd></sub>',
  '<img>',
  '<img src>',
  '<img src="" alt>',
  '<kbd id="">x</kbd>',
  '<script>',
  '<![CDATA[',
  '<?',
  '|',
  '|-|',
  '| a |\n|-|\n|||||',
  '*',
  '***',
  '**a*b**',
  '_'.repeat(50),
  '`',
  '``a`',
  '\\',
  '\\\n',
  '&',
  '&#0;&#xD800;&#x110000;',
  ':',
  '::',
  ':::',
  '::::::',
  ':::note',
  ':::note[',
  ':::note[]{',
  ':::note{a=}',
  ':::note{#}\n:::',
  ':::tab\n:::',
  '::::tabs\n::::',
  '::::tabs\na\n::::',
  ':::tabs\n:::tab[a]\n:::\n:::',
  ':::details\n:::',
  '::note[a *b*]',
  '::details[a]',
  '::card',
  ':::download[a]{src=""}\n:::',
  '::download',
  '::include',
  '::include{src=""}',
  ':::include{src="_a.md"}\n:::',
  ':::video\n:::',
  '::constructor{__proto__="x"}',
  '# a {#}\n## {#b}\n### {#c} {#d}',
  '## {#x}\n\n## {#x}',
  '# a\n# b\n# c',
  'a\r\nb\rc\nd',
  '\u0000',
  '\ufeff\ufeff# a',
  '\u2028\u2029',
  'e\u0301'.repeat(20),
  '🚀'.repeat(20),
  '```mermaid\n```',
  '```mermaid\nnada\n```',
  'docs-build-link:0',
  '[a](docs-build-link:0 "docs-build-link:1")',
  '<kbd title="docs-build-link:0">x</kbd>',
  'constructor\n\n## constructor\n\n## __proto__\n\n[constructor]: https://example.com\n\n[constructor]',
  `${'> '.repeat(40)}a`,
  `${'- '.repeat(40)}a`,
  `${'['.repeat(60)}a${']'.repeat(60)}`,
];

const PIECES = [
  '# ', '## ', '### {#a}', '\n', '\n\n', '\r\n', '\t', '    ', '- ', '1. ', '> ', '> [!NOTE]\n', '* ', '| a | b |\n|---|---|\n| ', ' | ',
  '```json\n', '```', '~~~', '`', '``', '*', '**', '_', '~~', '[', ']', '](', ')', '![', '](https://example.com)', '[^1]', '[^1]: ', '[a]: /b ', '[a]',
  '<kbd>', '</kbd>', '<details>', '<summary>', '</summary>', '</details>', '<!-- x -->', '<!--', '-->', '<b>', '<img alt="" src="x">', '<br>',
  ':::note\n', ':::note[a]{', '}', '::::tabs\n', ':::tab[x]\n', '\n:::\n', '\n::::\n', ':::details[b]\n', '::download[c]{src="/a"}\n', ':a', '::b', '10:30',
  'texto', ' ', '  \n', '\\', '&amp;', '&', 'https://example.com/a_b', 'www.example.com', 'a@example.com', '{', '{#id}', '---', '===', '***', 'ç🚀e\u0301', '\u00a0', '$', '%zz',
]; // biome-ignore format: a list of words

function snippet(seed: number): string {
  const random = chance(seed);
  const length = 1 + Math.floor(random() * 24);
  return Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
}

const generated = Array.from({ length: 400 }, (_, seed) => snippet(seed * 7919 + 1));

describe('whatever the text, the document is whole', () => {
  test.each(['written by hand', 'generated'])('%s', async (kind) => {
    for (const [markdown, document] of await documentsOf(kind === 'generated' ? generated : ODD)) {
      const shown = JSON.stringify(markdown);
      expect(validate('page', document), shown).toEqual([]);
      const { children } = document.body;
      expect(children[0], shown).toMatchObject({ tagName: 'h1' });
      expect(elementsNamed('h1', document.body), shown).toEqual([children[0]]);
      const ids = [...JSON.stringify(document.body).matchAll(/"id":"((?:[^"\\]|\\.)*)"/g)].map(([, id]) => id);
      const explicit = [...markdown.matchAll(/\{#([^\s{}]+)\}|id="?([^"\s>}]*)/g)].flatMap(([, a, b]) => [a, b]);
      const repeated = ids.filter((id, i) => ids.indexOf(id) < i && !explicit.includes(id));
      expect(repeated, shown).toEqual([]);
    }
  });
});

test('the code of a page is the code of its source, character by character', async () => {
  const samples: readonly (readonly [language: string, code: string])[] = [
    ['json', '{"a": [1, true, null, "\\u00e7"]}\n\n  // x'],
    ['http', 'POST /a HTTP/1.1\nA: b\n\n{"a": 1}\n\nHTTP/1.1 200 OK\n'],
    ['http', 'GET / HTTP/1.1'],
    ['http', 'HTTP/1.1 200 OK\nContent-Type: text/xml\n\n<a b="c">&amp;</a>'],
    ['csv', 'a;"b ""c"";d";1,5\n\n;;\n"aberta'],
    ['diff', '- a\n+ b\n@@ -1 +1 @@'],
    ['xml', '<a><![CDATA[<b>]]></a><!-- c'],
    ['bash', 'cat <<EOF\n$A "$B" `c`\nEOF'],
    ['md', '# a\n\n:::note\n<b>*c*</b>'],
    ['yaml', 'a: &b\n  - *b\n  - "c\n    d"'],
    ['text', '\t\ttabs  e espaços  \n ç 🚀 e\u0301'],
    ['', '\n\nlinhas vazias\n\n'],
    ['js', '/* comentário\nde duas linhas */ `a\nb\nc`'],
  ];
  for (const meta of ['', ' {1,2} showLineNumbers']) {
    const texts = samples.map(
      ([language, code]) => `# T\n\n\`\`\`\`${language}${language && meta}\n${code}\n\`\`\`\`\n`,
    );
    for (const [i, [, document]] of (await documentsOf(texts)).entries()) {
      const [language, code] = samples[i] ?? ['', ''];
      const [pre] = elementsNamed('pre', document.body);
      expect(pre && textOf(pre)).toBe(`${code}\n`);
      const lines = elementsNamed('span', pre).filter(({ properties }) =>
        String(properties.className).startsWith('line'),
      );
      if (language && meta) expect(lines.map(textOf)).toEqual(`${code}\n`.split(/(?<=\n)/));
    }
  }
});

const strings = { label: 'Notas de rodapé', back: 'Voltar à referência' };
const reference = unified().use(remarkParse).use(remarkGfm);

/** What mdast-util-to-hast gives, in the form of a document: no positions, no empty properties. */
function referenceBody(markdown: string): unknown {
  const tree = toHast(reference.parse(markdown), {
    footnoteLabel: strings.label,
    footnoteBackLabel: (index, repeat) => `${strings.back} ${index + 1}${repeat > 1 ? `-${repeat}` : ''}`,
  }) as Root;
  return plain(tree);
}

function plain(node: Nodes): unknown {
  if (node.type === 'text') return { type: 'text', value: node.value };
  if (node.type === 'root') return node.children.map((child) => plain(child as Nodes));
  if (node.type !== 'element') return undefined;
  const entries = Object.entries(node.properties).filter(
    ([name, value]) =>
      value !== undefined && value !== null && value !== false && !(name === 'id' && /^h[1-6]$/.test(node.tagName)),
  );
  return {
    tagName: node.tagName,
    properties: Object.fromEntries(entries),
    children: node.children.map((child) => plain(child as Nodes)),
  };
}

const PLAIN = [
  'a *b* **c** ***d*** _e_ __f__ ~~g~~ `h` ``i ` j``',
  'a  \nb\\\nc\nd',
  '## a\n\n### b\n\nc\n---\n\n#### d `e` *f*',
  '- a\n- b\n\n  c\n- d\n  - e\n    - f',
  '1. a\n2. b\n\n5) c\n6) d',
  '- [ ] a\n- [x] b\n  - [ ] c\n\n- [ ] d',
  '> a\n> > b\n>\n> - c\n\npreguiçosa',
  '| a | b | c |\n|:--|:-:|--:|\n| `d \\| e` | *f* | |\n| só uma |',
  '```\na\n  b\n```\n\n    c\n\n~~~text\nd\n~~~',
  'a[^1] b[^longa][^1]\n\n[^1]: c *d*\n[^longa]: e\n\n    f\n\n    - g',
  '[a](https://example.com "b") <https://example.com/?c=d&e=f> https://example.com/g_h www.example.com i@example.com',
  '[a][b] [b][] [b] [a\nb][B]\n\n[b]: https://example.com/á%20b "c"',
  '![a *b*](https://example.com/c.png "d") ![e][f]\n\n[f]: https://example.com/g.png',
  '&amp; &copy; &#169; &naoexiste; \\* \\[a\\] < > " \'',
  '***\n\n---\n\n* * *',
  'a < b, x <= y, {z}, [n, m), v[0][1], 10 % 3',
  'ção 🚀 e\u0301\u00a0“x” — …',
  '',
];

const FRONT = '---\ntitle: T\n---\n\n';

test('plain CommonMark and GFM give what mdast-util-to-hast gives, but for the h1 and the ids', async () => {
  const words = [
    'a',
    'ção',
    '*b*',
    '**c**',
    '`d`',
    '~~e~~',
    '[f](https://example.com)',
    '![g](https://example.com/g.png)',
    '\\*',
    '&amp;',
    '🚀',
    '[h]',
    '10%',
  ];
  const blocks = ['', '## ', '### ', '- ', '1. ', '> ', '- [x] ', '> - ', '    '];
  const made = Array.from({ length: 200 }, (_, seed) => {
    const random = chance(seed * 104729 + 3);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const line = (): string =>
      pick(blocks) + Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(words)).join(' ');
    return Array.from({ length: 1 + Math.floor(random() * 6) }, () => line() + pick(['\n', '\n\n', '  \n'])).join('');
  });
  for (const [text, document] of await documentsOf([...PLAIN, ...made].map((each) => FRONT + each))) {
    const markdown = text.slice(FRONT.length);
    const [h1, , ...rest] = document.body.children;
    expect(h1).toMatchObject({ tagName: 'h1', children: [{ type: 'text', value: 'T' }] });
    const body = rest.map((node) => plain(node as Nodes));
    expect(body, JSON.stringify(markdown)).toEqual(referenceBody(markdown));
  }
});
