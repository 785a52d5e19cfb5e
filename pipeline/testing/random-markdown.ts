// Markdown as documentation has it, put together by chance: what two parsers are compared on. The same seed gives the same
// texts.
import { Chance } from './chance.ts';
import { ATTRIBUTES, HTML, INFOS, INLINES, MARKS, NAMES, WORDS } from './markdown-pieces.ts';

class Writer {
  private readonly chance: Chance;

  constructor(seed: number) {
    this.chance = new Chance(seed);
  }

  words(most: number): string {
    let text = '';
    for (let left = 1 + this.chance.upTo(most); left > 0; left--) {
      text += this.chance.happens(0.4)
        ? this.chance.pick(INLINES)
        : this.chance.happens(0.5)
          ? this.chance.pick(WORDS)
          : 'texto';
      if (left > 1)
        text += this.chance.happens(0.85) ? ' ' : this.chance.pick(['', '.', ', ', '(', ')', ': ', '\t', '  ']);
    }
    return text;
  }

  paragraph(): string {
    let text = this.words(6);
    for (let left = this.chance.upTo(2); left > 0; left--)
      text += this.chance.pick(['\n', '\n', '  \n', '\\\n', '\n ']) + this.words(4);
    return text;
  }

  heading(): string {
    if (this.chance.happens(0.15)) return `${this.words(3)}\n${this.chance.pick(['===', '---', '-', '='])}`;
    const end = this.chance.pick(['', '', '', ' #', ' {#id}', ' ', ' \\#']);
    return `${'#'.repeat(1 + this.chance.upTo(6))} ${this.words(4)}${end}`;
  }

  fence(): string {
    const mark = this.chance.pick(['```', '```', '~~~', '````']);
    const code = this.chance.pick([
      'x',
      'const a = "b:c";\n\n  b',
      '::: a',
      '# x\n- y',
      '',
      '\ta',
      '```\na',
      '<a>',
      '$ x',
    ]);
    return `${mark}${this.chance.pick(INFOS)}\n${code}\n${this.chance.happens(0.95) ? mark : ''}`;
  }

  table(): string {
    const columns = 1 + this.chance.upTo(3);
    const row = (cell: () => string): string => {
      const count = this.chance.happens(0.85) ? columns : 1 + this.chance.upTo(4);
      const cells = Array.from({ length: count }, cell).join(this.chance.pick([' | ', '|', ' | ']));
      return this.chance.happens(0.8) ? `| ${cells} |` : this.chance.happens(0.5) ? cells : `|${cells}`;
    };
    const marks = Array.from({ length: columns }, () => this.chance.pick(['---', ':--', '--:', ':-:', '-'])).join(
      ' | ',
    );
    const rows = [
      row(() => this.words(1)),
      this.chance.happens(0.9) ? `| ${marks} |` : marks,
      ...Array.from({ length: this.chance.upTo(3) }, () => row(() => (this.chance.happens(0.15) ? '' : this.words(2)))),
    ];
    return rows.join('\n');
  }

  list(depth: number): string {
    const mark = this.chance.pick(['-', '*', '+', '1.', '2)', '10.']);
    const loose = this.chance.happens(0.3);
    const items = Array.from({ length: 1 + this.chance.upTo(3) }, () => {
      const box = this.chance.happens(0.2) ? this.chance.pick(['[ ] ', '[x] ', '[X] ', '[x]']) : '';
      const first = box + (this.chance.happens(0.8) ? this.words(4) : this.block(depth + 1));
      const rest = this.chance.happens(0.3)
        ? `${this.chance.happens(0.6) ? '\n\n' : '\n'}${this.block(depth + 1)}`
        : '';
      const pad = ' '.repeat(this.chance.happens(0.9) ? mark.length + 1 : this.chance.upTo(5));
      return `${mark} ${(first + rest).replace(/\n(?!\n)/g, `\n${pad}`)}`;
    });
    return items.join(loose ? '\n\n' : '\n');
  }

