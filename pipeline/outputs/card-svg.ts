import { type Accent, contrastOf, LEAST_CONTRAST, strongOf } from '../config/colours.ts';
import { textWidth } from '../diagram/text-width.ts';
import { escapeXml } from './escape-xml.ts';

/** What a social card says: a title in large letters, and below it a few words more. */
export interface Card {
  readonly title: string;
  readonly text: string;
  /** The site's own, in the place of ours. */
  readonly accent?: Accent | undefined;
}

export const CARD_FONT = 'Geist';

/** From renderer/styles/tokens.css: --accent-strong of the light mode, and on it --accent and --accent-strong of the dark one. */
export const CARD_COLOURS = { paper: '#054838', title: '#ffffff', mark: '#72d6b5', text: '#a4ead2' } as const;

/** The same of another accent; white where that cannot be read on itself. */
function coloursOf(accent: Accent): Record<keyof typeof CARD_COLOURS, string> {
  const { title } = CARD_COLOURS;
  const [paper, text] = [strongOf(accent, 'light'), strongOf(accent, 'dark')];
  return { paper, title, mark: accent.dark, text: contrastOf(text, paper) < LEAST_CONTRAST ? title : text };
}

/** What those who show cards ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const LINE_WIDTH = WIDTH - 2 * MARGIN;
const LINES = 3;
/** Of the title, in the largest that leaves no more than its lines. */
const TITLE_SIZES = [104, 88, 72] as const;
const TEXT_SIZE = 34;

/** Draws a card. All that it shows stands in the result, by whose hash it can be named. */
export function cardSvg({ title, text, accent }: Card): string {
  const colours = accent ? coloursOf(accent) : CARD_COLOURS;
  const size = TITLE_SIZES.find((each) => wrap(title, each).length <= LINES) ?? TITLE_SIZES[2];
  const titleLines = shorten(wrap(title, size), LINES);
  const textLines = shorten(wrap(text, TEXT_SIZE), LINES);
  const bottom = HEIGHT - MARGIN - (textLines.length - 1) * TEXT_SIZE * 1.35;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${CARD_FONT}" font-weight="600">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>`,
    `<rect x="${MARGIN}" y="${MARGIN}" width="96" height="12" rx="6" fill="${colours.mark}"/>`,
    ...drawn(titleLines, { y: MARGIN + 40 + size, size, leading: 1.12, colour: colours.title }),
    ...drawn(textLines, { y: bottom, size: TEXT_SIZE, leading: 1.35, colour: colours.text }),
    '</svg>',
  ].join('');
}

interface TextStyle {
  /** Of the first line's feet. */
  readonly y: number;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

const drawn = (lines: readonly string[], { y, size, leading, colour }: TextStyle): string[] =>
  lines.map((line, i) => {
    const foot = Math.round(y + i * size * leading);
    return `<text x="${MARGIN}" y="${foot}" font-size="${size}" fill="${colour}">${escapeXml(line)}</text>`;
  });

/** Lines that are no wider than the card, broken between words, and within a word only where it is wider than a line. */
function wrap(text: string, size: number): readonly string[] {
  const fits = (line: string): boolean => textWidth(line, size, true) <= LINE_WIDTH;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (!fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** No more lines than these; what is left out shows by its end. */
const shorten = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), (lines[most - 1] ?? '').replace(/(?:\s+\S*|[\s\S]{2})$/u, '…')];
