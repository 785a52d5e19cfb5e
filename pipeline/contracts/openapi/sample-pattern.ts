// A text of the form of a regular expression: the first choice everywhere, as often as it must be.

/** Of what has to be longer a sample shows the beginning. */
export const LONGEST = 10_000;

interface Lengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Of the part of ECMA-262 that all validators read alike; what it cannot read stands as it is. */
export function samplePattern(pattern: string, { minLength, maxLength }: Lengths): string {
  const shortest = write(pattern, 0);
  if (shortest.length >= minLength)
    return shortest.slice(0, maxLength === Number.POSITIVE_INFINITY ? undefined : maxLength);
  // The first that is long enough is the only one that may be short enough.
  let [low, high] = [0, Math.min(minLength, LONGEST)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (write(pattern, middle).length < minLength) low = middle;
    else high = middle;
  }
  const longer = write(pattern, high);
  return longer.length >= minLength && longer.length <= maxLength ? longer : shortest;
}

/** Each part that may be repeated is so `more` times above the least. */
function write(pattern: string, more: number): string {
  let at = 0;
  const alternatives = (): string => {
    const first = sequence();
    while (pattern[at] === '|') {
      at++;
      sequence();
    }
    return first;
  };
  const sequence = (): string => {
    let text = '';
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const part = piece();
      const [least, most] = quantifier();
      const times = Math.min(least + more, Math.max(least, most), Math.ceil(LONGEST / Math.max(1, part.length)));
      text = (text + part.repeat(times)).slice(0, LONGEST);
    }
    return text;
  };
  const piece = (): string => {
    const mark = pattern[at++] ?? '';
    if (mark === '(') {
      if (pattern.startsWith('?:', at)) at += 2;
      const inner = alternatives();
      at++;
      return inner;
    }
    if (mark === '[') return fromClass();
    if (mark === '\\') return escaped(pattern[at++] ?? '');
    if (mark === '.') return 'a';
    return mark === '^' || mark === '$' ? '' : mark;
  };
  const fromClass = (): string => {
    const end = classEnd(pattern, at);
    const members = pattern.slice(at, end);
    at = end + 1;
    return memberOf(members);
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
  return alternatives();
}

function classEnd(pattern: string, start: number): number {
  for (let at = start; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++;
    else if (pattern[at] === ']') return at;
  }
  return pattern.length;
}

const escaped = (mark: string): string =>
  ({ d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', n: '\n', t: '\t' })[mark] ?? mark;

/** The first member; of a class that says what is not in it, the first of the common ones that it leaves. */
function memberOf(members: string): string {
  if (members.startsWith('^')) {
    const isOut = new RegExp(`[${members.slice(1)}]`, 'u');
    return ['a', 'A', '1', '-', ' '].find((mark) => !isOut.test(mark)) ?? '';
  }
  return members.startsWith('\\') ? escaped(members[1] ?? '') : ([...members][0] ?? '');
}
