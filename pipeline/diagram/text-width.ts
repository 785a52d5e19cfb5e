/** Advance widths of Arial in thousandths of the font size, for the printable ASCII characters from the space on. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const OTHER = 600;
const WIDE = 1000;
/** The system's sans-serif fonts run up to this much wider than Arial; boxes add padding on top. */
const ALLOWANCE = 1.14;
const BOLD = 1.07;

/** Estimates the width of one line of text in any of the usual sans-serif fonts. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  // An accent does not widen its letter.
  for (const character of text.normalize('NFD')) {
    if (/\p{M}/u.test(character)) continue;
    const code = character.codePointAt(0) ?? 0;
    width += WIDTHS[code - 0x20] ?? (code >= 0x1100 ? WIDE : OTHER);
  }
  return (width / 1000) * size * ALLOWANCE * (bold ? BOLD : 1);
}
