// Regular expressions as every validator reads them. JSON Schema recommends the few constructs in which the languages agree;
// \d, \w and (?:…) have a spelling among these, and are written so where a pattern is published.

/** What the languages read in ways of their own, or not at all. */
const UNPORTABLE = /\\[1-9bBkpPu]|\\x|\\c|\(\?(?!:)[<=!]{0,2}|[*+?}]\+/g;
const ESCAPED = /\\\\/g;

/** The first construct of a pattern that not every validator reads; undefined for none. */
export const unportableIn = (pattern: string): string | undefined =>
  pattern.replace(ESCAPED, '').match(UNPORTABLE)?.[0];

const CLASSES: Readonly<Record<string, string>> = { d: '0-9', w: 'A-Za-z0-9_', s: ' \\t\\n\\r\\f\\v' };

/** The same pattern in the constructs that all have. In Python \d is a digit of any script. */
export function portable({ source }: RegExp): string {
  let isInClass = false;
  return source.replace(/\\(.)|\(\?:|\[|\]/gsu, (token, escaped?: string) => {
    if (token === '(?:') return '(';
    if (token === '[' || token === ']') {
      isInClass = token === '[';
      return token;
    }
    const mark = escaped ?? '';
    const members = CLASSES[mark.toLowerCase()];
    // Inside a class a negated one has no other spelling.
    if (members === undefined || (isInClass && mark !== mark.toLowerCase())) return mark === '/' ? '/' : token;
    if (isInClass) return members;
    return mark === mark.toLowerCase() ? `[${members}]` : `[^${members}]`;
  });
}
