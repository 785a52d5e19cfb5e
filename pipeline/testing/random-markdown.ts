// Markdown as documentation has it, put together by chance: what two parsers are compared on. The same seed gives the same
// texts.

export type Random = () => number;

/** Numbers from 0 to 1 (Mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const WORDS = [
  'conta',
  'às 10:30',
  'naïve',
  'e\u0301',
  '日本語',
  '🚀',
  '1.5',
  '2)',
  'a_b_c',
  'snake_case',
  '5 * 3',
  'a*b',
  'x<y',
  'R$ 10',
  '50%',
  '&amp;',
  '&copy;',
  '&#35;',
  '&nope;',
  'AT&T',
  '"aspas"',
  '«ordem»',
  '—',
  '…',
  '\u00a0',
  'localhost:8080',
  ':ok:',
  'a:b',
  '\\*',
  '\\_',
  '\\|',
  '\\:',
  '\\[x\\]',
  'C:\\dir',
  '{id}',
  '#tag',
  '+1',
  '~5',
  '(ver)',
  'fim.',
  'fim:',
  'e-mail',
  '[x]',
  '[ ]',
  '!',
  '^2',
  '=',
  '--',
  '|',
];

const INLINES = [
  '`código`',
  '`` a ` b ``',
  '`a|b`',
  '`a\\|b`',
  '`:x`',
  '**forte**',
  '*ênfase*',
  '_ênfase_',
  '__forte__',
  '***ambos***',
  '~~riscado~~',
  '~um~',
  '**forte.**depois',
  '**"a"**b',
  'a**(b)**',
  '*a **b** c*',
  '**a *b***',
  '[texto](/a/b.md)',
  '[texto](/a "título")',
  '[**t** `c`](../b.md#x)',
  '[texto](<a b.md>)',
  '[a [b] c](/d)',
  '[a](/b(c))',
  '![alt](/i.png)',
  '![alt *x*](i.png "t")',
  '[![i](/i.png)](/b)',
  '[ref]',
  '[ref][]',
  '[texto][ref]',
  '[nada][falta]',
  '![ref]',
  '[^1]',
  '[^nota]',
  '[^falta]',
  '<https://example.com/a?b=c&d>',
  '<a@example.com>',
  'https://example.com/a_b',
  'https://example.com/a(b).',
  'http://example.com/?a=1&amp;b=2',
  'www.example.com',
  'a@example.com',
  'a.b-c@example.com.br.',
  'mailto:a@example.com',
  '<kbd>Ctrl</kbd>',
  '<br>',
  '<br/>',
  '<span title="a > b">x</span>',
  '<!-- nota -->',
  '<!--a--b-->',
  '<a href="x">y</a>',
  '&lt;b&gt;',
  '\\`x\\`',
  ':dir[x]{a=b}',
  ':dir',
  '**0:25**',
  '{#id}',
];

const INFOS = [
  '',
  'js',
  'json title="a b.json"',
  'ts {1,3-4} lineNumbers',
  'a\\*b',
  'x&amp;y',
  'mermaid',
  ' sh',
  'c++',
  '{.x}',
];

const ATTRIBUTES = [
  '',
  '',
  '{a="b"}',
  "{a='b c' d}",
  '{#id .classe}',
  '{a=b}',
  '{a="&amp;" b="x\\"}',
  '{ open }',
  '{}',
  '{src="/a.json#x" id="y:z"}',
  '{a=b=c}',
  '{a="1" a="2"}',
  '{.a.b}',
  '{class="x" .y}',
  '{a="10:30"}',
];

const NAMES = ['note', 'tip', 'tabs', 'tab', 'details', 'field-list', 'a_b', 'download', 'x1'];

const HTML = [
  '<div>\nx *y*\n</div>',
  '<div>\n\n**a**\n\n</div>',
  '<!-- comentário -->',
  '<!--\na\n\nb\n-->',
  '<details>\n<summary>a</summary>\n\nb\n\n</details>',
  '<pre>\n# a\n\nb</pre>',
  '<script>\nx\n</script>',
  '<?php x ?>',
  '<x-y z="a">',
  '<br>',
  '<!-- #region a -->',
  '<table><tr><td>\n\na\n</td></tr></table>',
  '</div>',
];

const MARKS = [
  '*',
  '_',
  '`',
  '~',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '!',
  '#',
  '-',
  '+',
  '|',
  ':',
  ':::',
  '::',
  '\\',
  '{',
  '}',
  '"',
  "'",
  '=',
  '&',
  ';',
  '@',
  '.',
  ' ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '1.',
  '---',
  '```',
  '/',
  '^',
  'a',
  '\u00a0',
];

class Writer {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  chance(of: number): boolean {
    return this.random() < of;
  }

  upTo(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }

  words(most: number): string {
    let text = '';
    for (let left = 1 + this.upTo(most); left > 0; left--) {
      text += this.chance(0.4) ? this.pick(INLINES) : this.chance(0.5) ? this.pick(WORDS) : 'texto';
      if (left > 1) text += this.chance(0.85) ? ' ' : this.pick(['', '.', ', ', '(', ')', ': ', '\t', '  ']);
    }
    return text;
  }

  paragraph(): string {
    let text = this.words(6);
    for (let left = this.upTo(2); left > 0; left--)
      text += this.pick(['\n', '\n', '  \n', '\\\n', '\n ']) + this.words(4);
    return text;
  }

  heading(): string {
    if (this.chance(0.15)) return `${this.words(3)}\n${this.pick(['===', '---', '-', '='])}`;
    const end = this.pick(['', '', '', ' #', ' {#id}', ' ', ' \\#']);
    return `${'#'.repeat(1 + this.upTo(6))} ${this.words(4)}${end}`;
  }

  fence(): string {
    const mark = this.pick(['```', '```', '~~~', '````']);
    const code = this.pick(['x', 'const a = "b:c";\n\n  b', '::: a', '# x\n- y', '', '\ta', '```\na', '<a>', '$ x']);
    return `${mark}${this.pick(INFOS)}\n${code}\n${this.chance(0.95) ? mark : ''}`;
  }

  table(): string {
    const columns = 1 + this.upTo(3);
    const row = (cell: () => string): string => {
      const count = this.chance(0.85) ? columns : 1 + this.upTo(4);
      const cells = Array.from({ length: count }, cell).join(this.pick([' | ', '|', ' | ']));
      return this.chance(0.8) ? `| ${cells} |` : this.chance(0.5) ? cells : `|${cells}`;
    };
    const marks = Array.from({ length: columns }, () => this.pick(['---', ':--', '--:', ':-:', '-'])).join(' | ');
    const rows = [
      row(() => this.words(1)),
      this.chance(0.9) ? `| ${marks} |` : marks,
      ...Array.from({ length: this.upTo(3) }, () => row(() => (this.chance(0.15) ? '' : this.words(2)))),
    ];
    return rows.join('\n');
  }

  list(depth: number): string {
    const mark = this.pick(['-', '*', '+', '1.', '2)', '10.']);
    const loose = this.chance(0.3);
    const items = Array.from({ length: 1 + this.upTo(3) }, () => {
      const box = this.chance(0.2) ? this.pick(['[ ] ', '[x] ', '[X] ', '[x]']) : '';
      const first = box + (this.chance(0.8) ? this.words(4) : this.block(depth + 1));
      const rest = this.chance(0.3) ? `${this.chance(0.6) ? '\n\n' : '\n'}${this.block(depth + 1)}` : '';
      const pad = ' '.repeat(this.chance(0.9) ? mark.length + 1 : this.upTo(5));
      return `${mark} ${(first + rest).replace(/\n(?!\n)/g, `\n${pad}`)}`;
    });
    return items.join(loose ? '\n\n' : '\n');
  }

  label(): string {
    return this.chance(0.6) ? `[${this.words(2)}]` : '';
  }

  container(depth: number): string {
    const colons = ':'.repeat(this.chance(0.7) ? Math.max(3, 5 - depth) : 3 + this.upTo(2));
    const close = this.chance(0.93) ? (this.chance(0.95) ? colons : `${colons}:`) : '';
    const between = this.chance(0.25) ? '\n\n' : '\n';
    const inner = this.blocks(depth + 1, this.upTo(3));
    return `${colons}${this.pick(NAMES)}${this.label()}${this.pick(ATTRIBUTES)}${between}${inner}${between}${close}`;
  }

  block(depth: number): string {
    const kind = this.random();
    if (depth > 3 || kind < 0.3) return this.paragraph();
    if (kind < 0.4) return this.heading();
    if (kind < 0.53) return this.list(depth);
    if (kind < 0.6) return this.blocks(depth + 1, 1 + this.upTo(2)).replace(/^/gm, this.chance(0.9) ? '> ' : '>');
    if (kind < 0.7) return this.container(depth);
    if (kind < 0.75) return `::${this.pick(NAMES)}${this.label()}${this.pick(ATTRIBUTES)}`;
    if (kind < 0.83) return this.table();
    if (kind < 0.89) return this.fence();
    if (kind < 0.93) return this.pick(HTML);
    if (kind < 0.95) return this.pick(['---', '***', '* * *', '    código\n    mais', '\tcódigo', '> [!NOTE]\n> x']);
    if (kind < 0.975)
      return `[^${this.pick(['1', 'nota'])}]: ${this.words(4)}${this.chance(0.3) ? '\n\n    mais' : ''}`;
    return `[${this.pick(['ref', 'Ref', 'outra'])}]: ${this.pick(['/a', '<a b>', 'https://a.example "t"', "/x 'y'"])}`;
  }

  blocks(depth: number, count: number): string {
    const all = Array.from({ length: count }, () => this.block(depth));
    return all.map((each, i) => (i === 0 ? each : (this.chance(0.75) ? '\n\n' : '\n') + each)).join('');
  }

  mutated(text: string): string {
    let mutated = text;
    for (let left = 1 + this.upTo(2); left > 0; left--) {
      const at = this.upTo(mutated.length);
      const kind = this.upTo(2);
      const before = mutated.slice(0, at);
      if (kind === 0) mutated = before + mutated.slice(at + 1 + this.upTo(2));
      else if (kind === 1) mutated = before + mutated.slice(at, at + 1 + this.upTo(3)) + mutated.slice(at);
      else mutated = before + this.pick(MARKS) + mutated.slice(at);
    }
    // No file holds half a character.
    return mutated.replace(/\p{Surrogate}/gu, '');
  }

  document(): string {
    const matter = this.chance(0.1)
      ? this.pick(['---\ntitle: "a: b"\n---\n', '---\n---\n', '---\na: |\n  b\n\n  c\n---\n'])
      : '';
    let text = `${matter}${matter && this.chance(0.8) ? '\n' : ''}${this.blocks(0, 1 + this.upTo(4))}\n`;
    if (this.chance(0.6)) text = this.mutated(text);
    return this.chance(0.06) ? text.replaceAll('\n', '\r\n') : text;
  }
}

/** That many documents. */
export function* randomMarkdown(seed: number, count: number): Generator<string> {
  const writer = new Writer(randomOf(seed));
  for (let left = count; left > 0; left--) yield writer.document();
}
