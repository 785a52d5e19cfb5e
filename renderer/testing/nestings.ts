// Everything that Markdown, its HTML and its directives let authors put into one another, as pages: a page a place, with
// every piece in it, for a browser's parser to take apart.

/** What stands in a line. */
const PIECES = [
  '<details><summary>s</summary>x</details>',
  '<details open><summary>a *b* [c](https://c.example)</summary>d <kbd>e</kbd></details>',
  '<details><summary>s</summary>a <details><summary>t</summary>b</details> c</details>',
  '<details>a <summary>s</summary></details>',
  '<details><summary>a <details><summary>b</summary>c</details> d</summary>e</details>',
  '<summary>s</summary>',
  '<kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd>',
  '<kbd id="k">a <details><summary>s</summary>x</details> b</kbd>',
  '<ins>a <details><summary>s</summary>x</details> b</ins>',
  '*a <sub>b <details><summary>s</summary>x</details></sub> c*',
  '**<details><summary>s</summary>*x*</details>**',
  '<abbr title="t">a</abbr><br><mark>b <del>c</del></mark><sup>d</sup>',
  '<img src="https://i.example/i.png" alt="i">![j](https://i.example/j.png)',
  '[l](https://l.example)',
  '<https://m.example> https://n.example o@p.example',
  '[q <https://r.example> *s <https://t.example>* u](https://v.example)',
  '[a <details><summary>s</summary>x</details> b](https://l.example)',
  '[a [^n] **b[^n]** c](https://l.example)',
  '[a [^n]][ref]',
  '[^n]',
  '`c` ~~d~~ **e *f***',
  '<kbd>aberto',
  '<details>aberto',
  '</details>',
] as const;

/** Places in a line, each with a hole. */
const IN_LINE = [
  '§',
  'a § b',
  '*a § b*',
  '**a § b**',
  '~~a § b~~',
  '[a § b](https://a.example)',
  '[a § b][ref]',
  '<kbd>a § b</kbd>',
  '<sub>a § b</sub>',
  '<abbr>a § b</abbr>',
  '<mark>§</mark>',
  '<ins>a § b</ins>',
  '<del>§</del>',
  '<details>a § b</details>',
  '<details><summary>a § b</summary>c § d</details>',
] as const;

/** Places of their own, each with holes for what stands in a line. */
const BLOCKS = [
  'a\n§\nb',
  '## a § b',
  'a § b\n---',
  '- a § b\n- § c',
  '- a § b\n\n  § c',
  '1. - [x] a § b',
  '> a § b',
  '> [!NOTE]\n> a § b',
  '| a § b | c |\n|---|---|\n| § | e § f |',
  '| a | b | c | § |\n|---|---|---|---|\n| d | e | f | g § h |',
  '<details>\n<summary>a § b</summary>\n\nc § d\n\n§\n\n</details>',
  '<details>\n\n<summary>\n\na § b\n\n</summary>\n\nc § d\n\n</details>',
  '<details><summary>\n\n## a § b\n\n- c § d\n\n</summary>e</details>',
  '<summary>\n\na § b\n\n</summary>',
  '<mark>\n\na § b\n\n- c § d\n\n</mark>',
  '<kbd>\n§\n</kbd>',
  '<ins>\n\na § b\n\n</ins>',
  '<del><details>\n\na § b\n\n</details></del>',
  ':::note[a § b]\nc § d\n:::',
  ':::details[a § b]\nc § d\n:::',
  ':::details\n<summary>a § b</summary>\n:::',
  ':::video[a § b]\nc § d\n:::',
  '::::tabs\n:::tab[a § b]\nc § d\n:::\n::::',
  '::::cards\n:::card[a § b]{href="/"}\nc § d\n:::\n::::',
  '::download[a § b]{src="/arquivo.txt"}',
  '::download[a § b]{src="/nada.txt"}',
  ':::tab[a § b]\nc § d\n:::',
] as const;

const definitions = '[^n]: nota\n\n[ref]: https://ref.example\n';

const filled = (place: string, piece: string): string => place.replaceAll('§', () => piece);

/** The pages, by name: each pair of a piece and a place, and of a place in a line and one of its own. */
export function nestings(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const add = (name: string, title: string, texts: readonly string[]): void =>
    void pages.set(name, `# ${title}\n\n${[...texts, definitions].join('\n\n')}`);
  for (const [i, piece] of PIECES.entries()) {
    add(`titulo-${i}`, piece, []);
    add(`nota-${i}`, 'Nota', ['a[^m]', `[^m]: ${piece}`]);
  }
  for (const [i, block] of BLOCKS.entries()) {
    const inBlock = PIECES.map((piece) => filled(block, piece));
    add(`bloco-${i}`, 'Bloco', inBlock);
  }
  for (const [i, place] of IN_LINE.entries()) {
    const inLine = PIECES.map((piece) => filled(place, piece));
    add(`linha-${i}`, 'Linha', inLine);
    const inBoth = BLOCKS.map((block) => filled(block, filled(place, PIECES[0])));
    add(`linha-em-bloco-${i}`, filled(place, PIECES[0]), inBoth);
  }
  return pages;
}