  label(): string {
    return this.chance.happens(0.6) ? `[${this.words(2)}]` : '';
  }

  container(depth: number): string {
    const colons = ':'.repeat(this.chance.happens(0.7) ? Math.max(3, 5 - depth) : 3 + this.chance.upTo(2));
    const close = this.chance.happens(0.93) ? (this.chance.happens(0.95) ? colons : `${colons}:`) : '';
    const between = this.chance.happens(0.25) ? '\n\n' : '\n';
    const inner = this.blocks(depth + 1, this.chance.upTo(3));
    return `${colons}${this.chance.pick(NAMES)}${this.label()}${this.chance.pick(ATTRIBUTES)}${between}${inner}${between}${close}`;
  }

  block(depth: number): string {
    const kind = this.chance.next();
    if (depth > 3 || kind < 0.3) return this.paragraph();
    if (kind < 0.4) return this.heading();
    if (kind < 0.53) return this.list(depth);
    if (kind < 0.6)
      return this.blocks(depth + 1, 1 + this.chance.upTo(2)).replace(/^/gm, this.chance.happens(0.9) ? '> ' : '>');
    if (kind < 0.7) return this.container(depth);
    if (kind < 0.75) return `::${this.chance.pick(NAMES)}${this.label()}${this.chance.pick(ATTRIBUTES)}`;
    if (kind < 0.83) return this.table();
    if (kind < 0.89) return this.fence();
    if (kind < 0.93) return this.chance.pick(HTML);
    if (kind < 0.95)
      return this.chance.pick(['---', '***', '* * *', '    código\n    mais', '\tcódigo', '> [!NOTE]\n> x']);
    if (kind < 0.975)
      return `[^${this.chance.pick(['1', 'nota'])}]: ${this.words(4)}${this.chance.happens(0.3) ? '\n\n    mais' : ''}`;
    return `[${this.chance.pick(['ref', 'Ref', 'outra'])}]: ${this.chance.pick(['/a', '<a b>', 'https://a.example "t"', "/x 'y'"])}`;
  }

  blocks(depth: number, count: number): string {
    const all = Array.from({ length: count }, () => this.block(depth));
    return all.map((each, i) => (i === 0 ? each : (this.chance.happens(0.75) ? '\n\n' : '\n') + each)).join('');
  }

  mutated(text: string): string {
    let mutated = text;
    for (let left = 1 + this.chance.upTo(2); left > 0; left--) {
      const at = this.chance.upTo(mutated.length);
      const kind = this.chance.upTo(2);
      const before = mutated.slice(0, at);
      if (kind === 0) mutated = before + mutated.slice(at + 1 + this.chance.upTo(2));
      else if (kind === 1) mutated = before + mutated.slice(at, at + 1 + this.chance.upTo(3)) + mutated.slice(at);
      else mutated = before + this.chance.pick(MARKS) + mutated.slice(at);
    }
    // No file holds half a character.
    return mutated.replace(/\p{Surrogate}/gu, '');
  }

  document(): string {
    const matter = this.chance.happens(0.1)
      ? this.chance.pick(['---\ntitle: "a: b"\n---\n', '---\n---\n', '---\na: |\n  b\n\n  c\n---\n'])
      : '';
    let text = `${matter}${matter && this.chance.happens(0.8) ? '\n' : ''}${this.blocks(0, 1 + this.chance.upTo(4))}\n`;
    if (this.chance.happens(0.6)) text = this.mutated(text);
    return this.chance.happens(0.06) ? text.replaceAll('\n', '\r\n') : text;
  }
}

/** That many documents. */
export function* randomMarkdown(seed: number, count: number): Generator<string> {
  const writer = new Writer(seed);
  for (let left = count; left > 0; left--) yield writer.document();
}

/** One block: what documents are put together from by whoever wants to take blocks away again. */
export const randomBlock = (seed: number): string => new Writer(seed).block(0);
