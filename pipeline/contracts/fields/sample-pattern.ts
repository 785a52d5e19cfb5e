// Texts of the form of a regular expression: of the part of ECMA-262 that all validators read alike. What cannot be read stands
// as it is, so who asks for a text that must be right holds it to the expression.

export interface TextLengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Chooses one of so many. */
export type Pick = (count: number) => number;

/** A part of an expression, as often as it may stand: characters of which one is meant, or a group. */
interface Part {
  readonly of: string | Group;
  readonly least: number;
  readonly most: number;
}

/** What may stand in one place, each with the shortest and the longest text it is of. */
interface Group {
  readonly ways: readonly (readonly Part[])[];
  readonly least: number;
  readonly most: number;
}

/** Longer texts nobody reads. */
export const LONGEST = 10_000;

/** As short as it may be; the first choice everywhere, unless chosen. */
export function samplePattern(pattern: string, { minLength, maxLength }: TextLengths, pick: Pick = () => 0): string {
  const group = groupOf(pattern);
  if (group.least > LONGEST) return '';
  return textOf(group, Math.min(Math.max(minLength, group.least), maxLength, LONGEST), pick);
}

/** A text of a group, of a length as near to this as it can be. */
function textOf({ ways }: Group, length: number, pick: Pick): string {
  const fitting = ways.filter((parts) => sumOf(parts, leastOf) <= length && length <= sumOf(parts, mostOf));
  const among = fitting.length > 0 ? fitting : ways;
  const parts = among[pick(among.length)] ?? [];
  let spare = length - sumOf(parts, leastOf);
  let text = '';
  for (const part of parts) {
    const own = leastOf(part) + Math.max(0, Math.min(spare, mostOf(part) - leastOf(part)));
    const written = textOfPart(part, own, pick);
    spare -= written.length - leastOf(part);
    text += written;
  }
  return text;
}

function textOfPart({ of, least, most }: Part, length: number, pick: Pick): string {
  let text = '';
  if (typeof of === 'string') {
    const marks = [...of];
    for (let i = 0; i < Math.min(Math.max(length, least), most); i++) text += marks[pick(marks.length)] ?? '';
    return text;
  }
  const perCopy = Math.max(1, of.most);
  const copies = Math.min(most, Math.max(least, Math.ceil(length / perCopy)));
  for (let left = copies; left > 0; left--) text += textOf(of, length - text.length - (left - 1) * of.least, pick);
  return text;
}

const leastOf = ({ of, least }: Part): number => least * (typeof of === 'string' ? 1 : of.least);

/** Infinity for what may be of any length, and nothing is nothing however often it stands there. */
const mostOf = ({ of, most }: Part): number => (typeof of === 'string' ? most : most * of.most || 0);

const sumOf = (parts: readonly Part[], size: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + size(part), 0);

function groupOf(pattern: string): Group {
  let at = 0;
  const group = (): Group => {
    const ways = [sequence()];
    while (pattern[at] === '|') {
      at++;
      ways.push(sequence());
    }
    return {
      ways,
      least: Math.min(...ways.map((parts) => sumOf(parts, leastOf))),
      most: Math.max(...ways.map((parts) => sumOf(parts, mostOf))),
    };
  };
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const of = piece();
      const [least, most] = quantifier();
      if (of !== '') parts.push({ of, least, most });
    }
    return parts;
  };
  const piece = (): Part['of'] => {
    const mark = pattern[at++] ?? '';
    if (mark === '(') {
      if (pattern.startsWith('?:', at)) at += 2;
      const inner = group();
      at++;
      return inner;
    }
    if (mark === '[') {
      const end = classEnd(pattern, at);
      const members = membersOf(pattern.slice(at, end));
      at = end + 1;
      return members;
    }
    if (mark === '\\') return escaped(pattern[at++] ?? '');
    if (mark === '.') return LETTERS;
    return mark === '^' || mark === '$' ? '' : mark;
  };
  const quantifier = (): [number, number] => {
    const [found = '', least = '', comma, most] = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(pattern.slice(at)) ?? [];
    at += found.length;
    if (found.startsWith('*')) return [0, Number.POSITIVE_INFINITY];
    if (found.startsWith('+')) return [1, Number.POSITIVE_INFINITY];
    if (found.startsWith('?')) return [0, 1];
    if (found === '') return [1, 1];
    return [Number(least), comma === undefined ? Number(least) : most ? Number(most) : Number.POSITIVE_INFINITY];
  };
  return group();
}

function classEnd(pattern: string, start: number): number {
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++;
    else if (pattern[at] === ']') return at;
  }
  return pattern.length;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';
/** What a class that says what is not in it may be of. */
const COMMON = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}- `;

const ESCAPED: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: LETTERS + LETTERS.toUpperCase() + DIGITS,
  s: ' ',
  D: LETTERS,
  W: '-',
  S: LETTERS + DIGITS,
  n: '\n',
  t: '\t',
};

const escaped = (mark: string): string => ESCAPED[mark] ?? mark;

/** The characters of a class, those it names first, first. */
function membersOf(written: string): string {
  if (written.startsWith('^')) {
    const isOut = new RegExp(`[${written.slice(1)}]`, 'u');
    return [...COMMON].filter((mark) => !isOut.test(mark)).join('');
  }
  const members = [...written.matchAll(/\\(.)|([^\\])-([^\\\]])|(.)/gsu)].map(([, special, from, to, mark = '']) =>
    special !== undefined ? escaped(special) : from !== undefined && to !== undefined ? range(from, to) : mark,
  );
  return [...new Set(members.join(''))].join('');
}

/** Of a long range its beginning. */
function range(from: string, to: string): string {
  const first = from.codePointAt(0) ?? 0;
  const count = Math.min((to.codePointAt(0) ?? 0) - first + 1, 256);
  return Array.from({ length: Math.max(0, count) }, (_, i) => String.fromCodePoint(first + i)).join('');
}
