// Texts that nobody writes: what opens and never ends, nests without end, repeats itself or is no Markdown at all. They are
// there to end a parser, not to be read. The same seed gives the same text.
import { Chance } from './chance.ts';
import { HTML, INLINES, MARKS, NAMES, WORDS } from './markdown-pieces.ts';
import { randomMarkdown } from './random-markdown.ts';

/** What opens something, and what ends it. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['*', '*'],
  ['**', '**'],
  ['_', '_'],
  ['~~', '~~'],
  ['*a **', '** a*'],
  ['[', ']'],
  ['[', '](/a)'],
  ['![', '](/a)'],
  ['[', '][ref]'],
  ['![', '][ref]'],
  [':a[', ']'],
  ['::a[', ']'],
  [':a{', '}'],
  ['<', '>'],
  ['<kbd>', '</kbd>'],
  ['<!--', '-->'],
  ['`', '`'],
  ['``', '`'],
  ['(', ')'],
  ['"', '"'],
  ['|', '|'],
  ['$', '$'],
  ['> ', ''],
  ['- ', ''],
  ['1. ', ''],
  ['> - ', ''],
  ['- [ ] ', ''],
  ['[^1]: ', ''],
  ['[^a', ']'],
  ['[a]: ', ''],
  ['<div>\n\n', '\n\n</div>'],
  ['<a b="', '">'],
  ['http://a.', ''],
  ['a@b.', ''],
  ['&', ';'],
];

/** What opens a block line by line, each deeper than the one above. */
const STEPS = ['> ', '>', '  ', '    ', '\t', ':', '- ', '* ', '1. ', '#', '`', '|'];

/** Characters that few texts hold. */
const RARE = ['\0', '\r', '\u2028', '\ufeff', '\u200b', '\ud800', '\udc00', '\u0301', '𝒳', '\x1b', '\x85', '\ufffd'];

const ENDS = ['\n', '\n\n', '\r\n', '\r', ' ', ''];

/** From one to so many, small numbers as often as great ones. */
const size = (chance: Chance, most: number): number => Math.ceil(Math.exp(chance.next() * Math.log(most)));

const piece = (chance: Chance): string => chance.pick(chance.pick([MARKS, MARKS, INLINES, WORDS, HTML, RARE, ENDS]));

function soup(chance: Chance, most: number): string {
  return Array.from({ length: size(chance, most) }, () => piece(chance)).join('');
}

function nested(chance: Chance, most: number): string {
  const pairs = Array.from({ length: 1 + chance.upTo(2) }, () => chance.pick(PAIRS));
  const times = size(chance, most);
  const open = pairs.map(([first]) => first).join('');
  const close = pairs
    .map(([, last]) => last)
    .reverse()
    .join('');
  const ends = chance.happens(0.7) ? times : size(chance, most);
  return open.repeat(times) + soup(chance, 4) + close.repeat(ends);
}

function stairs(chance: Chance, most: number): string {
  const step = chance.pick(STEPS);
  const said = chance.happens(0.3) ? `:::${chance.pick(NAMES)}` : piece(chance) + soup(chance, 3);
  const levels = Math.ceil(Math.sqrt(size(chance, most)));
  const lines = Array.from({ length: levels }, (_, i) => step.repeat(i) + said);
  return (chance.happens(0.3) ? lines.reverse() : lines).join('\n');
}

/** A text by its number. */
export function hostileMarkdown(seed: number): string {
  const chance = new Chance(seed);
  const most = chance.happens(0.02) ? 40_000 : 200;
  const part = (): string => {
    const kind = chance.next();
    if (kind < 0.25) return nested(chance, most);
    if (kind < 0.45) return soup(chance, 4).repeat(size(chance, most));
    if (kind < 0.55) return stairs(chance, most);
    if (kind < 0.8) return soup(chance, 60);
    const [text = ''] = randomMarkdown(chance.upTo(2 ** 31), 1);
    const from = chance.upTo(text.length);
    return text + text.slice(from, from + size(chance, 40)).repeat(size(chance, most / 4));
  };
  return Array.from({ length: 1 + chance.upTo(2) }, part)
    .join(chance.pick(ENDS))
    .slice(0, 10 * most);
}
